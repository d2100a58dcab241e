import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { accounts, outbox, proofs } from '../../../../db/schema/index.ts'
import { findAccount } from '../../../../server/members/accounts/accounts-queries.ts'
import { mailAdminProof, setAdmin } from '../../../../server/members/accounts/admins-service.ts'
import { mailEmailProof } from '../../../../server/members/accounts/email-service.ts'
import { replacePassword } from '../../../../server/members/accounts/password-change.ts'
import { emailRules } from '../../../../server/members/accounts/proof-rule.ts'
import { insertProof } from '../../../../server/members/accounts/proofs-queries.ts'
import { resetSite, sendResetCode } from '../../../../server/members/accounts/resets-service.ts'
import { LIFETIME } from '../../../../server/platform/limits.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { mailTo } from '../../../helpers/mail.ts'
import { pressLink } from '../../../helpers/mailed-links.ts'

const form = {
  name: 'Ada Example',
  email: 'ada@example.test',
  phone_number: '202-555-0123',
  address: '1 Main Street',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  terms_and_conditions: '1',
}
const NEW = 'new@example.test'

const register = (app: FastifyInstance, payload = form) =>
  app.inject({ method: 'POST', url: '/api/auth/register', payload })

async function linkIn(app: FastifyInstance, to: string, template: string, count = 1) {
  const { text } = await mailTo(app, to, template, count)
  return /http\S+(\/email-\w+\?token=[\w-]+)/.exec(text)![1]!
}

type Person = ReturnType<typeof testAccount>

const ask = (app: FastifyInstance, { bearer }: Person, email: string, password = PASSWORD) =>
  app.inject({
    method: 'POST',
    url: '/api/account/email',
    headers: bearer,
    payload: { email, password },
  })

const undo = (app: FastifyInstance, link: string) =>
  app.inject({
    method: 'POST',
    url: '/api/account/email/undo',
    payload: { token: link.split('=')[1] },
  })

t.test('who joins verifies the address by a mailed link, which asks first', async (t) => {
  const app = await testApp(t)
  const { id } = (await register(app)).json().data.user
  t.equal(findAccount(app.db, id)!.mailProvedAt, null)
  const link = await linkIn(app, form.email, 'email-proof')
  // Like a mail scanner.
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const looked = await app.inject({ method, url: link })
    t.match(looked, {
      statusCode: 200,
      headers: { 'referrer-policy': 'no-referrer', 'cache-control': /no-store/ },
    })
    t.equal(findAccount(app.db, id)!.mailProvedAt, null)
  }
  const page = await app.inject({ url: link })
  for (const part of [form.email, form.name, 'Confirm your email address', 'type="password"'])
    t.match(page.body, part)
  t.notMatch(page.body, '<script type="module"', 'it works without scripts')
  const answer = await pressLink(app, link, { password: PASSWORD })
  t.match(answer, {
    statusCode: 200,
    headers: { 'referrer-policy': 'no-referrer', 'cache-control': /no-store/ },
  })
  t.match(answer.body, /Address confirmed.*ada@example\.test/s)
  t.ok(findAccount(app.db, id)!.mailProvedAt)
  t.equal(findAccount(app.db, id)!.emailProvedAt, null, 'and nothing for an admin')
  t.match(await app.inject({ url: link }), { statusCode: 200, body: /Already confirmed/ })
  t.match(await pressLink(app, link), { statusCode: 200, body: /Already confirmed/ })
  const wayToNew = 'href="/dashboard/setting/account"'
  const unknown = await app.inject({ url: '/email-proof?token=x' })
  t.match(unknown.body, wayToNew, 'it leads to where a new one is made')
  t.notMatch((await app.inject('/nowhere')).body, wayToNew)
  for (const url of ['/email-proof', '/email-proof?token=x', '/email-proof?token=a&token=b']) {
    t.equal((await app.inject({ url })).statusCode, 403, url)
    t.equal((await pressLink(app, url)).statusCode, 403, url)
  }
})

t.test('a link verifies nothing without a session of its account or its password', async (t) => {
  const app = await testApp(t)
  const { id } = (await register(app)).json().data.user
  const link = await linkIn(app, form.email, 'email-proof')
  const other = testAccount(app)
  t.match(await pressLink(app, link), { statusCode: 422, body: /This is not your password\./ })
  t.match(await pressLink(app, link, { token: other.token }), { statusCode: 422, body: /type="password"/ })
  t.equal((await pressLink(app, link, { password: 'not it' })).statusCode, 422)
  const token = app.sessions.start(id)
  // The cookie is only accepted with a form of this site.
  const foreign = await app.inject({ method: 'POST', url: link, cookies: { swapyard_token: token } })
  t.equal(foreign.statusCode, 422)
  t.equal(findAccount(app.db, id)!.mailProvedAt, null)
  t.notMatch((await app.inject({ url: link, cookies: { swapyard_token: token } })).body, 'type="password"')
  t.equal((await pressLink(app, link, { token })).statusCode, 200)
  t.ok(findAccount(app.db, id)!.mailProvedAt)
})

