import { once } from 'node:events'
import { createServer } from 'node:net'
import { Writable } from 'node:stream'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { makeBackup } from '../../../../server/site/backups/backup-service.ts'
import {
  mailFromAddress,
  serverWords,
  storedMail,
  storeMail,
} from '../../../../server/site/mail/mail-settings.ts'
import { templates } from '../../../../server/site/mail/templates.ts'
import { testAdmin } from '../../../helpers/admin.ts'
import { temporaryFolder, testApp, testEnvironment } from '../../../helpers/app.ts'
import { rows } from '../../../helpers/mailed-swap.ts'
import { smtpServer } from '../../../helpers/smtp.ts'
import { testSwap } from '../../../helpers/swap.ts'
import { until } from '../../../helpers/until.ts'

const PASSWORD = 'seagull-password-of-the-mail-server'

/** A server that is not a mail server. */
async function otherServer(t: Test, says: string) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.end(says)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  return (server.address() as { port: number }).port
}

t.test('a tested mail server is saved, is used immediately, and waiting mail is sent', async (t) => {
  const smtp = await smtpServer(t, { password: PASSWORD, sender: 'market@harbour.test' })
  const app = await testApp(t)
  const admin = testAdmin(app)
  app.outbox.enqueue({
    template: 'test',
    recipient: 'waits@example.test',
    accountId: null,
    ...templates.test({ name: 'It waits', accent: null }),
  })
  t.equal(app.mailer.isSet, false)
  t.match(await admin.page('/admin'), 'No mail server is set')
  const form = {
    host: '127.0.0.1',
    port: String(smtp.port),
    user: 'market',
    password: PASSWORD,
    from: 'Harbour End <market@harbour.test>',
  }
  const saved = await admin.call('POST', '/mail', form)
  t.equal(saved.status, 200, JSON.stringify(saved.body))
  await until(() => smtp.received.length === 2)
  t.strictSame(smtp.received.map(({ to }) => to[0]).sort(), [admin.email, 'waits@example.test'].sort())
  t.match(smtp.received[1]!.raw, 'From: Harbour End <market@harbour.test>')
  const page = await admin.page('/admin/settings')
  t.match(page, 'value="market"')
  t.match(page, 'Leave this empty to keep it')
  t.notMatch(page, PASSWORD, 'nobody is shown the password')
  t.notMatch(await admin.page('/admin/audit-log'), PASSWORD)
  t.match(await admin.page('/admin/audit-log'), 'Set the mail server: 127.0.0.1')

  // A blank password field keeps the stored password only if server and user are unchanged.
  t.equal((await admin.call('POST', '/mail', { ...form, password: '' })).status, 200)
  const thief = await smtpServer(t, { password: 'other' })
  for (const change of [{ host: 'localhost' }, { port: thief.port }, { user: 'another' }]) {
    t.match(await admin.call('POST', '/mail', { ...form, ...change, password: '' }), {
      status: 422,
      body: { errors: { password: ['Enter the password of this user.'] } },
    })
  }
  const open = await smtpServer(t)
  t.equal((await admin.call('POST', '/mail', { ...form, port: open.port, user: '' })).status, 200)
  t.equal(storedMail(app.db).password, '', 'nor is one kept for nobody')
  t.equal((await admin.call('DELETE', '/mail')).status, 200)
  t.equal(app.mailer.isSet, false)
})

