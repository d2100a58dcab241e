import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { accounts, outbox } from '../../../db/schema/index.ts'
import { PASSWORD, testAccount } from '../../helpers/accounts.ts'
import { testApp } from '../../helpers/app.ts'
import { mailTo } from '../../helpers/mail.ts'

const email = 'boss@example.test'
const ADMIN_EMAILS = `${email},second@example.test`

const signIn = (app: FastifyInstance) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: PASSWORD } })
const isAdmin = (app: FastifyInstance, token: string) => app.sessions.find(token)?.viewer.is_admin
async function mailedLink(app: FastifyInstance) {
  const { text } = await mailTo(app, email, 'admin-proof')
  return new URL(/http\S+\/admin-proof\S+/.exec(text)![0]).toString().replace(app.config.publicUrl, '')
}

t.test('an address of ADMIN_EMAILS is an admin only after the mailed link has proved it', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS })
  testAccount(app, { email })
  const { token } = (await signIn(app)).json()
  t.equal(isAdmin(app, token), false)
  const link = await mailedLink(app)
  const answer = await app.inject({ url: link, cookies: { swapyard_token: token } })
  t.equal(answer.statusCode, 303)
  t.equal(isAdmin(app, token), true)
})

t.test('the link is worth nothing to a visitor, to another account, altered, or late', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS })
  testAccount(app, { email })
  const { token } = (await signIn(app)).json()
  const other = testAccount(app, { email: 'second@example.test' })
  const link = await mailedLink(app)
  const open = (url: string, cookie?: string) =>
    app.inject({ url, ...(cookie ? { cookies: { swapyard_token: cookie } } : {}) })
  const visitor = await open(link)
  t.equal(visitor.headers.location, `/sign-in?redirect=${encodeURIComponent(link)}`)
  t.equal((await open(link, other.token)).statusCode, 403)
  t.equal((await open(link.replace(/token=\d+/, `token=${other.id}`), other.token)).statusCode, 403)
  t.equal((await open(link.replace(/\.(\d+)\./, '.9999999999999.'), token)).statusCode, 403)
  t.equal((await open('/admin-proof', token)).statusCode, 403)
  t.equal((await open('/admin-proof?token=1.2', token)).statusCode, 403)
  t.same([isAdmin(app, token), isAdmin(app, other.token)], [false, false])
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

t.test('who is taken out of ADMIN_EMAILS is no admin any more', async (t) => {
  const app = await testApp(t)
  const { token } = testAccount(app, { email, emailProvedAt: new Date() })
  t.equal(isAdmin(app, token), false)
})

t.test('grant and revoke from the machine, while the site runs', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS })
  const { token } = testAccount(app, { email, emailProvedAt: new Date() })
  const env = { ...process.env, DATABASE_FILE: app.config.databaseFile, ADMIN_EMAILS }
  const admin = (...words: string[]) =>
    new Promise<{ code: number; text: string }>((done) => {
      const file = resolve(import.meta.dirname, '../../../server/ops/admin.ts')
      execFile(process.execPath, [file, ...words], { env }, (error, stdout, stderr) =>
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
  t.equal(app.db.select().from(accounts).all().length, 1)
})