t.test('verifying an address ends all older sessions of the account', async (t) => {
  const app = await testApp(t)
  const { id } = (await register(app)).json().data.user
  const stranger = app.sessions.start(id)
  const own = app.sessions.start(id)
  await pressLink(app, await linkIn(app, form.email, 'email-proof'), { token: own })
  t.equal(app.sessions.find(stranger), null)
  t.ok(app.sessions.find(own))
  const owner = { id, token: own, bearer: { authorization: `Bearer ${own}` } } as Person
  t.equal((await ask(app, owner, NEW)).statusCode, 200)
  t.equal((await pressLink(app, await linkIn(app, NEW, 'email-new'), { password: PASSWORD })).statusCode, 200)
  t.equal(app.sessions.find(own), null, 'a new one too')
})

t.test('the link is sent again until the address is proved, a few times an hour', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app, { mailProvedAt: null })
  const again = () => app.inject({ method: 'POST', url: '/api/account/email/proof', headers: person.bearer })
  t.equal((await app.inject({ method: 'POST', url: '/api/account/email/proof' })).statusCode, 401)
  t.equal((await again()).statusCode, 200)
  await pressLink(app, await linkIn(app, person.email, 'email-proof'), person)
  t.equal((await again()).statusCode, 409)
  for (let i = 0; i < 3; i++) await again()
  t.equal((await again()).statusCode, 429)
})

t.test('an address that nobody has verified gets 3 mails an hour, of all accounts together', async (t) => {
  const app = await testApp(t)
  const [first, second] = [testAccount(app, { mailProvedAt: null }), testAccount(app, { mailProvedAt: null })]
  const victim = 'victim@example.org'
  for (const who of [first, second, first]) t.equal((await ask(app, who, victim)).statusCode, 200)
  const refused = await ask(app, second, victim)
  t.equal(refused.statusCode, 429)
  t.ok(Number(refused.headers['retry-after']) > 3000)
  t.equal((await ask(app, second, 'else@example.org')).statusCode, 200, 'others are not concerned')
  t.equal((await register(app, { ...form, email: victim })).statusCode, 200)
  t.equal(app.db.select().from(outbox).where(eq(outbox.template, 'email-proof')).all().length, 0)
})

t.test('changes of the password mail an unverified address 3 times an hour', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app, { mailProvedAt: null })
  for (let at = 0; at < 5; at++) immediate(app.db, () => replacePassword(app, person.id, `hash ${at}`))
  const known = testAccount(app)
  for (let at = 0; at < 5; at++) immediate(app.db, () => replacePassword(app, known.id, `hash ${at}`))
  const to = ({ email }: { email: string }) =>
    app.db.select().from(outbox).where(eq(outbox.recipient, email)).all().length
  t.strictSame([to(person), to(known)], [3, 5])
})

t.test(
  'codes, links, notices and decisions about an unverified address share its 3 mails an hour',
  async (t) => {
    const app = await testApp(t, { ADMIN_EMAILS: 'owner@example.org' })
    const site = resetSite(app)
    const person = testAccount(app, { mailProvedAt: null, email: 'owner@example.org' })
    const admin = testAccount(app, { isAdmin: true })
    const later = () => immediate(app.db, () => replacePassword(app, person.id, 'hash'))
    mailEmailProof(app, person.id)
    t.equal(sendResetCode(site, person.email), 0)
    mailAdminProof(app, person.email)
    t.ok(sendResetCode(site, person.email) > 3000)
    later()
    const mails = () =>
      app.db.select().from(outbox).where(eq(outbox.recipient, person.email)).orderBy(outbox.id).all()
    t.strictSame(
      mails().map(({ template }) => template),
      ['email-proof', 'reset-code', 'admin-proof'],
    )
    const link = { method: 'POST', url: `/api/admin/people/${person.id}/reset-link` } as const
    t.equal((await app.inject({ ...link, headers: admin.bearer })).statusCode, 429, 'moderators are told')
    const suspend = { ...link, url: `/api/admin/people/${person.id}/suspension`, payload: { reason: 'Spam' } }
    t.equal((await app.inject({ ...suspend, headers: admin.bearer })).statusCode, 200)
    const last = mails().at(-1)!
    t.equal(last.template, 'suspended')
    t.ok(last.nextAttemptAt!.getTime() > Date.now() + 3_000_000, 'a decision is mailed after the hour')

    const known = testAccount(app)
    for (let at = 0; at < 5; at++)
      t.equal(sendResetCode(site, known.email), 0, 'a verified address has no limit')
  },
)

