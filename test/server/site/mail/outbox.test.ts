import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { outbox } from '../../../../db/schema/index.ts'
import { MAIL } from '../../../../server/site/limits.ts'
import { compose } from '../../../../server/site/mail/compose.ts'
import { Outbox } from '../../../../server/site/mail/outbox-service.ts'
import { testApp } from '../../../helpers/app.ts'
import { smtpServer } from '../../../helpers/smtp.ts'
import { until } from '../../../helpers/until.ts'

const letter = compose({ name: 'Swapyard', accent: null }, 'Hello', [
  'A line.',
  { code: 'AB12' },
  { label: 'Go there', link: 'http://x.test/?a=1&b=2' },
])
const plain = { template: 'test', recipient: 'ada@example.test', accountId: null, ...letter }
const secret = () => ({ ...plain, expiresAt: new Date(Date.now() + 60_000) })

const rows = (app: FastifyInstance) => app.db.select().from(outbox).all()
/** Ends the wait before the next attempt. */
function hurry(app: FastifyInstance) {
  app.db.update(outbox).set({ nextAttemptAt: new Date() }).where(eq(outbox.attempts, 1)).run()
  app.outbox.wake()
}

t.test('a mail is sent by SMTP as text and HTML, and its body is stored', async (t) => {
  const smtp = await smtpServer(t)
  const app = await testApp(t, { SMTP_URL: smtp.url, MAIL_FROM: 'Swappers <swap@example.test>' })
  app.outbox.enqueue(plain)
  await until(() => rows(app)[0]!.sentAt !== null)
  const { to, raw } = smtp.received[0]!
  t.same(to, ['ada@example.test'])
  t.match(raw, /^From: Swappers <swap@example.test>\r$/m)
  t.match(raw, /^Subject: Hello\r$/m)
  t.match(raw, /^Auto-Submitted: auto-generated\r$/m)
  t.match(raw, /^Message-ID: <outbox-1-\d+@127.0.0.1>\r$/m)
  t.match(
    raw,
    /Content-Type: text\/plain[\s\S]*A line\.[\s\S]*AB12[\s\S]*Content-Type: text\/html[\s\S]*<p[^>]*>A line\.<\/p>/,
  )
  t.match(rows(app), [{ text: letter.text, nextAttemptAt: null, lastError: '' }])
})

t.test('the body of a mail with a secret is blanked once it is sent', async (t) => {
  const smtp = await smtpServer(t)
  const app = await testApp(t, { SMTP_URL: smtp.url })
  app.outbox.enqueue(secret())
  await until(() => rows(app)[0]!.sentAt !== null)
  t.match(smtp.received[0]!.raw, /AB12/)
  t.match(rows(app), [{ text: '', html: '', expiresAt: null, nextAttemptAt: null }])
})

t.test('what the server refuses is tried again, later each time, and arrives once', async (t) => {
  const smtp = await smtpServer(t, { fail: 1 })
  const app = await testApp(t, { SMTP_URL: smtp.url })
  app.outbox.enqueue(secret())
  await until(() => rows(app)[0]!.attempts === 1)
  const [failed] = rows(app)
  const wait = failed!.nextAttemptAt!.getTime() - Date.now()
  t.ok(wait > MAIL.backoff * 0.5 && wait < MAIL.backoff * 1.5)
  t.match(failed, { sentAt: null, lastError: /Try again later/, text: /AB12/ })
  hurry(app)
  await until(() => rows(app)[0]!.sentAt !== null)
  t.equal(smtp.received.length, 1)
  t.equal(rows(app)[0]!.lastError, '', 'nothing is wrong with what was sent')
})

t.test('with no server there nothing is lost: a restart sends it', async (t) => {
  const smtp = await smtpServer(t)
  await smtp.close()
  const app = await testApp(t, { SMTP_URL: smtp.url })
  app.outbox.enqueue(plain)
  await until(() => rows(app)[0]!.attempts === 1)
  app.db.update(outbox).set({ nextAttemptAt: new Date() }).run()
  const file = app.config.databaseFile
  await app.close()

  const back = await smtpServer(t, { port: smtp.port })
  const again = await testApp(t, { SMTP_URL: smtp.url, DATABASE_FILE: file })
  await until(() => rows(again)[0]!.sentAt !== null)
  t.equal(back.received.length, 1)
})

t.test('a mail is given up after its last attempt', async (t) => {
  const smtp = await smtpServer(t, { fail: 1 })
  const app = await testApp(t, { SMTP_URL: smtp.url })
  app.db
    .insert(outbox)
    .values({ ...plain, attempts: MAIL.attempts - 1, nextAttemptAt: new Date() })
    .run()
  app.outbox.wake()
  await until(() => rows(app)[0]!.attempts === MAIL.attempts)
  t.match(rows(app), [{ nextAttemptAt: null, sentAt: null }])
})

