import t from 'tap'
import { testAccount } from '../../helpers/accounts.ts'
import { testApp } from '../../helpers/app.ts'

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
