import t from 'tap'
import { itemsTakenInReturn } from '../../../../server/market/wishes/taken-in-return.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'

t.test('words about what is taken in return count as looking for a new item', async (t) => {
  const app = await testApp(t)
  const [ada, ben, eve] = ['Ada', 'Ben', 'Eve'].map((name) => testAccount(app, { name }))
  const vase = testItem(app, ben!.id, { name: 'Tall vase', trade_preferences: 'a table lamp, or books' })
  testItem(app, ben!.id, { name: 'Chair', trade_preferences: 'a kayak' })
  const tank = testItem(app, eve!.id, { name: 'Aquarium', trade_preferences: 'lamps' })
  const lamp = testItem(app, ada!.id, { name: 'Table lamp, green', trade_preferences: 'a lamp' })
  t.strictSame(itemsTakenInReturn(app.db, lamp, 10), [tank, vase], 'the newest first, none of their own')
  t.strictSame(itemsTakenInReturn(app.db, lamp, 1), [tank])
  const page = async () =>
    (await app.inject({ url: `/dashboard/matches?item=${lamp}`, cookies: { swapyard_token: ada!.token } }))
      .body
  t.match(await page(), '2 owners wrote that they would take it in return:')
  await app.inject({ method: 'POST', url: `/api/blocks/${ben!.id}`, headers: ada!.bearer })
  t.strictSame(itemsTakenInReturn(app.db, lamp, 10), [tank], 'not of people who are blocked')
})
