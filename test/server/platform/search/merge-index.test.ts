import t from 'tap'
import { mergeSmall } from '../../../../server/platform/search/merge-index.ts'
import { namesOf, testMarket } from '../../../helpers/market.ts'

t.test('parts of the index are merged, and what is found stays the same', async (t) => {
  const { app, list, get } = await testMarket(t)
  for (let at = 0; at < 40; at++) list(`Kite ${at}`)
  const parts = app.db.$client.prepare<[], number>('SELECT count(DISTINCT segid) FROM items_fts_idx').pluck()
  const find = async () => namesOf(await get('/home/search?product=kites&page=2'))
  const before = { parts: parts.get()!, found: await find() }
  for (const _ of mergeSmall(app.db));
  t.ok(parts.get()! < before.parts, `${parts.get()} parts of ${before.parts}`)
  t.strictSame(await find(), before.found)
  list('Kite of later')
  t.strictSame(namesOf(await get('/home/search?product=kites'))[0], 'Kite of later')
})
