import { cpSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { finishRestore } from '../../../db/pending-restore.ts'
import { makeBackup } from '../../../server/site/backups/backup-service.ts'
import { restore } from '../../../server/site/backups/restore-service.ts'
import { namedUploads } from '../../../server/site/backups/upload-names.ts'
import { testItem, testPictures } from '../../helpers/items.ts'
import { buildTestSite } from '../people.ts'
import type { Row } from '../row.ts'
import { type Places, placesIn, scratch } from '../site.ts'
import { startOfStart } from '../start-of-start.ts'
import { errorOf, killAtEachStep } from '../steps.ts'

const START = 'test/torture/start-of-start.ts'

/** A stopped site with an item called `name` and `pictures` images. */
async function siteWith(name: string, pictures: number): Promise<Places> {
  const places = placesIn(scratch())
  await buildTestSite(places, async (app, owner) => {
    testItem(app, owner.id, { name, image_ids: await testPictures(app, pictures) })
  })
  return places
}

/** As after a kill: the WAL has rows that are not in the file. */
function leftByAKill(site: Places): Places {
  const left = placesIn(scratch())
  const sqlite = new Sqlite(site.databaseFile)
  sqlite.exec("PRAGMA journal_mode = WAL; UPDATE items SET name = 'Old and in the log'")
  for (const ending of ['', '-wal']) cpSync(site.databaseFile + ending, left.databaseFile + ending)
  sqlite.close()
  cpSync(site.uploadsDir, left.uploadsDir, { recursive: true })
  return left
}

function copyOf(site: Places): Places {
  const copy = placesIn(scratch())
  cpSync(dirname(site.databaseFile), dirname(copy.databaseFile), { recursive: true })
  return copy
}

/** State of a site: database integrity, the item, and missing files. */
function stateOf({ databaseFile, uploadsDir }: Places): string {
  const sqlite = new Sqlite(databaseFile)
  try {
    const missing = [...namedUploads(sqlite)].filter((name) => !existsSync(join(uploadsDir, name)))
    const names = sqlite.prepare('SELECT name FROM items').pluck().all()
    return [sqlite.pragma('integrity_check', { simple: true }), ...names, ...missing].join(' ')
  } finally {
    sqlite.close()
  }
}

export const restoreSteps: Row = {
  name: 'restore-steps',
  title: 'A restore killed at each of its steps: the old site or the new one, never between',
  async run({ long, rounds = long ? Number.POSITIVE_INFINITY : 3 }, say) {
    const [old, fresh] = [await siteWith('Old', 2), await siteWith('New', 3)]
    const file = join(scratch(), 'backup.sqlite')
    await makeBackup({ ...fresh, file })
    const before = leftByAKill(old)
    const found: Record<string, number> = {}

    const restored = await killAtEachStep({
      script: 'server/ops/restore.ts',
      args: [file],
      tries: rounds,
      prepare: () => copyOf(before),
      async judge(places, step) {
        // First step of every start.
        finishRestore(places.databaseFile)
        const state = stateOf(places)
        found[state] = (found[state] ?? 0) + 1
        if (state !== 'ok Old and in the log' && state !== 'ok New') return `found ${state}`
        const error = errorOf(() => restore({ ...places, file }))
        say(step)
        return stateOf(places) === 'ok New'
          ? undefined
          : `the next restore ends in ${stateOf(places)} ${error}`
      },
    })

    const bare = placesIn(scratch())
    cpSync(file, bare.databaseFile)
    const inPlace = await killAtEachStep({
      script: START,
      tries: rounds,
      prepare: () => copyOf(bare),
      async judge(places, step) {
        const error = errorOf(() => startOfStart(places))
        say(`${step} of a first start`)
        return stateOf(places) === 'ok New' ? undefined : `the next start ends in ${stateOf(places)} ${error}`
      },
    })
    return {
      lines: [
        `restore: killed at ${restored.kills} of ${restored.steps} steps; found ${JSON.stringify(found)}`,
        `first start on a backup: killed at ${inPlace.kills} of ${inPlace.steps} steps, and the next start finished it`,
      ],
      failures: [...restored.failures, ...inPlace.failures],
    }
  },
}
