import t from 'tap'
import { testApp } from '../../../helpers/app.ts'
import { signUp } from '../../../helpers/joining.ts'

t.test('pages with an email, a token or a return path in the URL are not cached', async (t) => {
  const app = await testApp(t)
  const { bearer } = await signUp(app)
  const invited = { method: 'POST', url: '/api/invitations', headers: bearer, payload: {} } as const
  const [, code] = /join\/([\w-]+)$/.exec((await app.inject(invited)).json().data.url)!
  for (const url of [
    '/resetpassword?email=a@example.test',
    '/verification?email=a@example.test',
    '/verificationsuccess?email=a@example.test',
    '/createnewpassword?token=abc&email=a@example.test',
    `/sign-in?redirect=${encodeURIComponent('/admin-proof?token=abc')}`,
    `/sign-up?invitation=${code}`,
    `/join/${code}`,
  ]) {
    const { statusCode, headers } = await app.inject(url)
    t.equal(statusCode, 200, url)
    t.equal(headers['cache-control'], 'private, no-store', url)
    t.equal(headers.etag, undefined, url)
  }
  const { headers } = await app.inject(`/join/${code}`)
  t.equal(headers['referrer-policy'], 'no-referrer', 'whoever has that address may join')
  for (const url of ['/sign-in', '/sign-up'])
    t.equal((await app.inject(url)).headers['cache-control'], 'no-cache', `${url} is the same for all`)
})