t.test('posting requires a verified address if admins require it', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app, { mailProvedAt: null })
  const post = () =>
    app.inject({
      method: 'POST',
      url: '/api/product/store',
      headers: person.bearer,
      payload: { name: 'Lamp', description: 'x', condition: 'New', product_category_id: 1 },
    })
  t.equal((await post()).statusCode, 422, 'off by default: the picture is missing')
  emailRules.set(app.db, { proof_to_post: true })
  t.match(await post(), { statusCode: 403, body: /confirm your email address/ })
  await app.inject({ method: 'POST', url: '/api/account/email/proof', headers: person.bearer })
  await pressLink(app, await linkIn(app, person.email, 'email-proof'), person)
  t.equal((await post()).statusCode, 422)
})

t.test('a new address is valid after its link is used; the old one is notified and resets end', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS: NEW })
  const person = testAccount(app, { emailProvedAt: new Date() })
  // A proof link to the old address does not block one to the new.
  insertProof(app.db, { purpose: 'admin', accountId: person.id, email: person.email }, LIFETIME.adminProof)
  t.equal((await ask(app, person, NEW)).statusCode, 200)
  t.match(await mailTo(app, person.email, 'email-changing'), { text: /Nothing changes until/ })
  t.equal(findAccount(app.db, person.id)!.email, person.email, 'not yet')
  await app.inject({ method: 'POST', url: '/api/auth/send-otp', payload: { email: person.email } })
  const reset = await mailTo(app, person.email, 'reset-code')
  const link = await linkIn(app, NEW, 'email-new')
  t.match((await pressLink(app, link, person)).body, NEW)
  t.match(findAccount(app.db, person.id)!, { email: NEW, mailProvedAt: Date, emailProvedAt: null })
  t.equal(app.sessions.find(person.token)?.viewer.role, 'member', 'an address of ADMIN_EMAILS grants nothing')
  await mailTo(app, NEW, 'admin-proof')
  t.match((await app.inject({ url: link })).body, 'Already confirmed')
  const token = /token=([\w-]+)/.exec(reset.text)![1]!
  const password = 'another long password'
  for (const email of [person.email, NEW]) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { email, password, password_confirmation: password, reset_token: token },
    })
    t.equal(answer.statusCode, 403, 'the reset from before')
  }
  t.equal(
    (
      await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: NEW, password: PASSWORD },
      })
    ).statusCode,
    200,
  )
})

t.test('the old address takes a change back for seven days, however many came after it', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app)
  await ask(app, person, NEW)
  await pressLink(app, await linkIn(app, NEW, 'email-new'), person)
  const back = await linkIn(app, person.email, 'email-changed')
  await ask(app, person, 'newer@example.test')
  await pressLink(app, await linkIn(app, 'newer@example.test', 'email-new'), person)
  const again = await linkIn(app, NEW, 'email-changed')
  t.equal((await register(app, { ...form, email: person.email })).statusCode, 422, 'it is kept for its owner')
  const other = testAccount(app)
  t.equal((await ask(app, other, person.email)).statusCode, 422, 'from others too')
  t.equal((await app.inject({ url: back })).statusCode, 200, 'it asks first')
  t.equal(findAccount(app.db, person.id)!.email, 'newer@example.test')
  await app.inject({ method: 'POST', url: '/api/auth/send-otp', payload: { email: 'newer@example.test' } })
  const reset = await mailTo(app, 'newer@example.test', 'reset-code')
  t.equal((await undo(app, back)).statusCode, 200)
  t.equal(findAccount(app.db, person.id)!.email, person.email)
  const password = 'another long password'
  const token = /token=([\w-]+)/.exec(reset.text)![1]!
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/reset-password',
    payload: { email: person.email, password, password_confirmation: password, reset_token: token },
  })
  t.equal(answer.statusCode, 403, 'a reset that the newer address has asked for ends')
  t.equal(app.sessions.find(person.token), null, 'nobody is signed in any more')
  t.equal((await undo(app, again)).statusCode, 403, 'who had the newer address does not take it back again')
  t.equal(findAccount(app.db, person.id)!.email, person.email)
  t.equal((await undo(app, back)).statusCode, 403, 'once')
  t.equal((await app.inject({ url: back })).statusCode, 403)
})

