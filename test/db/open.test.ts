import { statSync, writeFileSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import t from 'tap'
import { immediate, openDatabase, prepared } from '../../db/open.ts'
import { settings } from '../../db/schema/index.ts'
import { temporaryFolder, testApp } from '../helpers/app.ts'

t.test('the settings that durability and integrity rest on hold at every open', async (t) => {
  const file = `${temporaryFolder(t)}/deep/er/test.sqlite`
  for (const time of ['first', 'second', 'after another program']) {
    const { $client: sqlite } = openDatabase(file)
    const get = (name: string) => sqlite.pragma(name, { simple: true })
    t.strictSame(
      [
        get('journal_mode'),
        get('synchronous'),
        get('foreign_keys'),
        get('busy_timeout'),
        get('trusted_schema'),
        get('journal_size_limit'),
      ],
      ['wal', 2, 1, 5000, 0, 16_777_216],
      time,
    )
    sqlite.exec('CREATE TABLE IF NOT EXISTS x (y)')
    sqlite.close()
    if (time === 'second') {
      const other = new Sqlite(file)
      other.pragma('journal_mode = DELETE')
      other.close()
    }
  }
})

t.test('a WAL file that has grown shrinks at the next write after a checkpoint', async (t) => {
  const file = `${temporaryFolder(t)}/test.sqlite`
  const { $client: sqlite } = openDatabase(file)
  t.teardown(() => sqlite.close())
  sqlite.exec('CREATE TABLE x (y); INSERT INTO x VALUES (zeroblob(40000000))')
  t.ok(statSync(`${file}-wal`).size > 40_000_000)
  sqlite.pragma('wal_checkpoint(RESTART)')
  sqlite.exec('INSERT INTO x VALUES (1)')
  t.ok(statSync(`${file}-wal`).size <= 16_777_216)
})

t.test('a file that is no database is refused and left as it is', async (t) => {
  const file = `${temporaryFolder(t)}/test.sqlite`
  writeFileSync(file, 'my shopping list, much longer than the header of a database would be'.repeat(50))
  t.throws(() => openDatabase(file), { code: 'SQLITE_NOTADB' })
})

t.test('a transaction is all or nothing, holds the write lock from the start, and nests', async (t) => {
  const { db } = await testApp(t)
  const put = (key: string) => db.insert(settings).values({ key, value: '' }).run()
  const count = () => db.select().from(settings).all().length
  const before = count()
  t.throws(() =>
    immediate(db, () => {
      put('a')
      throw new Error('no')
    }),
  )
  t.equal(count(), before)

  const other = new Sqlite(db.$client.name, { timeout: 0 })
  t.teardown(() => other.close())
  immediate(db, () => t.throws(() => other.exec('BEGIN IMMEDIATE'), { code: 'SQLITE_BUSY' }))

  immediate(db, () => {
    put('a')
    t.throws(() =>
      immediate(db, () => {
        put('b')
        throw new Error('no')
      }),
    )
  })
  t.equal(count(), before + 1)
})

t.test('a query is prepared once for each database', async (t) => {
  const [one, two] = [await testApp(t), await testApp(t)]
  let times = 0
  const query = prepared((db) => {
    times++
    return db.select().from(settings).prepare()
  })
  t.equal(query(one.db), query(one.db))
  t.not(query(one.db), query(two.db))
  t.equal(times, 2)
})
