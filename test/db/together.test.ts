import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { afterCommit, immediate, openDatabase } from '../../db/open.ts'
import { favourites, settings } from '../../db/schema/index.ts'
import { together } from '../../db/together.ts'
import { temporaryFolder, testApp } from '../helpers/app.ts'

async function testWrites(t: Test) {
  const { db } = await testApp(t)
  const other = new Sqlite(db.$client.name, { readonly: true })
  t.teardown(() => other.close())
  /** Rows visible to another connection: committed ones only. */
  const committed = () =>
    other.prepare(`SELECT key FROM settings WHERE value = 'test' ORDER BY rowid`).pluck().all()
  const told: unknown[] = []
  const write = (key: string) => {
    db.insert(settings).values({ key, value: 'test' }).run()
    afterCommit(db, () => told.push([key, committed()]))
    return key
  }
  return { db, write, committed, told }
}

t.test('concurrent work is committed together, in order, and published afterwards', async (t) => {
  const { db, write, committed, told } = await testWrites(t)
  const answers = ['a', 'b', 'c'].map((key) => together(db, () => write(key)))
  t.strictSame(committed(), [])
  t.strictSame(await Promise.all(answers), ['a', 'b', 'c'])
  t.strictSame(told, [
    ['a', ['a', 'b', 'c']],
    ['b', ['a', 'b', 'c']],
    ['c', ['a', 'b', 'c']],
  ])
  t.equal(await together(db, () => write('d')), 'd')
  t.strictSame(committed(), ['a', 'b', 'c', 'd'])
})

t.test('one that fails takes its own writes along, and nothing of the others', async (t) => {
  const { db, write, committed, told } = await testWrites(t)
  const [a, b, c] = await Promise.allSettled([
    together(db, () => write('a')),
    together(db, () => {
      write('b')
      throw new Error('not this one')
    }),
    together(db, () => write('c')),
  ])
  t.match([a, b, c], [{ value: 'a' }, { reason: { message: 'not this one' } }, { value: 'c' }])
  t.strictSame(committed(), ['a', 'c'])
  t.equal(told.length, 2)
})

t.test('a failed commit publishes nothing', async (t) => {
  const { db, write, committed, told } = await testWrites(t)
  const answers = await Promise.allSettled([
    together(db, () => write('a')),
    together(db, () => {
      db.$client.pragma('defer_foreign_keys = ON')
      db.insert(favourites).values({ accountId: 999, itemId: 999 }).run()
    }),
  ])
  t.match(answers, [{ reason: { code: /CONSTRAINT/ } }, { reason: { code: /CONSTRAINT/ } }])
  t.strictSame([...committed(), ...told], [])
  t.equal(await together(db, () => write('again')), 'again')
})

t.test('what fails once a thing is written keeps nobody from hearing of it, and is logged', async (t) => {
  const log: string[] = []
  const { db } = await testApp(t, { LOG_LEVEL: 'error' }, { write: (line) => void log.push(line) })
  const told: string[] = []
  const write = (key: string) => {
    afterCommit(db, () => {
      throw new Error(`no ${key}`)
    })
    afterCommit(db, () => told.push(key))
    return key
  }
  t.strictSame(await Promise.all(['a', 'b'].map((key) => together(db, () => write(key)))), ['a', 'b'])
  t.equal(
    immediate(db, () => write('c')),
    'c',
  )
  t.equal(write('outside'), 'outside')
  t.strictSame(told, ['a', 'b', 'c', 'outside'])
  // The log has the error's own text.
  const failed = /^something that was to follow .+ has failed$/
  t.match(
    log.map((line) => JSON.parse(line).msg),
    [failed, failed, failed, failed],
  )
})

t.test(
  'without a listener, as in tools, an error after a commit is thrown after all callbacks',
  async (t) => {
    const db = openDatabase(`${temporaryFolder(t)}/test.sqlite`)
    t.teardown(() => db.$client.close())
    let told = 0
    const fails = () =>
      immediate(db, () => {
        afterCommit(db, () => {
          throw new Error('no')
        })
        afterCommit(db, () => told++)
      })
    t.throws(fails, { message: 'no' })
    t.equal(told, 1)
  },
)