t.test('the undo of a newer address ends no undo of an older one', async (t) => {
  const app = await testApp(t)
  const victim = testAccount(app)
  await ask(app, victim, NEW)
  await pressLink(app, await linkIn(app, NEW, 'email-new'), victim)
  const back = await linkIn(app, victim.email, 'email-changed')
  // The attacker can read mail to NEW.
  await ask(app, victim, 'newer@example.test')
  t.equal((await undo(app, await linkIn(app, NEW, 'email-changing'))).statusCode, 200)
  t.equal((await register(app, { ...form, email: victim.email })).statusCode, 422, 'kept for its owner still')
  t.equal((await undo(app, back)).statusCode, 200)
  t.equal(findAccount(app.db, victim.id)!.email, victim.email)
})

t.test('the last admin, whom ADMIN_EMAILS names, keeps the address that the rights hang on', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS: 'boss@example.test,boss2@example.test' })
  const boss = testAccount(app, { email: 'boss@example.test', emailProvedAt: new Date() })
  t.match(await ask(app, boss, NEW), { statusCode: 409, body: /last admin/ })
  t.equal((await ask(app, boss, 'boss2@example.test')).statusCode, 200)
  const other = testAccount(app, { isAdmin: true, emailProvedAt: new Date() })
  t.equal((await ask(app, boss, NEW)).statusCode, 200)
  setAdmin(app.db, other.email, false)
  t.equal((await app.inject({ url: await linkIn(app, NEW, 'email-new') })).statusCode, 409)
  t.equal(
    findAccount(app.db, boss.id)!.email,
    boss.email,
    'also where they have become the last one meanwhile',
  )
})

t.test('the last admin by their role may change their address', async (t) => {
  const app = await testApp(t)
  const admin = testAccount(app, { isAdmin: true })
  t.equal((await ask(app, admin, NEW)).statusCode, 200)
  t.equal((await pressLink(app, await linkIn(app, NEW, 'email-new'), admin)).statusCode, 200)
  t.match(findAccount(app.db, admin.id), { email: NEW, role: 'admin' })
})

t.test('the old address calls off what is only asked for, and proves what it has proved still', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app, { emailProvedAt: new Date() })
  await ask(app, person, NEW)
  const answer = await undo(app, await linkIn(app, person.email, 'email-changing'))
  t.equal(answer.statusCode, 200)
  t.match(answer.cookies, [{ name: 'swapyard_token', value: '' }])
  t.equal((await app.inject({ url: await linkIn(app, NEW, 'email-new') })).statusCode, 403)
  t.match(findAccount(app.db, person.id), { email: person.email, emailProvedAt: Date })
})

t.test('changing or reverting an address ends export links', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app)
  const exported = async () => {
    const payload = { password: PASSWORD }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/account/export',
      headers: person.bearer,
      payload,
    })
    return answer.json().data.url.replace(app.config.publicUrl, '') as string
  }
  const before = await exported()
  await ask(app, person, NEW)
  t.equal((await pressLink(app, await linkIn(app, NEW, 'email-new'), person)).statusCode, 200)
  t.equal((await app.inject({ url: before })).statusCode, 403)
  const meanwhile = await exported()
  t.equal((await undo(app, await linkIn(app, person.email, 'email-changed'))).statusCode, 200)
  t.equal((await app.inject({ url: meanwhile })).statusCode, 403)
})

t.test(
  'a new password ends what was asked for with the old one: a change of address, an export',
  async (t) => {
    const app = await testApp(t)
    const person = testAccount(app)
    await ask(app, person, NEW)
    const link = await linkIn(app, NEW, 'email-new')
    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: person.bearer, payload })
    const { url } = (await post('/api/account/export', { password: PASSWORD })).json().data
    const password = { new_password: 'another long one', new_password_confirmation: 'another long one' }
    const changed = await post('/api/dashboard/password/update', { current_password: PASSWORD, ...password })
    t.equal(changed.statusCode, 200)
    t.equal((await app.inject({ url: link })).statusCode, 403)
    t.equal((await app.inject({ url: url.replace(app.config.publicUrl, '') })).statusCode, 403)
    t.equal(findAccount(app.db, person.id)!.email, person.email)
  },
)

t.test('after seven days a change cannot be reverted, and the address is free', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app)
  await ask(app, person, NEW)
  await pressLink(app, await linkIn(app, NEW, 'email-new'), person)
  const back = await linkIn(app, person.email, 'email-changed')
  app.db.update(proofs).set({ expiresAt: new Date() }).run()
  t.equal((await undo(app, back)).statusCode, 403)
  t.equal((await register(app, { ...form, email: person.email })).statusCode, 200)
})

