import { execFile } from 'node:child_process'
import { createHmac, hkdfSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { accounts, outbox, proofs, settings } from '../../../../db/schema/index.ts'
import { findAccount } from '../../../../server/members/accounts/accounts-queries.ts'
import { setAdmin } from '../../../../server/members/accounts/admins-service.ts'
import { ROOT } from '../../../../server/ops/process.mjs'
import { makeBackup } from '../../../../server/site/backups/backup-service.ts'
import { storeMail } from '../../../../server/site/mail/mail-settings.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { temporaryFolder, testApp } from '../../../helpers/app.ts'
import { mailTo } from '../../../helpers/mail.ts'
import { pressLink } from '../../../helpers/mailed-links.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { COMPILED, quickly } from '../../../helpers/process.ts'

const email = 'boss@example.test'
const ADMIN_EMAILS = `${email},second@example.test`

const signIn = (app: FastifyInstance) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: PASSWORD } })
const isAdmin = (app: FastifyInstance, token: string) => app.sessions.find(token)?.viewer.role === 'admin'
async function mailedLink(app: FastifyInstance, count = 1) {
  const { text } = await mailTo(app, email, 'admin-proof', count)
  return new URL(/http\S+\/admin-proof\S+/.exec(text)![0]).toString().replace(app.config.publicUrl, '')
}

t.test('an address of ADMIN_EMAILS is an admin only after the mailed link has proved it', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS })
  app.settingUp.begin()
  testAccount(app, { email })
  const { token } = (await signIn(app)).json()
  t.equal(isAdmin(app, token), false)
  t.ok(app.settingUp.isOpen)
  const link = await mailedLink(app)
  for (const method of ['GET', 'HEAD'] as const)
    t.equal((await app.inject({ method, url: link, cookies: { swapyard_token: token } })).statusCode, 200)
  t.equal(isAdmin(app, token), false, 'looking at it changes nothing')
  const page = await app.inject({ url: link, cookies: { swapyard_token: token } })
  for (const part of [email, 'Ada Example', 'name="password"']) t.match(page.body, part)
  const wrong = await pressLink(app, link, { token, password: 'not it' })
  t.match(wrong, { statusCode: 422, body: /This is not your password\./ })
  const answer = await pressLink(app, link, { token, password: PASSWORD })
  t.match(answer, { statusCode: 303, headers: { location: '/admin' } })
  t.equal(isAdmin(app, token), true)
  t.notOk(app.settingUp.isOpen, 'the link by which one becomes the first admin leads nowhere any more')
  const again = await app.inject({ url: link, cookies: { swapyard_token: token } })
  t.match(again, { statusCode: 200, body: /Already confirmed/ })
})

t.test(
  'a first verification that makes an admin asks for a new password and ends all sessions',
  async (t) => {
    const app = await testApp(t, { ADMIN_EMAILS })
    const stranger = testAccount(app, { email, mailProvedAt: null })
    const { token } = (await signIn(app)).json()
    const link = await mailedLink(app)
    const page = await app.inject({ url: link, cookies: { swapyard_token: token } })
    t.match(page.body, 'name="new_password"')
    const who = { token, password: PASSWORD }
    const press = (new_password: string, new_password_confirmation = new_password) =>
      pressLink(app, link, who, { new_password, new_password_confirmation })
    t.match(await pressLink(app, link, who), { statusCode: 422, body: /Password is required/ })
    t.match(await press('a new long password', 'another password'), { statusCode: 422, body: /do not match/ })
    t.match(await press(PASSWORD), { statusCode: 422, body: /differs from the current one/ })
    t.equal(isAdmin(app, token), false)
    const answer = await press('a new long password')
    t.match(answer, { statusCode: 303, headers: { location: '/sign-in?redirect=%2Fadmin' } })
    t.same([app.sessions.find(stranger.token), app.sessions.find(token)], [null, null])
    t.equal((await signIn(app)).statusCode, 401, 'the old password')
    const payload = { email, password: 'a new long password' }
    const mine = (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).json()
    t.equal(isAdmin(app, mine.token), true)
  },
)

t.test('a verification that makes an admin ends older sessions', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS })
  const older = testAccount(app, { email })
  const { token } = (await signIn(app)).json()
  await pressLink(app, await mailedLink(app), { token, password: PASSWORD })
  t.equal(app.sessions.find(older.token), null)
  t.equal(isAdmin(app, token), true)
})

