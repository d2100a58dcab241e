import { copyFileSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { DAY } from '../../server/platform/time-shared.ts'
import { SWAP_DEADLINE } from '../../server/swaps/limits.ts'
import { loadSwaps } from '../../server/swaps/swaps-queries.ts'
import { temporaryFolder } from '../helpers/app.ts'

const FIXTURES = join(import.meta.dirname, '../fixtures/databases')

interface OldRequest {
  id: number
  requester_id: number
  owner_id: number
  requested_item_id: number | null
  requested_item_name: string
  offered_item_id: number | null
  name: string
  description: string
  condition: string
  category_id: number
  message: string
  status: 'pending' | 'accepted' | 'rejected'
  outcome: string | null
  reason: string
  accepted_at: number | null
  requester_completed_at: number | null
  owner_completed_at: number | null
  reminded_at: number | null
  client_id: string | null
  created_at: number
  updated_at: number
}

const TIMES = [
  'created_at',
  'updated_at',
  'accepted_at',
  'requester_completed_at',
  'owner_completed_at',
  'reminded_at',
]

/** A copy of a fixture with current dates. */
function oldDatabase(t: Test, fixture: string) {
  const file = join(temporaryFolder(t), 'site.sqlite')
  copyFileSync(fixture, file)
  const sqlite = new Sqlite(file)
  const newest = sqlite.prepare('SELECT max(updated_at) FROM exchange_requests').pluck().get() as number
  const later = Date.now() - newest
  sqlite.exec(
    `UPDATE exchange_requests SET ${TIMES.map((time) => `${time} = ${time} + ${later}`).join(', ')}`,
  )
  const rows = sqlite.prepare<[], OldRequest>('SELECT * FROM exchange_requests ORDER BY id').all()
  const pictures = sqlite
    .prepare<[], { request_id: number; image_id: number }>(
      'SELECT request_id, image_id FROM exchange_request_images ORDER BY request_id, position',
    )
    .all()
  const items = sqlite.prepare('SELECT id, status FROM items ORDER BY id').all()
  const covers = new Map(
    sqlite
      .prepare<[], [number, number]>('SELECT item_id, image_id FROM item_images WHERE position = 0')
      .raw()
      .all(),
  )
  sqlite.close()
  return { file, rows, pictures, items, covers }
}

const STATES: Record<string, string> = { pending: 'proposed', accepted: 'agreed', rejected: 'ended' }

for (const fixture of globSync('*.sqlite', { cwd: FIXTURES }).sort()) {
  t.test(`every exchange request of ${basename(fixture)} is a swap with all that it had`, async (t) => {
    const { file, rows, pictures, items, covers } = oldDatabase(t, join(FIXTURES, fixture))
    const before = Date.now()
    const db = openDatabase(file)
    t.teardown(() => db.$client.close())
    t.ok(migrateDatabase(db).snapshot)
    const swaps = loadSwaps(
      db,
      rows.map(({ id }) => id),
    )
    t.equal(swaps.length, rows.length)
    t.equal(db.$client.prepare('SELECT count(*) FROM swaps').pluck().get(), rows.length)
    t.strictSame(db.$client.prepare('SELECT id, status FROM items ORDER BY id').all(), items)

    for (const [at, old] of rows.entries()) {
      const swap = swaps[at]!
      const isDone = old.outcome === 'completed'
      t.match(
        swap,
        {
          id: old.id,
          kind: 'request',
          state: isDone ? 'completed' : STATES[old.status],
          outcome: isDone ? null : old.outcome,
          revision: 1,
          byId: old.requester_id,
          message: old.message,
          pick: null,
          reason: old.reason,
          agreedAt: old.accepted_at,
          createdAt: old.created_at,
          parties: [
            { accountId: old.requester_id, place: 0 },
            { accountId: old.owner_id, place: 1 },
          ],
        },
        old.message,
      )
      const outcome = isDone ? 'traded' : null
      const [wanted, offered] = swap.legs
      t.match(wanted, {
        itemId: old.requested_item_id,
        fromId: old.owner_id,
        toId: old.requester_id,
        name: old.requested_item_name,
        givenAt: old.owner_completed_at,
        receivedAt: old.requester_completed_at,
        outcome,
      })
      t.match(offered, {
        itemId: old.offered_item_id,
        fromId: old.requester_id,
        toId: old.owner_id,
        name: old.name,
        condition: old.condition,
        categoryId: old.category_id,
        givenAt: old.requester_completed_at,
        receivedAt: old.owner_completed_at,
        outcome,
      })
      const picturesOf = (legId: number) =>
        db.$client
          .prepare('SELECT image_id FROM swap_leg_images WHERE leg_id = ? ORDER BY position')
          .pluck()
          .all(legId)
      t.strictSame(
        picturesOf(offered!.id),
        pictures.filter(({ request_id }) => request_id === old.id).map(({ image_id }) => image_id),
      )
      const cover = covers.get(old.requested_item_id ?? 0)
      t.strictSame(picturesOf(wanted!.id), cover === undefined ? [] : [cover])
      const { description } = db.$client
        .prepare<[number], { description: string }>('SELECT description FROM swap_legs WHERE id = ?')
        .get(offered!.id)!
      t.equal(description, old.description)
    }

    const due = (message: string) => {
      const { id } = rows.find((row) => row.message === `Please: ${message}`)!
      return db.$client
        .prepare<[number], { since: number; due: number | null; reminders: number }>(
          'SELECT waiting_since AS since, due_at AS due, reminders FROM swaps WHERE id = ?',
        )
        .get(id)!
    }
    const { answer, handover, confirmation } = SWAP_DEADLINE
    const old = (message: string) => rows.find((row) => row.message === `Please: ${message}`)!
    t.match(due('pending'), {
      since: old('pending').updated_at,
      due: old('pending').updated_at + answer.remind[0],
    })
    t.match(due('agreed'), {
      since: old('agreed').accepted_at,
      due: old('agreed').accepted_at! + handover.remind[0],
    })
    const half = old('confirmed by its owner').owner_completed_at!
    t.match(due('confirmed by its owner'), { since: half, due: half + confirmation.remind[0], reminders: 0 })
    const asked = old('confirmed by its requester').requester_completed_at!
    t.match(due('confirmed by its requester'), {
      since: asked,
      due: asked + confirmation.expire,
      reminders: 1,
    })
    for (const message of ['pending for a year', 'agreed a year ago']) {
      const { since, due: at, reminders } = due(message)
      t.ok(since >= before && since <= Date.now(), `${message} waits anew`)
      t.equal(at, since + (message.startsWith('pending') ? answer : handover).remind[0])
      t.equal(reminders, 0)
    }
    t.equal(due('declined').due, null)
    t.ok(before - DAY < due('pending').since)

    const tables = db.$client
      .prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'exchange%'")
      .pluck()
      .all()
    t.strictSame(tables, [])
    const next = db.$client
      .prepare("INSERT INTO swaps (kind, waiting_since) VALUES ('request', 0) RETURNING id")
      .pluck()
      .get() as number
    t.ok(next > rows.at(-1)!.id, 'no id is given out twice')
  })
}

t.test('the ids of requests that are gone are not given out again', async (t) => {
  const { file, rows } = oldDatabase(t, join(FIXTURES, 'schema-0007.sqlite'))
  const sqlite = new Sqlite(file)
  sqlite.exec('DELETE FROM exchange_request_images; DELETE FROM exchange_requests')
  sqlite.close()
  const db = openDatabase(file)
  t.teardown(() => db.$client.close())
  migrateDatabase(db)
  const insert = db.$client.prepare(
    "INSERT INTO swaps (kind, waiting_since) VALUES ('request', 0) RETURNING id",
  )
  t.equal(insert.pluck().get(), rows.at(-1)!.id + 1)
})
