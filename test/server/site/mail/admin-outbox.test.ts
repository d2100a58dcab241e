import { eq } from 'drizzle-orm'
import t from 'tap'
import { auditLog, outbox } from '../../../../db/schema/index.ts'
import { RATE } from '../../../../server/platform/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { mailTo } from '../../../helpers/mail.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { smtpServer } from '../../../helpers/smtp.ts'
import { until } from '../../../helpers/until.ts'

type App = Awaited<ReturnType<typeof testApp>>

const secret = {
  template: 'reset-code',
  recipient: 'zoe@example.test',
  subject: 'Reset',
  text: 'CODE A1B2',
  html: '',
}
const insert = (app: App, values: Partial<typeof outbox.$inferInsert> = {}) =>
  app.db
    .insert(outbox)
    .values({ ...secret, ...values })
    .returning({ id: outbox.id })
    .get().id
const soon = () => new Date(Date.now() + 60_000)

t.test('without a mail server mail stays, readable, with its secrets', async (t) => {
  const app = await testApp(t)
  const { act, see } = testModerator(app)
  const id = insert(app, { expiresAt: soon() })
  const { html } = await see('/outbox')
  t.match(html, 'CODE A1B2')
  t.match(html, 'No mail server is set')
  t.equal((await act('POST', `/outbox/${id}/retry`)).status, 409)
})

t.test('with a mail server, admins cannot read mails with sign-in secrets', async (t) => {
  const { url } = await smtpServer(t)
  const app = await testApp(t, { SMTP_URL: url })
  const { see } = testModerator(app)
  insert(app, { expiresAt: soon(), lastError: 'Refused', attempts: 14 })
  insert(app, { template: 'suspended', text: 'You are suspended', subject: 'Suspended', sentAt: new Date() })
  const { html } = await see('/outbox')
  t.notMatch(html, 'A1B2')
  t.match(html, 'was meant for the recipient only')
  t.match(html, 'You are suspended')
})

t.test('a mail that was given up is found, tried again and sent', async (t) => {
  const { url, received } = await smtpServer(t)
  const app = await testApp(t, { SMTP_URL: url })
  const { act, see } = testModerator(app)
  const id = insert(app, { template: 'suspended', lastError: 'Mailbox full <b>', attempts: 14 })
  insert(app, { recipient: 'sent@example.test', sentAt: new Date() })
  const { html } = await see('/outbox?show=failed')
  t.match(html, /Tried.*14.*times.*Mailbox full &lt;b&gt;/s)
  t.notMatch(html, 'sent@example.test')
  t.equal((await act('POST', `/outbox/${id}/retry`)).status, 200)
  await until(() => received.length > 0)
  t.strictSame(received[0]?.to, [secret.recipient])
  await until(() => Boolean(app.db.select().from(outbox).where(eq(outbox.id, id)).get()?.sentAt))
  t.equal((await act('POST', `/outbox/${id}/retry`)).status, 409, 'sent')
  t.match(app.db.select().from(auditLog).all(), [{ act: 'retry', about: 'mail', aboutId: String(id) }])
})

t.test('the log of a mail that was tried again keeps whose it is, and no address of theirs', async (t) => {
  const { url } = await smtpServer(t)
  const app = await testApp(t, { SMTP_URL: url })
  const { act, see } = testModerator(app)
  const { id: accountId, email: recipient } = testAccount(app, { name: 'Zoe' })
  const id = insert(app, { accountId, recipient, lastError: 'Mailbox full', attempts: 14 })
  t.equal((await act('POST', `/outbox/${id}/retry`)).status, 200)
  const entries = app.db.select().from(auditLog).all()
  t.match(entries, [{ act: 'retry', personId: accountId }])
  t.notMatch(JSON.stringify(entries), recipient)
  t.match((await see('/audit-log')).html, 'Zoe')
})

t.test('what cannot be tried again', async (t) => {
  const { url } = await smtpServer(t)
  const app = await testApp(t, { SMTP_URL: url })
  const { act, see } = testModerator(app)
  const blank = insert(app, { text: '', lastError: 'Refused' })
  t.match(await act('POST', `/outbox/${blank}/retry`), { status: 409, body: { message: /expired/ } })
  for (const id of ['999', 'x']) t.equal((await act('POST', `/outbox/${id}/retry`)).status, 404)
  t.equal((await see('/outbox?show=x')).status, 422)
})

t.test('a test mail is sent to the admin’s own address, with a rate limit', async (t) => {
  const app = await testApp(t)
  const { act, admin } = testModerator(app)
  t.match(await act('POST', '/outbox/test-mail'), { status: 200, body: { message: new RegExp(admin.email) } })
  t.match(await mailTo(app, admin.email, 'test'), { subject: /Test email from/ })
  t.match(app.db.select().from(auditLog).all(), [{ act: 'send', about: 'mail' }])
  for (let sent = 1; sent < RATE.testMails.max; sent++) await act('POST', '/outbox/test-mail')
  t.equal((await act('POST', '/outbox/test-mail')).status, 429)
})
