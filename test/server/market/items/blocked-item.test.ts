import t from 'tap'
import { blocks } from '../../../../db/schema/index.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'

t.test('the item page shows a block in either direction instead of the request button', async (t) => {
  const app = await testApp(t)
  const [owner, viewer] = [testAccount(app), testAccount(app)]
  const item = testItem(app, owner.id)
  const page = async () =>
    (await app.inject({ url: `/productdetails/${item}`, cookies: { swapyard_token: viewer.token } })).body
  t.notMatch(await page(), 'rather not hear from you')
  app.db.insert(blocks).values({ blockerId: owner.id, blockedId: viewer.id }).run()
  const refused = await page()
  t.match(refused, 'rather not hear from you')
  t.notMatch(refused, 'exchange-button')
  app.db.insert(blocks).values({ blockerId: viewer.id, blockedId: owner.id }).run()
  t.match(await page(), 'You have blocked the owner')
  t.notMatch((await app.inject(`/productdetails/${item}`)).body, 'blocked the owner')
})
