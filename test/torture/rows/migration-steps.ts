import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { ROOT } from '../../../server/ops/process.mjs'
import type { Row } from '../row.ts'
import { type Places, placesIn, scratch } from '../site.ts'
import { startOfStart } from '../start-of-start.ts'
import { errorOf, killAtEachStep } from '../steps.ts'

const START = 'test/torture/start-of-start.ts'

/** In a mail in the database; must not be in a backup. */
const SECRET = 'code-K7Q2'

/** A database of an early version with exchange requests in every state, and further rows. */
function oldSite(): Places {
  const places = placesIn(scratch())
  cpSync(join(ROOT, 'test/fixtures/databases/schema-0003.sqlite'), places.databaseFile)
  const sqlite = new Sqlite(places.databaseFile)
  sqlite.exec(`
    INSERT INTO settings VALUES ('mine', 'precious');
    INSERT INTO outbox (template, recipient, subject, text, html, expires_at)
    VALUES ('reset', 'a@b.test', 's', '${SECRET}', '', 9e12)`)
  sqlite.close()
  return places
}

const REQUESTS = `SELECT id, status, outcome, name FROM exchange_requests ORDER BY id`
const SWAPS = `SELECT swaps.id, state, swaps.outcome, name, count(image_id) FROM swaps JOIN swap_legs ON swap_id = swaps.id
  LEFT JOIN swap_leg_images ON leg_id = swap_legs.id GROUP BY swap_legs.id ORDER BY swap_legs.id`

/** Full schema, the rows moved by a migration, and the number of applied migrations. */
function stateOf(file: string): string {
  const sqlite = new Sqlite(file)
  try {
    const isOld = sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'exchange_requests'").get()
    return JSON.stringify([
      sqlite.pragma('integrity_check', { simple: true }),
      sqlite.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').raw().all(),
      sqlite.prepare("SELECT value FROM settings WHERE key = 'mine'").pluck().all(),
      sqlite
        .prepare(isOld ? REQUESTS : SWAPS)
        .raw()
        .all(),
      sqlite.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get(),
    ])
  } finally {
    sqlite.close()
  }
}

export const migrationSteps: Row = {
  name: 'migration-steps',
  title: 'A migration killed at each of its steps: the old schema or the new one, never between',
  async run({ long, rounds = long ? Number.POSITIVE_INFINITY : 3 }, say) {
    const first = oldSite()
    const copy = () => {
      const places = placesIn(scratch())
      cpSync(first.databaseFile, places.databaseFile)
      return places
    }
    const old = stateOf(first.databaseFile)
    const migrated = copy()
    startOfStart(migrated)
    const fresh = stateOf(migrated.databaseFile)
    const found = { old: 0, new: 0 }
    const { steps, kills, failures } = await killAtEachStep({
      script: START,
      tries: rounds,
      prepare: copy,
      async judge(places, step) {
        const state = stateOf(places.databaseFile)
        if (state !== old && state !== fresh) return `between: ${state}`
        found[state === old ? 'old' : 'new'] += 1
        const folder = dirname(places.databaseFile)
        const snapshots = readdirSync(folder).filter((name) => /^before-migration-.+\.sqlite$/.test(name))
        const unclean = snapshots.filter((name) => readFileSync(join(folder, name)).includes(SECRET))
        const error = errorOf(() => startOfStart(places))
        say(step)
        if (state === fresh && snapshots.length !== 1) return 'no snapshot of the old schema'
        if (unclean.length > 0) return 'a snapshot with a secret in it'
        if (existsSync(`${places.databaseFile}.snapshot`)) return 'what was half done stays'
        return stateOf(places.databaseFile) === fresh ? undefined : `the next start fails: ${error}`
      },
    })
    if (old === fresh) failures.push('there is nothing to migrate')
    return { lines: [`killed at ${kills} of ${steps} steps; found ${JSON.stringify(found)}`], failures }
  },
}