t.test('wrong mail settings of every kind have field errors, and nothing is saved', async (t) => {
  const lines: string[] = []
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const app = await testApp(t, { LOG_LEVEL: 'trace' }, log as never)
  const admin = testAdmin(app)
  const good = await smtpServer(t, { password: PASSWORD, sender: 'market@harbour.test' })
  const form = {
    host: '127.0.0.1',
    port: good.port,
    user: 'market',
    password: PASSWORD,
    from: 'market@harbour.test',
  }
  const web = await otherServer(t, 'HTTP/1.1 400 Bad Request\r\n\r\n')
  const closed = await otherServer(t, '')
  const full = await smtpServer(t, { fail: 99 })
  const wrong: [string, object, RegExp][] = [
    ['host', { host: '' }, /name of a mail server/],
    ['host', { host: 'smtp.example.org/x' }, /name of a mail server/],
    ['host', { host: 'smtp://smtp.example.org' }, /name of a mail server/],
    ['host', { host: 'x'.repeat(300) }, /name of a mail server/],
    ['host', { host: null }, /name of a mail server/],
    ['host', { host: 'no-such-host.invalid' }, /no server with this name|No mail server answers/],
    ['host', { port: 1 }, /No mail server answers there.*ECONNREFUSED/],
    ['host', { port: web }, /No mail server answers there/],
    ['host', { port: closed }, /No mail server answers there/],
    ['port', { port: 0 }, /1 to 65535/],
    ['port', { port: 70_000 }, /1 to 65535/],
    ['port', { port: 'mail' }, /1 to 65535/],
    ['port', { port: '' }, /1 to 65535/],
    ['port', { host: '0.0.0.0' }, /doesn’t encrypt/],
    ['user', { user: 'x'.repeat(300) }, /too long/],
    ['user', { user: 'a\r\nb' }, /characters that aren’t allowed/],
    ['user', { password: 'wrong password' }, /doesn’t accept this user and password/],
    ['password', { password: '' }, /Enter the password/],
    ['from', { from: 'no address' }, /Enter an email address/],
    ['from', { from: 'a@b.example\r\nBcc: all@example.test' }, /Enter an email address/],
    ['from', { from: 'somebody@else.test' }, /doesn’t accept mail from this address.*Not your address/],
    ['from', { port: full.port, user: '', password: '' }, /Try again later/],
  ]
  for (const [field, change, sentence] of wrong) {
    const { status, body } = await admin.call('POST', '/mail', { ...form, ...change })
    t.equal(status, 422, JSON.stringify(change))
    t.match(body.errors?.[field]?.[0], sentence, JSON.stringify([change, body]))
    t.notMatch(JSON.stringify(body), 'wrong password', 'what a server repeats of it is left out')
  }
  t.equal(app.mailer.isSet, false, 'nothing of it was saved')
  t.equal(good.received.length, 0)
  t.notMatch(lines.join(''), PASSWORD)
  t.notMatch(lines.join(''), 'wrong password')
})

t.test('a server’s response never reveals the password', async (t) => {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const said = ['530 no', PASSWORD, base64(PASSWORD), base64(`\0market\0${PASSWORD}`)].join(' ')
  const error = Object.assign(new Error('Invalid login'), { response: said })
  const server = { host: 'smtp.example.org', port: 587, user: 'market', password: PASSWORD, from: '' }
  for (const set of [server, `smtp://market:${PASSWORD}@smtp.example.org`])
    t.equal(serverWords(error, set), '530 no … … …')
  t.equal(serverWords(error, null), said)
})

t.test(
  'without a sender setting, mail is from the mail server’s user, and the form shows that',
  async (t) => {
    const address = 'market@harbour.test'
    const smtp = await smtpServer(t, { password: PASSWORD, sender: address })
    const app = await testApp(t)
    const admin = testAdmin(app)
    app.db.$client.exec(
      `UPDATE content SET value = json_set(value, '$.name', 'Harbour End') WHERE key = 'header_footer'`,
    )
    t.match(
      await admin.page('/admin/settings'),
      'If empty: the user above if it is an email address, otherwise Harbour End &lt;no-reply@localhost&gt;.',
    )
    const form = { host: '127.0.0.1', port: smtp.port, user: address, password: PASSWORD }
    t.equal((await admin.call('POST', '/mail', form)).status, 200)
    t.match(
      await admin.page('/admin/settings'),
      'If empty, it is the user above: Harbour End &lt;market@harbour.test&gt;.',
    )
    app.outbox.enqueue({
      template: 'test',
      recipient: 'reader@example.test',
      accountId: null,
      ...templates.test({ name: 'Harbour End', accent: null }),
    })
    await until(() => smtp.received.length === 2)
    for (const { raw } of smtp.received) t.match(raw, 'From: Harbour End <market@harbour.test>')
  },
)

