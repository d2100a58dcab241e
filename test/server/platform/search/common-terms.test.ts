import { eq } from 'drizzle-orm'
import t from 'tap'
import { items } from '../../../../db/schema/index.ts'
import { COMMON_TERMS } from '../../../../server/platform/limits.ts'
import { CommonTerms } from '../../../../server/platform/search/common-terms.ts'
import { testMarket } from '../../../helpers/market.ts'

const COMMON = '("vintage" *) OR ("antique")'
const USUAL = '("lamp" *)'

/** A timer keeps the process alive, which the background read does not do. */
async function awake(done: Promise<void>) {
  const clock = setInterval(() => {}, 1000)
  await done
  clearInterval(clock)
}

/** A market with a word that is in half of the items. */
async function vintageMarket(t: Parameters<typeof testMarket>[0]) {
  const market = await testMarket(t)
  const { app, listMany } = market
  listMany(1200, (at) => `${at % 2 ? 'Vintage' : 'New'} ${at % 3 ? 'lamp' : 'table'}`)
  const terms = new CommonTerms(app.db, 0)
  const plain = (order: string) =>
    app.db.$client
      .prepare(`SELECT rowid FROM items_fts WHERE items_fts MATCH ? ORDER BY rowid ${order} LIMIT 1001`)
      .pluck()
      .all(`(${COMMON}) AND (${USUAL})`)
  const known = async () => {
    terms.find([COMMON, USUAL], 'DESC')
    await awake(terms.settled)
  }
  const same = (what: string) => {
    for (const order of ['DESC', 'ASC'] as const)
      t.strictSame(terms.find([COMMON, USUAL], order), plain(order), `${what}, ${order}`)
  }
  return { ...market, terms, known, same }
}

t.test('two words give the same results by bitmap as by the index, despite concurrent writes', async (t) => {
  const { app, list, terms, known, same } = await vintageMarket(t)
  t.equal(terms.find([COMMON, USUAL], 'DESC'), null, 'the index is asked until the bits are read')
  const early = list('Vintage lamp, while the bits are read')
  await known()
  t.ok(terms.held.includes(COMMON))
  same('as read')
  t.equal(terms.find([COMMON, USUAL], 'DESC')![0], early)

  const id = list('Antique lamp')
  same('a new item')
  const write = (values: Partial<typeof items.$inferInsert>) =>
    app.db.update(items).set(values).where(eq(items.id, id)).run()
  write({ name: 'Modern lamp' })
  same('another name')
  write({ descriptionText: 'vintage' })
  same('another text')
  write({ status: 'hidden' })
  same('a hidden item')
  write({ status: 'available' })
  same('and shown again')
  app.db.delete(items).where(eq(items.id, early)).run()
  same('a deleted item')
  t.throws(() =>
    app.db.transaction(() => {
      write({ name: 'Table', descriptionText: '' })
      t.equal(terms.find([COMMON, USUAL], 'DESC'), null, 'what may be rolled back is not taken down')
      throw new Error('rolled back')
    }),
  )
  same('what was rolled back')
})

t.test('rare words have no bitmap, and outdated bitmaps are read again', async (t) => {
  const { listMany, terms, known, same } = await vintageMarket(t)
  terms.find(['("nothing" *)', '("nowhere" *)'], 'DESC')
  await awake(terms.settled)
  t.strictSame(terms.held, [])
  await known()
  listMany(COMMON_TERMS.written + 1, () => 'Vintage lamp')
  t.notOk(terms.held.includes(COMMON))
  await known()
  same('read anew')
})

t.test('closing a market during a bitmap read is safe', async (t) => {
  const { app, terms } = await vintageMarket(t)
  terms.find([COMMON, USUAL], 'DESC')
  await app.close()
  await awake(terms.settled)
  t.strictSame(terms.held, [])
})

t.test('a failed read is abandoned, and the next one works', async (t) => {
  const { app, terms, known } = await vintageMarket(t)
  const { $client } = app.db
  terms.find([COMMON, USUAL], 'DESC')
  // The index's own tables are write-protected otherwise.
  $client.unsafeMode()
  $client.exec('CREATE TABLE whole AS SELECT * FROM items_fts_data; DELETE FROM items_fts_data')
  await awake(terms.settled)
  t.notOk(terms.held.includes(COMMON), 'the index was damaged meanwhile')
  $client.exec('INSERT OR REPLACE INTO items_fts_data SELECT * FROM whole; DROP TABLE whole')
  await known()
  t.ok(terms.held.includes(COMMON), 'it is whole again')
})
