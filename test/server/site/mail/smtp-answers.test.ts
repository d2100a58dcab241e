import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { deliveries, outbox } from '../../../../db/schema/index.ts'
import { checklist } from '../../../../server/admin/console/checklist-routes.ts'
import { faultOf } from '../../../../server/site/mail/smtp-answers.ts'
import { testApp } from '../../../helpers/app.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { scriptedSmtp } from '../../../helpers/scripted-smtp.ts'
import { testSwap } from '../../../helpers/swap.ts'
import { until } from '../../../helpers/until.ts'

const plain = { template: 'test', accountId: null, subject: 'Hello', text: 'A line.', html: '<p>A line.</p>' }
const rows = (app: FastifyInstance) => app.db.select().from(outbox).all()
const told = (app: FastifyInstance) => app.db.select().from(deliveries).all()
const to = (name: string) => ({ ...plain, recipient: `${name}@example.test` })

const STAGES = { rcpt: 'RCPT TO:', data: 'DATA', end: '.' }

for (const [stage, command] of Object.entries(STAGES))
  for (const answer of [
    '550 5.4.5 Daily user sending limit exceeded',
    '554 5.2.252 SendAsDenied',
    '550 5.7.1 Sender rejected by policy',
    '504 5.5.2 Helo command rejected: need fully-qualified hostname',
  ])
    t.test(`"${answer}" at ${stage} gives up no mail: the server is at fault`, async (t) => {
      const smtp = await scriptedSmtp(t, (line) => (line.startsWith(command) ? answer : undefined))
      const app = await testApp(t, { SMTP_URL: smtp.url })
      app.outbox.enqueue(to('ada'))
      await until(() => rows(app)[0]!.attempts === 1)
      t.match(rows(app), [{ nextAttemptAt: Date, sentAt: null }])
      t.match(app.mailer.problem, { words: answer, since: Date })
      t.ok(checklist(app).includes('mail'), 'mail is not done')
    })

t.test('a recipient that does not exist is given up at once, and no trouble of the server', async (t) => {
  for (const answer of [
    '550 5.1.1 No such user',
    '550 5.2.1 Disabled',
    '552 5.2.2 Full',
    '550 No such mailbox',
  ]) {
    const smtp = await scriptedSmtp(t, (line) => (line.startsWith('RCPT') ? answer : undefined))
    const app = await testApp(t, { SMTP_URL: smtp.url })
    app.outbox.enqueue(to('ada'))
    await until(() => rows(app)[0]!.attempts === 1)
    t.match(rows(app), [{ nextAttemptAt: null, sentAt: null }], answer)
    t.equal(app.mailer.problem, null)
  }
})

t.test('a bad recipient that the server names after DATA ends one mail, several in a row none', async (t) => {
  for (const stage of ['DATA', '.']) {
    const smtp = await scriptedSmtp(t, (line) => (line === stage ? '550 5.1.1 No such user' : undefined))
    const app = await testApp(t, { SMTP_URL: smtp.url })
    app.outbox.enqueue(to('ada'))
    await until(() => rows(app)[0]!.attempts === 1)
    t.match(rows(app), [{ nextAttemptAt: null, sentAt: null }], stage)
    t.equal(app.mailer.problem, null, 'other mail does not wait')
    for (const name of ['bea', 'cem']) {
      app.outbox.enqueue(to(name))
      await until(() => rows(app).every(({ attempts }) => attempts === 1))
    }
    t.ok(rows(app).every(({ nextAttemptAt }) => nextAttemptAt !== null))
    t.match(app.mailer.problem, { words: /No such user/ })
  }
})

t.test(
  'refusals of several recipients in a row are the fault of the server, from the first on',
  async (t) => {
    let refuses = true
    const smtp = await scriptedSmtp(t, (line) =>
      refuses && line.startsWith('RCPT') ? '550 5.1.1 Unknown in virtual table' : undefined,
    )
    const app = await testApp(t, { SMTP_URL: smtp.url })
    for (const name of ['ada', 'bea', 'cem']) {
      app.outbox.enqueue(to(name))
      await until(() => rows(app).every(({ attempts }) => attempts === 1))
    }
    t.ok(rows(app).every(({ nextAttemptAt }) => nextAttemptAt !== null))
    t.match(app.mailer.problem, { words: /Unknown in virtual table/ })
    refuses = false
    app.outbox.retry()
    await until(() => rows(app).every(({ sentAt }) => sentAt !== null))
    t.equal(app.mailer.problem, null)
  },
)

t.test('during a refusal of all mail, pending mail is not tried one by one', async (t) => {
  const smtp = await scriptedSmtp(t, (line) => (line === '.' ? '550 5.4.5 Daily limit' : undefined))
  const app = await testApp(t, { SMTP_URL: smtp.url })
  app.db.transaction(() => {
    for (let at = 0; at < 40; at++) app.outbox.enqueue(to(`person${at}`))
  })
  app.outbox.wake()
  await until(() => rows(app).every(({ nextAttemptAt }) => nextAttemptAt! > new Date()))
  t.ok(rows(app).filter(({ attempts }) => attempts > 0).length <= 5)
})

