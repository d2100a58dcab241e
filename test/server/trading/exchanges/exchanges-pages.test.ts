import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testSwap } from '../../../helpers/swap.ts'

t.test('the pages of one request lead to all of them where their address names none', async (t) => {
  const app = await testApp(t)
  const cookies = { swapyard_token: testAccount(app).token }
  for (const page of ['exchange-product-details', 'exchange-product-update-details']) {
    const answer = await app.inject({ url: `/dashboard/${page}`, cookies })
    t.equal(answer.statusCode, 303)
    t.equal(answer.headers.location, '/dashboard/exchange-request')
    t.equal((await app.inject({ url: `/dashboard/${page}?id=1`, cookies })).statusCode, 404)
  }
})

t.test('an offer without words shows no empty quotation', async (t) => {
  const { app, owner, requester, wanted, offered, call, send } = await testSwap(t)
  const id = await send()
  const quotes = async () => {
    const url = `/dashboard/exchange-product-details?id=${id}`
    const { body } = await app.inject({ url, cookies: { swapyard_token: requester.token } })
    return body.match(/<blockquote>[^<]*/g)
  }
  t.strictSame(await quotes(), ['<blockquote>Shall we swap?'])
  const terms = { requested_product_ids: [wanted], offered_product_ids: [offered] }
  t.equal(
    (await call(owner, 'POST', `/exchange-request/${id}/counter`, { revision: 1, ...terms })).status,
    200,
  )
  t.equal(await quotes(), null)
})