t.test('a link that is expired, of a suspended user, or for a taken address changes nothing', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app)
  await ask(app, person, NEW)
  const link = await linkIn(app, NEW, 'email-new')
  testAccount(app, { email: NEW })
  t.equal((await app.inject({ url: link })).statusCode, 409)
  await ask(app, person, 'third@example.test')
  const late = await linkIn(app, 'third@example.test', 'email-new')
  app.db.update(proofs).set({ expiresAt: new Date() }).run()
  t.equal((await app.inject({ url: late })).statusCode, 403)
  await ask(app, person, 'fourth@example.test')
  app.db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, person.id)).run()
  t.equal((await app.inject({ url: await linkIn(app, 'fourth@example.test', 'email-new') })).statusCode, 403)
  t.equal(findAccount(app.db, person.id)!.email, person.email)
})

t.test('an invalid new address is refused', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app)
  const other = testAccount(app)
  const refused = async (email: string, password: string, fields: object) =>
    t.match((await ask(app, person, email, password)).json(), { status: false, errors: fields })
  await refused(NEW, 'wrong', { password: ['This is not your password.'] })
  await refused('nonsense', PASSWORD, { email: ['Invalid email'] })
  await refused(person.email, PASSWORD, { email: ['This is already your address.'] })
  await refused(other.email, PASSWORD, { email: ['This email address is already in use.'] })
  t.equal(app.db.select().from(outbox).all().length, 0)
  t.equal((await app.inject({ method: 'POST', url: '/api/account/email' })).statusCode, 401)
})

t.test('wrong passwords do not count as changes of the hour', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app)
  for (let at = 0; at < 5; at++) t.equal((await ask(app, person, NEW, 'not it')).statusCode, 422)
  for (let at = 0; at < 5; at++) t.equal((await ask(app, person, `${at}${NEW}`)).statusCode, 200)
  t.equal((await ask(app, person, NEW)).statusCode, 429)
})

t.test('of two changes that are asked for the last counts', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app)
  await ask(app, person, NEW)
  await ask(app, person, 'second@example.test')
  t.equal((await app.inject({ url: await linkIn(app, NEW, 'email-new') })).statusCode, 403)
  t.equal(
    (await pressLink(app, await linkIn(app, 'second@example.test', 'email-new'), person)).statusCode,
    200,
  )
})

t.test('an unverified address is not reserved after a change', async (t) => {
  const app = await testApp(t)
  const squatter = testAccount(app, { email: form.email, mailProvedAt: null })
  t.equal((await ask(app, squatter, NEW)).statusCode, 200)
  await pressLink(app, await linkIn(app, NEW, 'email-new'), squatter)
  t.equal(findAccount(app.db, squatter.id)!.email, NEW)
  t.equal((await register(app)).statusCode, 200, 'its owner can join at once')
  t.equal((await undo(app, await linkIn(app, form.email, 'email-changed'))).statusCode, 409)
  t.equal(findAccount(app.db, squatter.id)!.email, NEW)
})

t.test('a reset by the newer address ends the links of the older one', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app)
  await ask(app, person, NEW)
  await pressLink(app, await linkIn(app, NEW, 'email-new'), person)
  const back = await linkIn(app, person.email, 'email-changed')
  await app.inject({ method: 'POST', url: '/api/auth/send-otp', payload: { email: NEW } })
  const password = 'another long password'
  const reset_token = /token=([\w-]+)/.exec((await mailTo(app, NEW, 'reset-code')).text)![1]!
  const payload = { email: NEW, password, password_confirmation: password, reset_token }
  t.equal((await app.inject({ method: 'POST', url: '/api/auth/reset-password', payload })).statusCode, 200)
  t.equal((await undo(app, back)).statusCode, 403)
  t.equal((await app.inject({ url: back })).statusCode, 403)
  t.equal(findAccount(app.db, person.id)!.email, NEW)
})

t.test('the page of an undo link acts without JavaScript', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app)
  await ask(app, person, NEW)
  const link = await linkIn(app, person.email, 'email-changing')
  const page = await app.inject({ url: link })
  t.match(page.body, /<form [^>]*action="\/email-undo\?token=[\w-]+" method="post"/)
  const pressed = await pressLink(app, link)
  t.match(pressed, { statusCode: 200, body: /Your email address hasn’t changed/ })
  t.equal(app.sessions.find(person.token), null)
})