t.test('who becomes an admin while they wait to be let in is in', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS })
  const isWaiting = (id: number) => findAccount(app.db, id)!.pendingSince !== null
  const named = testAccount(app, { email, pendingSince: new Date() })
  await signIn(app)
  t.ok(isWaiting(named.id))
  await pressLink(app, await mailedLink(app), { token: named.token, password: PASSWORD })
  t.notOk(isWaiting(named.id), 'named by ADMIN_EMAILS')
  const { act } = testModerator(app)
  const appointed = testAccount(app, { pendingSince: new Date(), emailProvedAt: new Date() })
  t.equal((await act('POST', `/people/${appointed.id}/admin`)).status, 200)
  t.notOk(isWaiting(appointed.id), 'appointed')
  const granted = testAccount(app, { pendingSince: new Date() })
  setAdmin(app.db, granted.email, true)
  t.notOk(isWaiting(granted.id), 'from the machine')
})

t.test('the link is worth nothing to a visitor, to another account, altered, or late', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS })
  testAccount(app, { email })
  const { token } = (await signIn(app)).json()
  const other = testAccount(app, { email: 'second@example.test' })
  const link = await mailedLink(app)
  const open = async (url: string, cookie?: string) => {
    const who = { ...(cookie ? { token: cookie } : {}), password: PASSWORD }
    const pressed = await pressLink(app, url, who)
    const seen = await app.inject({ url, ...(cookie ? { cookies: { swapyard_token: cookie } } : {}) })
    t.equal(pressed.statusCode, seen.statusCode)
    return seen
  }
  const visitor = await open(link)
  t.equal(visitor.headers.location, `/sign-in?redirect=${encodeURIComponent(link)}`)
  t.equal((await open(link, other.token)).statusCode, 403)
  t.equal((await open(`${link}x`, token)).statusCode, 403)
  t.equal((await open('/admin-proof', token)).statusCode, 403)
  t.equal((await open('/admin-proof?token=1.2', token)).statusCode, 403)
  app.db.update(proofs).set({ email: 'before@example.test' }).run()
  t.equal((await open(link, token)).statusCode, 403, 'an address that is theirs no more')
  app.db.update(proofs).set({ email, expiresAt: new Date() }).run()
  t.equal((await open(link, token)).statusCode, 403)
  t.same([isAdmin(app, token), isAdmin(app, other.token)], [false, false])
})

t.test('the link works once, and none that was mailed before works after a revocation', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS })
  testAccount(app, { email })
  const { token } = (await signIn(app)).json()
  const open = (url: string) => pressLink(app, url, { token, password: PASSWORD })
  const link = await mailedLink(app)
  t.equal((await open(link)).statusCode, 303)
  setAdmin(app.db, email, false)
  t.equal((await open(link)).statusCode, 403, 'used')
  await signIn(app)
  const second = await mailedLink(app, 2)
  setAdmin(app.db, email, false)
  t.equal((await open(second)).statusCode, 403, 'mailed before')
  t.equal(isAdmin(app, token), false)
})

t.test('what a backup holds makes no admin, no code and no session on the live site', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS })
  const { id } = testAccount(app, { email })
  const { token } = (await signIn(app)).json()
  const link = await mailedLink(app)
  const mail = JSON.stringify(app.db.select().from(outbox).all())
  await app.inject({ method: 'POST', url: '/api/auth/send-otp', payload: { email } })
  await mailTo(app, email, 'reset-code')

  const { databaseFile } = app.config
  const file = join(temporaryFolder(t), 'backup.sqlite')
  await makeBackup({ databaseFile, uploadsDir: null, file })
  const bytes = readFileSync(file, 'latin1')
  const stolen = new Sqlite(file, { readonly: true })
  const keys = stolen.prepare<[], { key: string; value: string }>('SELECT key, value FROM settings').all()
  const rows = (table: string) => stolen.prepare(`SELECT count(*) FROM ${table}`).pluck().get()
  t.strictSame(['proofs', 'reset_codes', 'reset_failures'].map(rows), [0, 0, 0])
  stolen.close()
  t.match(mail, link)
  t.notOk(bytes.includes(link.split('token=')[1]!))
  for (const { key, value } of app.db.select().from(settings).all()) {
    t.equal(bytes.includes(value) && key.endsWith('_key'), false, key)
  }

  // An attacker tries each value as the site's signing key.
  const expires = Date.now() + 60_000
  for (const { value } of keys) {
    const derived = Buffer.from(hkdfSync('sha256', value, '', 'admin-proof', 32))
    const text = `${id}.${expires}`
    for (const key of [value, derived]) {
      const forged = `/admin-proof?token=${text}.${createHmac('sha256', key).update(text).digest('hex')}`
      t.equal((await app.inject({ url: forged, cookies: { swapyard_token: token } })).statusCode, 403)
    }
    const head = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')
    const claims = { sub: String(id), sid: 'x'.repeat(43), exp: Math.floor(expires / 1000) }
    const signed = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
    const jwt = `${signed}.${createHmac('sha256', value).update(signed).digest('base64url')}`
    const profile = { url: '/api/profile', headers: { authorization: `Bearer ${jwt}` } }
    t.equal((await app.inject(profile)).statusCode, 401)
  }
  t.equal(isAdmin(app, token), false)
})

