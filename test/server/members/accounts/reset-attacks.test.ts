import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { accounts, proofs, resetCodes, resetFailures } from '../../../../db/schema/index.ts'
import { insertProof } from '../../../../server/members/accounts/proofs-queries.ts'
import { RESET_TRIES } from '../../../../server/members/limits.ts'
import { MINUTE } from '../../../../server/platform/time-shared.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { mailTo, secretsOf } from '../../../helpers/mail.ts'

/** Each call has a new address, like a botnet, so that only limits per account apply. */
const BOTNET = { TRUST_PROXY: '127.0.0.1' }
let bots = 0
const someAddress = () => `10.${(++bots >> 16) & 255}.${(bots >> 8) & 255}.${bots & 255}`

const post = (app: FastifyInstance, path: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers: { 'x-forwarded-for': someAddress() },
    payload,
  })

async function mailedSecrets(app: FastifyInstance, email: string, count = 1) {
  await post(app, 'send-otp', { email })
  return secretsOf((await mailTo(app, email, 'reset-code', count)).text)
}

/** Random wrong codes. */
const wrongCodes = (count: number, right: string) =>
  Array.from({ length: count }, () => {
    const code = randomInt(36 ** 4)
      .toString(36)
      .padStart(4, '0')
      .toUpperCase()
    return code === right ? '????' : code
  })

const lookedAt = (app: FastifyInstance) =>
  app.db
    .select()
    .from(resetFailures)
    .all()
    .filter(({ accountId }) => accountId !== null).length

t.test('of 10,000 concurrent guesses at most 5 are checked', async (t) => {
  const app = await testApp(t, BOTNET)
  const { email } = testAccount(app)
  const { code } = await mailedSecrets(app, email)
  const guesses = [...wrongCodes(9_999, code), code]
  const answers = await Promise.all(guesses.map((otp) => post(app, 'verify-otp', { email, otp })))
  t.equal(lookedAt(app), RESET_TRIES.perCode)
  t.equal(app.db.select().from(resetCodes).get()!.tries, RESET_TRIES.perCode)
  t.notOk(
    answers.some(({ statusCode }) => statusCode === 200),
    'the right one came too late',
  )
  t.ok(answers.every(({ statusCode }) => statusCode === 422 || statusCode === 429))
})

t.test(
  'after 10 wrong tries an account answers 429 for a day, to a right code too, over restarts',
  async (t) => {
    const app = await testApp(t, BOTNET)
    const { email } = testAccount(app)
    for (const round of [1, 2]) {
      const { code } = await mailedSecrets(app, email, round)
      for (const otp of wrongCodes(RESET_TRIES.perCode, code)) {
        t.equal((await post(app, 'verify-otp', { email, otp })).statusCode, 422)
      }
    }
    const third = await mailedSecrets(app, email, 3)
    const refused = await post(app, 'verify-otp', { email, otp: third.code })
    t.equal(refused.statusCode, 429)
    t.match(refused.json(), { status: false, message: /use the link in the email/ })
    t.ok(Number(refused.headers['retry-after']) > 0)

    const file = app.config.databaseFile
    await app.close()
    const again = await testApp(t, { ...BOTNET, DATABASE_FILE: file })
    t.equal((await post(again, 'verify-otp', { email, otp: third.code })).statusCode, 429)
    const password = { password: 'a new password', password_confirmation: 'a new password' }
    const byLink = await post(again, 'reset-password', { email, ...password, reset_token: third.token })
    t.equal(byLink.statusCode, 200, 'the long link still works, so nobody is locked out')

    again.db
      .update(resetFailures)
      .set({ createdAt: new Date(Date.now() - RESET_TRIES.timeWindow) })
      .run()
    const { code } = await mailedSecrets(again, email, 4)
    t.equal((await post(again, 'verify-otp', { email, otp: code })).statusCode, 200, 'a day later')
  },
)

t.test('with the clock set back an hour, the code that was mailed last is the one that counts', async (t) => {
  const app = await testApp(t, BOTNET)
  const { email } = testAccount(app)
  await mailedSecrets(app, email)
  app.db
    .update(resetCodes)
    .set({ createdAt: new Date(Date.now() + 60 * 60_000) })
    .run()
  const { code } = await mailedSecrets(app, email, 2)
  t.equal((await post(app, 'verify-otp', { email, otp: code })).statusCode, 200)
})

t.test('an unknown email meets the same limit as a known one', async (t) => {
  const app = await testApp(t, BOTNET)
  const { email } = testAccount(app)
  const known: number[] = []
  const unknown: number[] = []
  for (const otp of wrongCodes(15, '')) {
    known.push((await post(app, 'verify-otp', { email, otp })).statusCode)
    unknown.push((await post(app, 'verify-otp', { email: 'nobody@example.test', otp })).statusCode)
  }
  t.same(known, unknown)
  t.equal(known.indexOf(429), RESET_TRIES.perAccount)
})

