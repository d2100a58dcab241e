import t from 'tap'
import { saveLanguages } from '../../../../server/platform/languages/languages-service.ts'
import { leafOf } from '../../../../server/site/content/leaf.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { mailTo } from '../../../helpers/mail.ts'
import { smtpServer } from '../../../helpers/smtp.ts'
import { until } from '../../../helpers/until.ts'

t.test('a mail about an account is in the language of who gets it, else in that of the site', async (t) => {
  const app = await testApp(t)
  const german = testAccount(app)
  const other = testAccount(app)
  app.db.$client.prepare("UPDATE accounts SET language = 'ar' WHERE id = ?").run(german.id)
  const forget = async ({ email }: { email: string }) => {
    await app.inject({
      method: 'POST',
      url: '/api/auth/send-otp',
      payload: { email },
      headers: { 'accept-language': 'fr' },
    })
    return mailTo(app, email, 'reset-code')
  }
  const arabic = await forget(german)
  t.match(arabic.subject, 'كلمة مرور جديدة')
  t.match(arabic.html, '<html lang="ar" dir="rtl">')
  t.match(arabic.text, /10 دقائق/)
  saveLanguages(app.db, { site: 'de', offered: ['de', 'ar'] })
  const ofSite = await forget(other)
  t.match(ofSite.subject, 'Neues Passwort für Swapyard')
  t.match(ofSite.text, 'Er gilt 10 Minuten lang und nur einmal.')
  t.match(ofSite.html, '<html lang="de" dir="ltr">')
})

t.test(
  'a mail about an account is from the community by its name, in its colour, and dark where its reader is',
  async (t) => {
    const smtp = await smtpServer(t)
    const app = await testApp(t, { SMTP_URL: smtp.url })
    app.db.$client.exec(
      `UPDATE content SET value = json_set(value, '$.accent', '#aa0000', '$.name', 'Tauschrausch') WHERE key = 'header_footer'`,
    )
    const member = testAccount(app)
    await app.inject({ method: 'POST', url: '/api/auth/send-otp', payload: { email: member.email } })
    await until(() => smtp.received.length === 1)
    const { raw } = smtp.received[0]!
    t.match(raw, /^From: Tauschrausch <no-reply@[^>]+>\r$/m)
    const body = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const [, colour] = /padding:12px 22px;border-radius:999px;background:(#[\da-f]{6})/.exec(body)!
    t.equal(colour, leafOf('#aa0000'))
    t.match(body, /prefers-color-scheme:dark/)
  },
)

t.test('API responses declare their language', async (t) => {
  const app = await testApp(t)
  const answer = (headers: object) =>
    app.inject({ url: '/api/home/product/details/0', headers: { ...headers } })
  const english = await answer({})
  t.equal(english.headers['content-language'], 'en')
  t.match(english.headers.vary, /accept-language/)
  const german = await answer({ 'accept-language': 'de' })
  t.equal(german.headers['content-language'], 'de')
  t.not(german.json().message, english.json().message)
})