t.test('signing in does not show that a server takes mail again that has refused it', async (t) => {
  const smtp = await scriptedSmtp(t, (line) => (line === '.' ? '550 5.4.5 Daily limit' : undefined))
  const app = await testApp(t, { SMTP_URL: smtp.url })
  app.outbox.enqueue(to('ada'))
  await until(() => app.mailer.problem !== null)
  await app.mailer.check()
  t.match(app.mailer.problem, { words: /Daily limit/ })
})

t.test('an admin sees the server’s response and its time, and can retry all mail', async (t) => {
  let refuses = true
  const smtp = await scriptedSmtp(t, (line) =>
    refuses && line.startsWith('RCPT') ? '550 5.7.1 <b>Sender</b> over its limit' : undefined,
  )
  const { app, send } = await testSwap(t, { SMTP_URL: smtp.url })
  const { act, see } = testModerator(app)
  await send()
  await until(() => told(app)[0]?.attempts === 1)
  t.match(told(app), [{ outcome: null, nextAttemptAt: Date }])
  // Marked as failed by an earlier version.
  app.db.update(deliveries).set({ outcome: 'failed', nextAttemptAt: null, endedAt: new Date() }).run()
  app.db
    .insert(outbox)
    .values({ ...to('ada'), attempts: 1, lastError: '550 5.4.5' })
    .run()
  for (const path of ['', '/outbox', '/deliveries']) {
    const { html } = await see(path)
    t.match(html, /over its limit/, path)
    t.match(html, /<time[^>]*>/)
  }
  for (const path of ['/outbox', '/deliveries']) t.match((await see(path)).html, 'Retry all emails')
  refuses = false
  t.equal((await act('POST', '/outbox/retry')).status, 200)
  await until(() => told(app)[0]!.outcome === 'sent')
  await until(() => rows(app).every(({ sentAt }) => sentAt !== null))
  t.equal(app.mailer.problem, null)
})

t.test('there is nothing to try again without a mail server', async (t) => {
  const app = await testApp(t)
  const { act } = testModerator(app)
  t.equal((await act('POST', '/outbox/retry')).status, 409)
})

t.test('the answers of servers, by who is at fault', async (t) => {
  const at = (command: string, response: string) =>
    faultOf({
      name: 'Error',
      message: '',
      code: command === 'end' ? 'EMESSAGE' : 'EENVELOPE',
      command: command === 'end' ? 'DATA' : command,
      response,
      responseCode: Number(response.slice(0, 3)),
    })
  for (const [command, response, fault] of [
    ['RCPT TO', '550-5.1.1 The account does not exist.\n550 5.1.1 Learn more', 'recipient'],
    ['RCPT TO', '553 5.1.8 Sender address rejected: domain not found', 'server'],
    ['RCPT TO', '550 5.1.10 Recipient has a null MX', 'recipient'],
    ['RCPT TO', '550 Maximum credits exceeded', 'server'],
    ['RCPT TO', '550 From address is not verified', 'server'],
    ['RCPT TO', '550 Your account is not active', 'server'],
    ['RCPT TO', '550 Your trial has ended', 'server'],
    ['RCPT TO', '550 Requested action not taken: mailbox unavailable', 'recipient'],
    ['RCPT TO', '550 5.1.90 You have reached your daily limit for recipients', 'server'],
    ['RCPT TO', '550 Daily sending limit exceeded', 'server'],
    ['RCPT TO', '550 You have used up your daily quota', 'server'],
    ['RCPT TO', '550 Sending suspended', 'server'],
    ['RCPT TO', '554 No reverse DNS', 'server'],
    ['RCPT TO', '550 Listed at dnsbl.example.test', 'server'],
    ['RCPT TO', '550 5.1.0 Authentication required', 'server'],
    ['end', '550 5.1.0 Sender rejected', 'server'],
    ['RCPT TO', '550 5.1.0 Address rejected', 'recipient'],
    ['RCPT TO', '552 Mailbox quota exceeded', 'recipient'],
    ['RCPT TO', '550 relaying denied', 'server'],
    ['RCPT TO', '554 5.7.1 Relay access denied', 'server'],
    ['RCPT TO', '530 5.7.0 Must issue a STARTTLS command first', 'server'],
    ['RCPT TO', '450 4.7.1 Greylisted', 'mail'],
    ['RCPT TO', '421 4.7.0 Too many connections', 'server'],
    ['MAIL FROM', '550 5.1.1 Not your address', 'server'],
    ['end', '550 5.1.1 No such user', 'recipient'],
    ['end', '552 5.2.2 Mailbox full', 'recipient'],
    ['end', '550 5.1.8 Bad sender', 'server'],
    ['end', '550 Rejected', 'server'],
    ['DATA', '550 5.1.1 No such user', 'recipient'],
    ['end', '451 4.3.0 Try again later', 'mail'],
    ['end', '552 5.3.4 Too large', 'mail'],
    ['end', '554 5.6.0 Bad form', 'mail'],
    ['end', '554 5.7.1 Spam', 'server'],
  ] as const)
    t.equal(at(command, response), fault, `${command} ${response}`)
})
