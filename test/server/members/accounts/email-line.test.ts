import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts } from '../../../../db/schema/index.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'

const LINE = 'class="site-line proof"'

t.test('a line asks to confirm the email address until that is done, if the site sends mail', async (t) => {
  const app = await testApp(t)
  const ada = testAccount(app, { mailProvedAt: null })
  const page = async (url: string) => (await app.inject({ url, cookies: { swapyard_token: ada.token } })).body
  t.notMatch(await page('/dashboard'), LINE, 'no mail server')
  app.sessions.sendsMail = () => true
  for (const url of ['/dashboard', '/browse']) {
    const body = await page(url)
    t.match(body, LINE)
    t.match(body, ada.email)
    t.match(body, 'action="/api/account/email/proof"')
  }
  t.notMatch((await app.inject('/browse')).body, LINE, 'visitors have no address')
  app.db.update(accounts).set({ mailProvedAt: new Date() }).where(eq(accounts.id, ada.id)).run()
  t.notMatch(await page('/dashboard'), LINE)
})

t.test('a profile has no field about the line', async (t) => {
  const app = await testApp(t)
  const ada = testAccount(app, { mailProvedAt: null })
  const { data } = (await app.inject({ url: '/api/profile', headers: ada.bearer })).json()
  t.notOk('awaits_proof' in (data?.user ?? data ?? {}))
})
