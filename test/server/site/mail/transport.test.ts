import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { SMTPServer } from 'smtp-server'
import t, { type Test } from 'tap'
import { deliveries, outbox } from '../../../../db/schema/index.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { DAY } from '../../../../server/platform/time-shared.ts'
import { bringDeliveriesBack } from '../../../../server/site/deliveries/deliveries-queries.ts'
import { problemText } from '../../../../server/site/mail/admin-mail-service.ts'
import { greetingName, transportOf } from '../../../../server/site/mail/transport.ts'
import { carriers } from '../../../../server/site/notifications/plan-deliveries.ts'
import { testApp } from '../../../helpers/app.ts'
import { scriptedSmtp } from '../../../helpers/scripted-smtp.ts'
import { testSwap } from '../../../helpers/swap.ts'
import { until } from '../../../helpers/until.ts'

const mail = {
  template: 'test',
  recipient: 'ada@example.test',
  accountId: null,
  subject: 'Hello',
  text: 'A line.',
  html: '<p>A line.</p>',
}
const rows = (app: FastifyInstance) => app.db.select().from(outbox).all()
const SITE = 'https://swap.example.org'

t.test('a mail server is greeted by the host of PUBLIC_URL', async (t) => {
  const smtp = await scriptedSmtp(t)
  const app = await testApp(t, { SMTP_URL: smtp.url, PUBLIC_URL: SITE })
  app.outbox.enqueue(mail)
  await until(() => rows(app)[0]!.sentAt !== null)
  t.ok(smtp.commands.includes('EHLO swap.example.org'))
  t.equal(greetingName('http://203.0.113.5:3000'), '[203.0.113.5]')
  t.equal(greetingName('http://[2001:db8::5]:3000'), '[IPv6:2001:db8::5]')
})

t.test('a password is sent in clear only if SMTP_URL asks for it by name, and on this machine', async (t) => {
  const of = (url: string) => transportOf(url, SITE)
  t.match(of('smtp://user:secret@mail.example.org'), { requireTLS: true })
  t.match(of('smtp://mail.example.org'), { requireTLS: false })
  for (const clear of ['ignoreTLS=true', 'requireTLS=false'])
    t.equal('requireTLS' in of(`smtp://user:secret@mail.example.org?${clear}`), false)
  for (const host of ['127.0.0.1', 'localhost', '[::1]'])
    t.match(of(`smtp://user:secret@${host}:2525`), { tls: { rejectUnauthorized: false } })
})

/** A server of the smtp-server library with a self-signed certificate. */
async function tlsServer(t: Test) {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    onData: (stream, _session, done) => stream.resume().on('end', done),
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  t.teardown(() => new Promise<void>((closed) => server.close(closed)))
  return (server.server.address() as { port: number }).port
}

t.test('a self-signed certificate is accepted on loopback', async (t) => {
  const port = await tlsServer(t)
  const app = await testApp(t, { SMTP_URL: `smtp://127.0.0.1:${port}` })
  app.outbox.enqueue(mail)
  await until(() => rows(app)[0]!.sentAt !== null || rows(app)[0]!.attempts > 0)
  t.match(rows(app), [{ sentAt: Date, lastError: '' }])
})

t.test('a certificate that is not trusted is named as such', async (t) => {
  const port = await tlsServer(t)
  const app = await testApp(t, { SMTP_URL: `smtp://127.0.0.1:${port}?tls.rejectUnauthorized=true` })
  app.outbox.enqueue(mail)
  await until(() => rows(app)[0]!.attempts === 1)
  t.match(problemText(app.mailer), /certificate.*NODE_EXTRA_CA_CERTS/)
})

t.test('TLS to a port that begins without it is named as such', async (t) => {
  const smtp = await scriptedSmtp(t)
  const app = await testApp(t, { SMTP_URL: `smtps://127.0.0.1:${smtp.port}` })
  app.outbox.enqueue(mail)
  await until(() => rows(app)[0]!.attempts === 1)
  t.match(problemText(app.mailer), /Port 465 uses TLS from the start/)
})

t.test('a 421 on a connection that was used before costs a mail no attempt', async (t) => {
  let taken = 0
  const smtp = await scriptedSmtp(t, (line, connection) => {
    if (line === '.') taken++
    return connection === 1 && taken > 0 && line.startsWith('MAIL')
      ? '421 4.4.2 Idle for too long'
      : undefined
  })
  const app = await testApp(t, { SMTP_URL: smtp.url })
  for (let sent = 0; sent < 2; sent++) {
    app.outbox.enqueue(mail)
    await until(() => rows(app)[sent]!.sentAt !== null || rows(app)[sent]!.attempts > 0)
  }
  t.match(rows(app), [
    { attempts: 0, sentAt: Date },
    { attempts: 0, sentAt: Date },
  ])
  t.equal(taken, 2)
})

t.test('the words of a server that ends the connection are shown', async (t) => {
  for (const [answer, words] of [
    ['421 4.7.0 Too many connections', /421 4\.7\.0 Too many connections/],
    ['', /ended the connection|closed/],
  ] as const) {
    const smtp = await scriptedSmtp(
      t,
      () => answer || undefined,
      () => (answer ? undefined : 'close'),
    )
    const app = await testApp(t, { SMTP_URL: smtp.url })
    app.outbox.enqueue(mail)
    await until(() => rows(app)[0]!.attempts === 1)
    t.match(rows(app)[0]!.lastError, words)
    t.notMatch(rows(app)[0]!.lastError, 'maximum number of retries')
  }
})

t.test('a sign in the password that ends an address is named at the start', async (t) => {
  for (const password of ['pa/ss', 'pa#ss', '12/3', 'pa?ss'])
    t.throws(() => readConfig({ SMTP_URL: `smtp://user:${password}@mail.example.org:587` }), /%2F/)
  t.equal(
    readConfig({ SMTP_URL: 'smtp://user:pa%2Fss@mail.example.org?ignoreTLS=true' }).smtpUrl,
    'smtp://user:pa%2Fss@mail.example.org?ignoreTLS=true',
  )
})

t.test('a mail that failed while the clock ran ahead does not wait for years', async (t) => {
  const smtp = await scriptedSmtp(t)
  const { app, send } = await testSwap(t, { SMTP_URL: smtp.url })
  const nextAttemptAt = new Date(Date.now() + 2000 * DAY)
  app.db
    .insert(outbox)
    .values({ ...mail, attempts: 3, nextAttemptAt })
    .run()
  app.outbox.wake()
  await until(() => rows(app).every(({ sentAt }) => sentAt !== null))
  await send()
  app.db.update(deliveries).set({ attempts: 1, nextAttemptAt, outcome: null, endedAt: null }).run()
  t.equal(bringDeliveriesBack(app.db).run({ now: Date.now(), furthest: Date.now() + 2 * DAY }).changes, 1)
  carriers(app.db).wakes.emit('wake')
  const outcome = () => app.db.select().from(deliveries).get()!.outcome
  await until(() => outcome() === 'sent')
  t.equal(outcome(), 'sent')
})

t.test('a server that never greets is taken for a port with TLS', async (t) => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  t.teardown(() => silent.close())
  const { port } = silent.address() as { port: number }
  const app = await testApp(t, { SMTP_URL: `smtp://127.0.0.1:${port}` })
  await app.mailer.check()
  t.match(problemText(app.mailer), /Port 465 uses TLS from the start/)
})