t.test('after 200 failures in a day a network is refused, and all others are not', async (t) => {
  const app = await testApp(t, BOTNET)
  const { id } = testAccount(app)
  const { email } = testAccount(app)
  const { code } = await mailedSecrets(app, email)
  const verify = (address: string, asked = email) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/verify-otp',
      headers: { 'x-forwarded-for': address },
      payload: { email: asked, otp: code },
    })
  const row = { accountId: id, network: '2001:db8:0:1::' }
  app.db
    .insert(resetFailures)
    .values(Array.from({ length: RESET_TRIES.perNetwork }, () => row))
    .run()
  const refused = await verify('2001:db8:0:1::7')
  t.equal(refused.statusCode, 429)
  t.ok(Number(refused.headers['retry-after']) > 0)
  t.equal((await verify('2001:db8:0:1::8', 'nobody@example.test')).statusCode, 429)
  t.equal(app.db.select().from(resetCodes).get()!.tries, 0)
  t.equal((await verify('2001:db8:0:2::1')).statusCode, 200, 'nobody else is stopped by it')
})

t.test('a wrong code counts for the network that it came from', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const { code } = await mailedSecrets(app, email)
  const [otp] = wrongCodes(1, code)
  await app.inject({
    method: 'POST',
    url: '/api/auth/verify-otp',
    remoteAddress: '2001:db8:0:1::7',
    payload: { email, otp },
  })
  t.match(app.db.select().from(resetFailures).all(), [{ network: '2001:db8:0:1::' }])
})

t.test('networks of attempts and expired links are deleted once no rule needs them', async (t) => {
  const app = await testApp(t)
  const { id, email } = testAccount(app)
  await mailedSecrets(app, email)
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)
  const late = { createdAt: ago(RESET_TRIES.timeWindow + 1) }
  const recent = { createdAt: ago(RESET_TRIES.timeWindow - MINUTE) }
  app.db.update(resetCodes).set(late).run()
  await mailedSecrets(app, email, 2)
  const network = '192.0.2.1'
  app.db
    .insert(resetFailures)
    .values([
      { accountId: id, network, ...late },
      { accountId: null, network, ...late },
      { accountId: id, network: '192.0.2.2', ...recent },
    ])
    .run()
  insertProof(app.db, { purpose: 'email', accountId: id, email }, -1)
  insertProof(app.db, { purpose: 'undo_email', accountId: id, email }, MINUTE)
  const { databaseFile } = app.config
  await app.close()

  const { db } = await testApp(t, { DATABASE_FILE: databaseFile })
  const networks = db.select().from(resetFailures).all()
  t.strictSame(
    networks.map((failure) => failure.network),
    ['192.0.2.2'],
  )
  t.equal(db.select().from(resetCodes).all().length, 1)
  const links = db.select().from(proofs).all()
  t.strictSame(
    links.map(({ purpose }) => purpose),
    ['undo_email'],
  )
})

t.test('guesses at accounts without a running code do not use up a network', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  app.db
    .insert(resetFailures)
    .values(Array.from({ length: RESET_TRIES.perNetwork }, () => ({ accountId: null, network: '127.0.0.1' })))
    .run()
  const { code } = await mailedSecrets(app, email)
  t.equal((await post(app, 'verify-otp', { email, otp: code })).statusCode, 200)
})

t.test('send-otp is limited to 3 an hour by account, known or not, and to 20 by address', async (t) => {
  const app = await testApp(t, BOTNET)
  const { email } = testAccount(app)
  for (const asked of [email, 'nobody@example.test']) {
    for (let i = 0; i < 3; i++) t.equal((await post(app, 'send-otp', { email: asked })).statusCode, 200)
    const refused = await post(app, 'send-otp', { email: asked.toUpperCase() })
    t.equal(refused.statusCode, 429)
    t.ok(Number(refused.headers['retry-after']) > 3000)
  }
  const fromOne = (i: number) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/send-otp',
      headers: { 'x-forwarded-for': `2001:db8:1:2:${i}::1` },
      payload: { email: `person${i}@example.test` },
    })
  for (let i = 0; i < 20; i++) t.equal((await fromOne(i)).statusCode, 200)
  t.equal((await fromOne(20)).statusCode, 429, 'a network of IPv6 counts as one address')
})

t.test('codes are of 36 characters, and each is as likely as any other', async (t) => {
  const app = await testApp(t, BOTNET)
  const seen = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const { email } = testAccount(app)
    const { code } = await mailedSecrets(app, email)
    t.match(code, /^[A-Z0-9]{4}$/)
    for (const character of code) seen.add(character)
  }
  t.ok(seen.size > 30, 'all letters and digits are used')
  t.equal(app.db.select().from(accounts).all().length, 60)
})