t.test('what the server refuses for good is not sent again; what it refuses for now is', async (t) => {
  const smtp = await smtpServer(t, { refuse: plain.recipient, greylist: 1 })
  const app = await testApp(t, { SMTP_URL: smtp.url })
  app.outbox.enqueue(plain)
  await until(() => rows(app)[0]!.attempts === 1)
  t.match(rows(app), [{ nextAttemptAt: null, sentAt: null, lastError: /550 No such mailbox/ }])
  app.outbox.enqueue({ ...plain, recipient: 'other@example.test' })
  await until(() => rows(app)[1]!.attempts === 1)
  t.match(rows(app)[1], { nextAttemptAt: Date, lastError: /450 Greylisted/ })
})

t.test('a refused sender does not fail mails, because admins can fix it', async (t) => {
  const smtp = await smtpServer(t, { sender: 'market@harbour.test' })
  const app = await testApp(t, { SMTP_URL: smtp.url, MAIL_FROM: 'nobody@example.test' })
  app.outbox.enqueue(plain)
  await until(() => rows(app)[0]!.attempts === 1)
  t.match(rows(app), [{ nextAttemptAt: Date, lastError: /550 Not your address/ }])
  t.match(app.mailer.problem, { words: /550 Not your address/ })
})

t.test('a mail whose secret has expired is blanked and not sent', async (t) => {
  const smtp = await smtpServer(t)
  const app = await testApp(t, { SMTP_URL: smtp.url })
  app.outbox.enqueue({ ...secret(), expiresAt: new Date(Date.now() - 1) })
  await until(() => rows(app)[0]!.text === '')
  t.match(rows(app), [{ html: '', nextAttemptAt: null, sentAt: null }])
  app.outbox.enqueue(plain)
  await until(() => rows(app)[1]!.sentAt !== null)
  t.equal(smtp.received.length, 1)
})

t.test('without SMTP a mail is printed to the log and stays readable until its secret expires', async (t) => {
  let log = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  const app = await testApp(t, { LOG_LEVEL: 'info' }, stream)
  app.outbox.enqueue({ ...secret(), expiresAt: new Date(Date.now() + 1500) })
  await until(() => log.includes('AB12'))
  t.match(log, /Mail to ada@example.test: Hello/)
  t.match(rows(app), [{ text: /AB12/, nextAttemptAt: null, sentAt: null }])
  await until(() => rows(app)[0]!.text === '')
})

t.test('a new server sends pending mail, and nothing else', async (t) => {
  const smtp = await smtpServer(t)
  const app = await testApp(t, { SMTP_URL: smtp.url })
  const mails = {
    kept: {},
    sent: { sentAt: new Date() },
    'given-up': { attempts: MAIL.attempts, lastError: 'no such mailbox' },
    expired: { text: '', html: '' },
    old: { createdAt: new Date(Date.now() - MAIL.news - 1000) },
  }
  for (const [name, values] of Object.entries(mails))
    app.db
      .insert(outbox)
      .values({ ...plain, recipient: `${name}@example.test`, ...values })
      .run()
  app.outbox.sendKept()
  await until(() => rows(app).every(({ nextAttemptAt }) => nextAttemptAt === null))
  t.strictSame(
    smtp.received.map(({ to }) => to),
    [['kept@example.test']],
  )
})

t.test('a mail of a transaction that fails is never sent', async (t) => {
  const smtp = await smtpServer(t)
  const app = await testApp(t, { SMTP_URL: smtp.url })
  t.throws(() =>
    immediate(app.db, () => {
      app.outbox.enqueue(plain)
      throw new Error('no')
    }),
  )
  app.outbox.enqueue({ ...plain, subject: 'The second' })
  await until(() => rows(app)[0]?.sentAt != null)
  t.equal(smtp.received.length, 1)
  t.match(smtp.received[0]!.raw, /The second/)
})

t.test('many mails at once all arrive', async (t) => {
  const smtp = await smtpServer(t)
  const app = await testApp(t, { SMTP_URL: smtp.url })
  const count = MAIL.atOnce * 4 + 1
  for (let i = 0; i < count; i++) app.outbox.enqueue({ ...plain, recipient: `person${i}@example.test` })
  await until(() => smtp.received.length === count)
  t.equal(new Set(smtp.received.map(({ to }) => to[0])).size, count)
})

t.test('an answer does not wait for a mail server that never answers', async (t) => {
  const { createServer } = await import('node:net')
  const silent = createServer(() => {})
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  t.teardown(() => silent.close())
  const address = silent.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const app = await testApp(t, { SMTP_URL: `smtp://127.0.0.1:${address.port}` })
  app.outbox.enqueue(plain)
  t.equal((await app.inject('/healthz')).statusCode, 200)
})

t.test('old mail is forgotten', async (t) => {
  const app = await testApp(t)
  app.db
    .insert(outbox)
    .values([plain, { ...plain, createdAt: new Date(Date.now() - MAIL.kept - 1000) }])
    .run()
  t.equal(app.outbox.sweep(), 1)
  t.equal(rows(app).length, 1)
})

