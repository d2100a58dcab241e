import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'

t.test('the token of a session becomes the cookie of pages, shown as a bearer token only', async (t) => {
  const app = await testApp(t)
  const { token, bearer, id } = testAccount(app, { name: 'Ada' })
  const ask = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/auth/page-cookie', headers })
  const answer = await ask(bearer)
  t.equal(answer.statusCode, 200)
  t.equal(answer.json().data.id, id)
  t.match(
    answer.cookies.find(({ name }) => name === 'swapyard_token'),
    { value: token, httpOnly: true },
  )
  t.equal((await ask({})).statusCode, 401)
  t.equal((await ask({ cookie: `swapyard_token=${token}` })).statusCode, 401, 'a cookie alone is no proof')
})
