import { join } from 'node:path'
import { lte, sql } from 'drizzle-orm'
import t, { type Test } from 'tap'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase, prepared } from '../../db/open.ts'
import { content, giftRounds } from '../../db/schema/index.ts'
import { given, names, statement } from '../../db/statement.ts'
import { temporaryFolder } from '../helpers/app.ts'

function migrated(t: Test) {
  const db = openDatabase(join(temporaryFolder(t), 'test.sqlite'))
  t.teardown(() => db.$client.close())
  migrateDatabase(db)
  return db
}

const at = new Date('2026-02-03T04:05:06.789Z')

const insertRound = prepared((db) =>
  db
    .insert(giftRounds)
    .values({ seed: sql.placeholder('seed'), nextSeed: '', dueAt: sql.placeholder('dueAt') })
    .returning({ id: giftRounds.id })
    .prepare(),
)

t.test('maps each field with its column', (t) => {
  const db = migrated(t)
  insertRound(db).get({ seed: 'a', dueAt: at })
  insertRound(db).get({ seed: 'b', dueAt: null })
  db.insert(content)
    .values({ key: 'k', value: { list: [1] } })
    .run()
  const found = statement<{ seed: string }>(db).rows(
    {
      id: giftRounds.id,
      dueAt: giftRounds.dueAt,
      value: content.value,
      twice: sql<number>`${giftRounds.id} * 2`,
      last: sql<Date | null>`max(${giftRounds.dueAt}) OVER ()`.mapWith(giftRounds.dueAt),
    },
    (
      columns,
    ) => sql`SELECT ${columns} FROM ${giftRounds}, ${content} WHERE ${giftRounds.seed} >= ${sql.placeholder('seed')}
      ORDER BY ${giftRounds.id}`,
  )
  const rows = [
    { id: 1, dueAt: at, value: { list: [1] }, twice: 2, last: at },
    { id: 2, dueAt: null, value: { list: [1] }, twice: 4, last: at },
  ]
  t.strictSame(found.all({ seed: 'a' }), rows)
  t.strictSame(found.get({ seed: 'a' }), rows[0])
  t.strictSame([...found.iterate({ seed: 'a' })], rows)
  t.equal(found.get({ seed: 'z' }), undefined)
  // @ts-expect-error a parameter is missing
  t.throws(() => found.all({}), /No value for placeholder "seed"/)
  t.end()
})

t.test('writes without RETURNING, and takes dates as parameters', (t) => {
  const db = migrated(t)
  const copy = statement<{ at: Date | null }>(db).change(
    sql`INSERT INTO ${giftRounds} (${names(giftRounds.seed, giftRounds.nextSeed, giftRounds.dueAt)})
        SELECT 'c', 'd', ${given(giftRounds.dueAt, 'at')}`,
  )
  t.equal(copy.run({ at }).changes, 1)
  copy.run({ at: null })
  t.strictSame(
    db
      .select()
      .from(giftRounds)
      .all()
      .map((round) => round.dueAt),
    [at, null],
  )
  const due = db
    .select({ id: giftRounds.id })
    .from(giftRounds)
    .where(lte(giftRounds.dueAt, given(giftRounds.dueAt, 'now')))
    .prepare()
  t.strictSame(due.all({ now: at }), [{ id: 1 }])
  t.end()
})

t.test('returns fields of a write', (t) => {
  const db = migrated(t)
  insertRound(db).get({ seed: 'a', dueAt: at })
  const moved = statement(db).rows(
    { id: giftRounds.id, dueAt: giftRounds.dueAt },
    (columns) => sql`UPDATE ${giftRounds} SET ${names(giftRounds.dueAt)} = NULL RETURNING ${columns}`,
  )
  t.strictSame(moved.all(), [{ id: 1, dueAt: null }])
  t.end()
})
