import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'
import { firstCategoryId } from '../../../helpers/market.ts'

t.test('nothing of another user’s page is shown', async (t) => {
  const app = await testApp(t)
  const [ada, bob] = [testAccount(app), testAccount(app)]
  const [kettle, violin] = [
    testItem(app, ada.id, { name: 'Kettle of Ada' }),
    testItem(app, bob.id, { name: 'Violin of Bob' }),
  ]
  const payload = {
    name: 'Secret offer',
    description: 'x',
    condition: 'Old',
    product_category_id: firstCategoryId(app),
    message: 'For Ada alone',
    requested_product_id: kettle,
    offered_product_id: violin,
  }
  await app.inject({ method: 'POST', url: '/api/exchange-request', headers: bob.bearer, payload })
  await app.inject({ method: 'POST', url: `/api/product/toggle-favorite/${violin}`, headers: ada.bearer })

  const cases: [page: string, ofAda: string][] = [
    ['/dashboard', 'Kettle of Ada'],
    ['/dashboard/favourite', 'Violin of Bob'],
    ['/dashboard/exchange-request', 'For Ada alone'],
  ]
  const carl = testAccount(app)
  for (const [url, ofAda] of cases) {
    const seenBy = async ({ token }: { token: string }) =>
      (await app.inject({ url, cookies: { swapyard_token: token } })).body
    t.match(await seenBy(ada), ofAda)
    t.notMatch(await seenBy(carl), ofAda, url)
  }
})

t.test('without scripts, pages whose buttons need them say so', async (t) => {
  const app = await testApp(t)
  const cookies = { swapyard_token: testAccount(app).token }
  for (const url of ['/dashboard', '/dashboard/favourite', '/dashboard/notification']) {
    const { body } = await app.inject({ url, cookies })
    t.match(body, /<noscript>[\s\S]*You can read without JavaScript/, url)
  }
})
