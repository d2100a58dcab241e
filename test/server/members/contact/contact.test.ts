import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { contactMessages, notifications, outbox } from '../../../../db/schema/index.ts'
import { CONTACT_MAILS } from '../../../../server/members/limits.ts'
import { LONGEST, RATE } from '../../../../server/platform/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { smtpServer } from '../../../helpers/smtp.ts'
import { until } from '../../../helpers/until.ts'

const GOOD = {
  name: 'Ada Example',
  email: 'Ada@Example.test ',
  phone: '+44 20 7946 0018',
  message: 'Who looks after the market?\r\n\r\nI would help.',
}
const STORED = { ...GOOD, email: 'ada@example.test', message: GOOD.message.replaceAll('\r\n', '\n') }

const post = (app: FastifyInstance, payload: object | string) =>
  app.inject({ method: 'POST', url: '/api/contact', payload })
const stored = (app: FastifyInstance) => app.db.select().from(contactMessages).all()
const mails = (app: FastifyInstance) => app.db.select().from(outbox).all()

t.test('a message is stored and mailed to every address of ADMIN_EMAILS, account or not', async (t) => {
  const smtp = await smtpServer(t)
  const ADMIN_EMAILS = 'one@example.test, two@example.test, one@example.test'
  const app = await testApp(t, { SMTP_URL: smtp.url, ADMIN_EMAILS })
  const answer = await post(app, GOOD)
  t.equal(answer.statusCode, 200)
  t.match(answer.json(), { status: true, message: 'Your message has been sent.', data: { client_id: null } })
  t.match(stored(app), [STORED])
  await until(() => smtp.received.length === 2)
  t.strictSame(smtp.received.flatMap(({ to }) => to).sort(), ['one@example.test', 'two@example.test'])
  for (const { raw } of smtp.received) {
    t.match(raw, /^Reply-To: ada@example\.test\r$/m, 'an answer goes to whoever wrote')
    t.match(raw, /^Subject: Ada Example wrote to Swapyard\r$/m)
    t.match(raw, 'Who looks after the market?')
    t.match(raw, '+44 20 7946 0018')
  }
})

t.test('without ADMIN_EMAILS a message is stored all the same', async (t) => {
  const app = await testApp(t)
  t.equal((await post(app, { ...GOOD, phone: undefined })).statusCode, 200)
  t.match(stored(app), [{ ...STORED, phone: '' }])
  t.strictSame(mails(app), [])
})

t.test('what is sent twice under one client_id is stored and mailed once, for each sender', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS: 'one@example.test' })
  const first = await post(app, { ...GOOD, client_id: 'a' })
  const again = await post(app, { ...GOOD, message: 'Something else', client_id: 'a' })
  t.equal(first.json().data.client_id, 'a')
  t.strictSame(again.json(), first.json())
  t.match(stored(app), [STORED])
  await post(app, { ...GOOD, email: 'other@example.test', client_id: 'a' })
  await post(app, { ...GOOD, client_id: 'b' })
  t.equal(stored(app).length, 3)
  t.equal(mails(app).length, 3)
})

t.test('invalid input has field errors and nothing is stored', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS: 'one@example.test' })
  const empty = await post(app, {})
  t.equal(empty.statusCode, 422)
  t.strictSame(empty.json().errors, {
    name: ['Name is required'],
    email: ['Email is required'],
    message: ['Message is required'],
  })
  const wrong: [field: string, value: unknown][] = [
    ['name', ' \u200b '],
    ['name', 'a'.repeat(LONGEST.personName + 1)],
    ['email', 'ada'],
    ['email', 'ada@example.test\r\nBcc: all@example.test'],
    ['phone', '1'.repeat(LONGEST.phone + 1)],
    ['phone', 12],
    ['message', '\n \n'],
    ['message', 'a'.repeat(LONGEST.contactMessage + 1)],
  ]
  for (const [field, value] of wrong.slice(0, RATE.contact.max - 1)) {
    const answer = await post(app, { ...GOOD, [field]: value })
    t.equal(answer.statusCode, 422, `${field} ${JSON.stringify(value).slice(0, 40)}`)
    t.strictSame(Object.keys(answer.json().errors), [field])
  }
  t.strictSame(stored(app), [])
  t.strictSame(mails(app), [])
})

t.test('a name on two lines cannot add a header or a line to the mail', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS: 'one@example.test' })
  await post(app, { ...GOOD, name: 'Ada\r\nBcc: all@example.test', message: '<b onclick=x>hi</b>' })
  t.match(stored(app), [{ name: 'Ada Bcc: all@example.test', message: '<b onclick=x>hi</b>' }])
  const [mail] = mails(app)
  t.equal(mail?.subject, 'Ada Bcc: all@example.test wrote to Swapyard')
  t.match(mail?.html, '&lt;b onclick=x&gt;hi&lt;/b&gt;')
})

t.test('the eleventh per hour and address is 429, another address is accepted', async (t) => {
  const app = await testApp(t)
  for (let at = 1; at <= RATE.contact.max; at++) t.equal((await post(app, GOOD)).statusCode, 200, `${at}`)
  const refused = await post(app, GOOD)
  t.equal(refused.statusCode, 429)
  t.ok(Number(refused.headers['retry-after']) > 0)
  const url = '/api/contact'
  const other = await app.inject({ method: 'POST', url, payload: GOOD, remoteAddress: '192.0.2.7' })
  t.equal(other.statusCode, 200)
  t.equal(stored(app).length, RATE.contact.max + 1)
})

t.test(
  'admins and moderators are notified of contact messages on the page, and by mail if wanted',
  async (t) => {
    const app = await testApp(t, { ADMIN_EMAILS: 'one@example.test' })
    const people = ['admin', 'moderator', 'moderator', 'member'].map((role, at) =>
      testAccount(app, { role: role as 'member', email: `${role}${at}@example.test` }),
    )
    await app.inject({
      method: 'POST',
      url: '/api/notification-settings',
      headers: people[2]!.bearer,
      payload: { admin: 'never' },
    })
    await post(app, GOOD)
    const mailed = app.db
      .select()
      .from(outbox)
      .all()
      .map(({ recipient }) => recipient)
    t.strictSame(mailed.sort(), ['admin0@example.test', 'moderator1@example.test', 'one@example.test'])
    const told = app.db
      .select()
      .from(notifications)
      .all()
      .map(({ accountId }) => accountId)
    t.strictSame(
      told,
      people.slice(0, 3).map(({ id }) => id),
    )
  },
)

t.test(
  'of very many messages in an hour, from wherever, not all are mailed, and all are there',
  async (t) => {
    const app = await testApp(t, { ADMIN_EMAILS: 'one@example.test' })
    const postFrom = (at: number) =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: GOOD,
        remoteAddress: `10.0.${at >> 8}.${at & 255}`,
      })
    const many = CONTACT_MAILS.max + 3
    for (let at = 0; at < many; at++) t.equal((await postFrom(at)).statusCode, 200)
    t.equal(stored(app).length, many)
    t.equal(mails(app).length, CONTACT_MAILS.max)

    const hourAgo = new Date(Date.now() - CONTACT_MAILS.timeWindow)
    app.db.update(contactMessages).set({ createdAt: hourAgo }).run()
    await postFrom(many)
    t.equal(mails(app).length, CONTACT_MAILS.max + 1, 'in the next hour they are again')
  },
)