t.test('people are mailed of events from when a server is set until it is taken away', async (t) => {
  const smtp = await smtpServer(t)
  const { app, owner, requester, call, send } = await testSwap(t)
  const admin = testAdmin(app)
  const id = await send()
  t.same(rows(app), [])
  const server = { host: '127.0.0.1', port: smtp.port, user: '', password: '', from: '' }
  t.equal((await admin.call('POST', '/mail', server)).status, 200)
  await call(owner, 'POST', `/exchange-request/${id}/accept`, {})
  await until(() => smtp.received.some(({ to }) => to[0] === requester.email))
  const before = rows(app).length
  t.equal((await admin.call('DELETE', '/mail')).status, 200)
  const ended = await call(owner, 'POST', `/exchange-request/${id}/cancellation`, { reason: 'It broke.' })
  t.equal(ended.status, 200)
  t.equal(rows(app).length, before)
})

t.test('a user that is no address sends nothing in its name', async (t) => {
  const smtp = await smtpServer(t, { password: PASSWORD, sender: 'no-reply@localhost' })
  const admin = testAdmin(await testApp(t))
  const form = { host: '127.0.0.1', port: smtp.port, user: 'market', password: PASSWORD }
  t.equal((await admin.call('POST', '/mail', form)).status, 200)
})

t.test(
  'the user in SMTP_URL is also the default sender, unless MAIL_FROM or an admin sets one',
  async (t) => {
    const env = { SMTP_URL: 'smtps://market%40harbour.test:secret@smtp.harbour.test' }
    const { db, config } = await testApp(t, env)
    t.equal(mailFromAddress(db, config), 'market@harbour.test')
    const named = await testApp(t, { ...env, MAIL_FROM: 'Our Market <us@harbour.test>' })
    t.equal(mailFromAddress(named.db, named.config), 'us@harbour.test')
    storeMail(db, { ...storedMail(db), from: 'Admins <admins@harbour.test>' })
    t.equal(mailFromAddress(db, config), 'admins@harbour.test')
  },
)

t.test('a silent server times out', { timeout: 60_000 }, async (t) => {
  const app = await testApp(t)
  const admin = testAdmin(app)
  const { port } = await smtpServer(t, { hang: true })
  const answer = await admin.call('POST', '/mail', { host: '127.0.0.1', port })
  t.match(answer, { status: 422, body: { errors: { host: [/No mail server answers there/] } } })
})

t.test('the environment has priority and is shown', async (t) => {
  const smtp = await smtpServer(t)
  const app = await testApp(t, { SMTP_URL: smtp.url, MAIL_FROM: 'by@machine.test' })
  const admin = testAdmin(app)
  t.match(await admin.page('/admin/settings'), 'SMTP_URL is set on the server and takes precedence')
  t.equal((await admin.call('POST', '/mail', { host: '127.0.0.1', port: smtp.port })).status, 409)
  t.equal((await admin.call('DELETE', '/mail')).status, 409)
  const other = await testApp(t, { MAIL_FROM: 'by@machine.test' })
  const second = testAdmin(other)
  t.match(
    await second.page('/admin/settings'),
    'MAIL_FROM is set on the server and takes precedence: by@machine.test',
  )
  const body = { host: '127.0.0.1', port: smtp.port, from: 'by@page.test' }
  t.equal((await second.call('POST', '/mail', body)).status, 200)
  await until(() => smtp.received.length === 1)
  t.match(smtp.received[0]!.raw, 'From: Swapyard <by@machine.test>', 'under the name by which people know it')
})

t.test('the password is in no backup, and a restored site asks for it', async (t) => {
  const smtp = await smtpServer(t, { password: PASSWORD })
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const admin = testAdmin(app)
  const form = { host: '127.0.0.1', port: smtp.port, user: 'market', password: PASSWORD }
  t.equal((await admin.call('POST', '/mail', form)).status, 200)
  const file = `${temporaryFolder(t)}/full.sqlite`
  await makeBackup({ databaseFile: env.DATABASE_FILE!, uploadsDir: null, file })
  const copy = new Sqlite(file, { readonly: true })
  t.teardown(() => copy.close())
  t.notMatch(copy.serialize().toString('latin1'), PASSWORD)
  t.match(copy.prepare("SELECT value FROM settings WHERE key = 'mail'").pluck().get(), '"market"')
  app.db.$client.prepare("DELETE FROM settings WHERE key = 'mail_password'").run()
  t.match(await admin.page('/admin'), 'enter it again in the settings')
})