t.test('what people have typed cannot become markup or headers of a mail', async (t) => {
  const { subject, html, text } = compose({ name: '<i>', accent: null }, 'Hi\r\nBcc: x@evil.test', [
    '<img src=x onerror=alert(1)>\n& more',
    { code: '<b>' },
  ])
  t.equal(subject, 'Hi Bcc: x@evil.test')
  t.notMatch(html, /<img|<b>|<i>/)
  t.match(html, /&lt;img src=x onerror=alert\(1\)&gt;<br>&amp; more/)
  t.match(text, /<img src=x/)
  t.match(letter.html, /href="http:\/\/x\.test\/\?a=1&amp;b=2"/)
})

t.test('a mail with a secret is sent before others', async (t) => {
  const smtp = await smtpServer(t)
  const app = await testApp(t, { SMTP_URL: smtp.url })
  // One transaction, so that all are pending at the first poll.
  immediate(app.db, () => {
    for (let at = 0; at < 10 * MAIL.atOnce; at++)
      app.outbox.enqueue({ ...plain, recipient: `admin${at}@example.test` })
    app.outbox.enqueue({ ...secret(), recipient: 'forgetful@example.test' })
  })
  await until(() => smtp.received.length > 2 * MAIL.atOnce)
  const at = smtp.received.findIndex(({ to }) => to[0] === 'forgetful@example.test')
  t.ok(at >= 0 && at < MAIL.atOnce, `it is number ${at + 1}`)
})

/** Makes updates of mail fail, like a full disk; returns a function that ends this. */
function fullDisk(app: FastifyInstance) {
  app.db.$client.exec(`CREATE TEMP TRIGGER full_disk BEFORE UPDATE ON outbox
    BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`)
  return () => app.db.$client.exec('DROP TRIGGER full_disk')
}

const isStumble = (line: string) => line.includes('the outbox stumbled')

t.test('what was sent on a full disk is not sent again, and no trouble of the mail server', async (t) => {
  const log: string[] = []
  const smtp = await smtpServer(t)
  const env = { SMTP_URL: smtp.url, LOG_LEVEL: 'error' }
  const app = await testApp(t, env, { write: (line) => void log.push(line) })
  const end = fullDisk(app)
  app.outbox.enqueue(plain)
  await until(() => log.some(isStumble))
  t.equal(app.mailer.problem, null)
  t.match(rows(app), [{ sentAt: null, attempts: 0, lastError: '' }])
  log.length = 0
  app.outbox.enqueue({ ...plain, recipient: 'other@example.test' })
  await until(() => log.some(isStumble))
  t.equal(smtp.received.length, 1, 'nothing else goes before that is noted')
  end()
  app.outbox.wake()
  await until(() => rows(app).every(({ sentAt }) => sentAt !== null))
  t.strictSame(
    smtp.received.map(({ to }) => to[0]),
    [plain.recipient, 'other@example.test'],
  )
})

t.test('what is being sent when another cannot be noted is not sent a second time', async (t) => {
  const app = await testApp(t)
  const slow = Promise.withResolvers<void>()
  const begun: number[] = []
  const box = new Outbox(app.db, app.log, {
    isThere: () => true,
    async deliver({ id }, taken) {
      begun.push(id)
      if (id === 2) await slow.promise
      taken()
    },
  })
  t.teardown(() => box.close())
  const end = fullDisk(app)
  immediate(app.db, () => {
    box.enqueue(plain)
    box.enqueue(plain)
  })
  await until(() => begun.length === 2)
  end()
  box.wake()
  slow.resolve()
  await until(() => rows(app).every(({ sentAt }) => sentAt !== null))
  t.strictSame(begun, [1, 2])
})

t.test('without SMTP a mail is printed once, on a full disk too', async (t) => {
  const log: string[] = []
  const app = await testApp(t, { LOG_LEVEL: 'info' }, { write: (line) => void log.push(line) })
  const end = fullDisk(app)
  app.outbox.enqueue(plain)
  await until(() => log.some(isStumble))
  end()
  app.outbox.wake()
  await until(() => rows(app)[0]!.nextAttemptAt === null)
  t.equal(log.filter((line) => line.includes('Mail to ada@example.test')).length, 1)
})

t.test('what the site cannot note of a mail is no trouble of the server that took it', async (t) => {
  const smtp = await smtpServer(t)
  const app = await testApp(t, { SMTP_URL: smtp.url })
  const sent = app.mailer.send({ to: plain.recipient, subject: 'Hello', text: 'Hello' }, () => {
    throw new Error('database or disk is full')
  })
  await t.rejects(sent, { message: 'database or disk is full' })
  t.equal(smtp.received.length, 1)
  t.equal(app.mailer.problem, null)
})