t.test('other addresses get no link, and an admin-to-be one an hour', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS: 'second@example.test' })
  testAccount(app, { email })
  await signIn(app)
  t.equal(app.db.select().from(outbox).all().length, 0)
  const named = await testApp(t, { ADMIN_EMAILS })
  testAccount(named, { email })
  for (let i = 0; i < 3; i++) await signIn(named)
  t.equal(named.db.select().from(outbox).all().length, 1)
})

t.test('a moderator stays one whose appointment as an admin is taken back', async (t) => {
  const app = await testApp(t)
  const appointed = testAccount(app, { role: 'moderator', appointedAt: new Date() })
  const admin = testAccount(app, { isAdmin: true })
  for (const { email } of [appointed, admin]) setAdmin(app.db, email, false)
  t.match(findAccount(app.db, appointed.id), { role: 'moderator', appointedAt: null })
  t.match(findAccount(app.db, admin.id), { role: 'member' })
})

t.test('removal from ADMIN_EMAILS revokes admin rights', async (t) => {
  const app = await testApp(t)
  const { token } = testAccount(app, { email, emailProvedAt: new Date() })
  t.equal(isAdmin(app, token), false)
})

t.test('grant and revoke from the machine, while the site runs', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS })
  const { token } = testAccount(app, { email, emailProvedAt: new Date() })
  const env = { ...process.env, ...COMPILED, DATABASE_FILE: app.config.databaseFile, ADMIN_EMAILS }
  const admin = (...words: string[]) =>
    new Promise<{ code: number; text: string }>((done) => {
      const command = quickly('server/ops/admin.ts', words)
      execFile(process.execPath, command, { cwd: ROOT, env }, (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
      )
    })
  t.match(await admin('revoke', ' BOSS@example.test'), {
    code: 0,
    text: /no admin any more.*ADMIN_EMAILS still names/,
  })
  t.equal(isAdmin(app, token), false)
  t.match(await admin('grant', email), { code: 0, text: /is an admin now/ })
  t.equal(isAdmin(app, token), true)
  t.match(await admin('grant', 'nobody@example.test'), { code: 1, text: /Nobody has joined/ })
  t.match(await admin('make', email), { code: 1, text: /Usage/ })
  t.match(await admin('grant'), { code: 1, text: /Usage/ })
  t.match(await admin('reset'), { code: 1, text: /Usage/ })
  t.match(await admin('reset', 'nobody@example.test'), { code: 1, text: /Nobody has joined/ })
  t.equal(app.db.select().from(accounts).all().length, 1)
})

t.test('an admin without a password on a site without mail gets a link from the command line', async (t) => {
  const app = await testApp(t, { PUBLIC_URL: 'https://swap.example.org' })
  testAccount(app, { email, emailProvedAt: new Date(), isAdmin: true })
  storeMail(app.db, { host: '127.0.0.1', port: 1, user: '', password: '', from: '' })
  const env = {
    ...process.env,
    ...COMPILED,
    DATABASE_FILE: app.config.databaseFile,
    PUBLIC_URL: 'https://swap.example.org',
  }
  const admin = (...words: string[]) =>
    new Promise<string>((done) => {
      execFile(
        process.execPath,
        quickly('server/ops/admin.ts', words),
        { cwd: ROOT, env },
        (_error, stdout, stderr) => done(stdout + stderr),
      )
    })
  t.match(await admin('forget-mail'), /127\.0\.0\.1 is forgotten/)
  t.match(await admin('forget-mail'), /No mail server was set/)
  t.equal(app.mailer.isSet, false, 'the site that runs has forgotten it')
  const [link] = /https:\/\/swap\.example\.org\/createnewpassword\?\S+/.exec(await admin('reset', email))!
  const token = new URL(link).searchParams.get('token')
  const password = 'a password nobody has'
  const set = () =>
    app.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { email, reset_token: token, password, password_confirmation: password },
    })
  t.equal((await set()).statusCode, 200)
  t.equal((await set()).statusCode, 403, 'once')
  const payload = { email, password }
  t.equal((await app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode, 200)
})
