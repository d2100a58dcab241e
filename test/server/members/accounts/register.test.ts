import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { accounts, outbox, proofs, sessions } from '../../../../db/schema/index.ts'
import { findAccountByEmail } from '../../../../server/members/accounts/accounts-queries.ts'
import { register } from '../../../../server/members/accounts/accounts-service.ts'
import { RegisterBody } from '../../../../server/members/accounts/accounts-shared.ts'
import { insertProof } from '../../../../server/members/accounts/proofs-queries.ts'
import { saveLanguages } from '../../../../server/platform/languages/languages-service.ts'
import { MINUTE } from '../../../../server/platform/time-shared.ts'
import { saveCommunityRules } from '../../../../server/site/community/community-rules.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'

const person = {
  name: 'Ada Example',
  email: 'ada@example.test',
  phone_number: '(555) 010-2030',
  address: '1 Main St, Springfield',
  password: 'correct horse',
  password_confirmation: 'correct horse',
  terms_and_conditions: '1',
}

const join = (app: FastifyInstance, changes: object = {}) =>
  app.inject({ method: 'POST', url: '/api/auth/register', payload: { ...person, ...changes } })

t.test('one joins, gets a token and oneself, and no cookie', async (t) => {
  const app = await testApp(t)
  const answer = await join(app)
  t.equal(answer.statusCode, 200)
  const { token, user } = answer.json().data
  t.match(answer.json(), { status: true, message: 'User created successfully' })
  t.same(user, {
    id: user.id,
    name: 'Ada Example',
    email: 'ada@example.test',
    avatar: null,
    language: null,
    phone_number: '+15550102030',
    address: '1 Main St, Springfield',
    neighbourhood_id: null,
    version: 1,
    about: '',
    contact_visibility: 'everyone',
  })
  t.same(answer.cookies, [])
  t.equal(answer.headers['cache-control'], 'private, no-store')
  const headers = { authorization: `Bearer ${token}` }
  t.same((await app.inject({ url: '/api/profile', headers })).json().data, user)
  t.match(app.db.select().from(accounts).get()!.passwordHash, /^\$argon2id\$v=19\$m=47104,t=2,p=1\$/)
})

t.test('who joins gets mail in the language that they read the site in', async (t) => {
  const app = await testApp(t)
  const joined = async (cookies: Record<string, string>, headers: Record<string, string>) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/register',
      cookies,
      headers,
      payload: { ...person, email: `${crypto.randomUUID()}@example.test` },
    })
    const { id, language } = answer.json().data.user
    const mail = app.db.select().from(outbox).where(eq(outbox.accountId, id)).get()!
    return [language, mail.subject.split(' ')[0]]
  }
  t.strictSame(await joined({ language: 'de' }, {}), ['de', 'Bestätige'])
  t.strictSame(await joined({}, { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }), ['de', 'Bestätige'])
  t.strictSame(await joined({ language: 'en' }, { 'accept-language': 'de' }), ['en', 'Confirm'])
  for (const asked of ['en-US,en;q=0.9,de;q=0.8', '*', 'zz', ''])
    t.strictSame(await joined({ language: 'xx' }, { 'accept-language': asked }), [null, 'Confirm'], asked)
  t.strictSame(await joined({}, {}), [null, 'Confirm'])
  saveLanguages(app.db, { site: 'de', offered: ['en'] })
  t.strictSame(await joined({}, { 'accept-language': 'en' }), ['en', 'Confirm'])
  for (const asked of ['*', 'es', ''])
    t.strictSame(await joined({}, { 'accept-language': asked }), [null, 'Bestätige'], asked)
})

t.test('an introduction is stored only if approval is required', async (t) => {
  const app = await testApp(t)
  const joined = async (email: string) => {
    await join(app, { email, introduction: 'I live in the old mill.' })
    return findAccountByEmail(app.db, email)
  }
  t.match(await joined('ada@example.test'), { introduction: '' })
  saveCommunityRules(app.db, { join: 'approval' })
  t.match(await joined('bob@example.test'), { introduction: 'I live in the old mill.' })
})

t.test('a multipart form does the same', async (t) => {
  const app = await testApp(t)
  const form = new FormData()
  for (const [name, value] of Object.entries(person)) form.append(name, value)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  t.match(answer.json(), { status: true, data: { user: { phone_number: '+15550102030' } } })
})

t.test('the email in other case or with blanks is the same account', async (t) => {
  const app = await testApp(t)
  t.equal((await join(app, { email: ' Ada@Example.TEST ' })).json().data.user.email, 'ada@example.test')
  for (const email of ['ada@example.test', 'ADA@EXAMPLE.TEST', '\tada@example.test\n']) {
    const again = await join(app, { email })
    t.equal(again.statusCode, 422)
    t.match(again.json(), {
      status: false,
      message: 'This email address is already in use.',
      errors: { email: ['This email address is already in use.'] },
    })
  }
  const payload = { email: 'ADA@example.test ', password: person.password }
  t.equal((await app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode, 200)
})

t.test('of sign-ups at once for one email, one makes an account', async (t) => {
  const app = await testApp(t)
  const answers = await Promise.all(
    ['ada@example.test', 'Ada@example.test', 'ada@example.test '].map((email) => join(app, { email })),
  )
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [200, 422, 422])
  t.equal(app.db.select().from(accounts).all().length, 1)
  t.equal(app.db.select().from(sessions).all().length, 1)
})

t.test('what closes to a sign-up while its password is hashed, closes to it', async (t) => {
  const app = await testApp(t)
  const body = RegisterBody.parse(person)
  const joining = () => register(app, body, { address: '192.0.2.1', language: null })
  const kept = joining()
  // The previous owner has changed the address, and may undo that.
  const { id } = testAccount(app)
  insertProof(app.db, { purpose: 'undo_email', accountId: id, email: body.email }, MINUTE)
  t.match(await kept.catch((error) => error), { status: 422, fields: { email: [String] } })

  app.db.delete(proofs).run()
  const uninvited = joining()
  saveCommunityRules(app.db, { join: 'invitation' })
  t.match(await uninvited.catch((error) => error), { status: 422, fields: { invitation: [String] } })
  const joined = app.db.select({ id: accounts.id }).from(accounts).all()
  t.strictSame(joined, [{ id }])
})

t.test('every rule of section 5 applies, with its text', async (t) => {
  const app = await testApp(t, { TRUST_PROXY: '127.0.0.1' })
  let address = 0
  const errorsOf = async (changes: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'x-forwarded-for': `198.51.100.${address++}` },
      payload: { ...person, ...changes },
    })
    t.equal(answer.statusCode, 422, JSON.stringify(changes).slice(0, 100))
    return answer.json().errors
  }
  const phone = 'Invalid US phone number (must be 10 digits, with optional +1)'
  const rules: [object, Record<string, string[]>][] = [
    [{ name: '' }, { name: ['First name is required'] }],
    [{ name: '  ' }, { name: ['First name is required'] }],
    [{ name: undefined }, { name: ['First name is required'] }],
    [{ name: ['a', 'b'] }, { name: ['First name is required'] }],
    [{ name: 'x'.repeat(81) }, { name: ['Name can have up to 80 characters'] }],
    [{ email: '' }, { email: ['Email is required'] }],
    [{ email: ' ' }, { email: ['Email is required'] }],
    [{ email: undefined }, { email: ['Email is required'] }],
    [{ email: 'ada' }, { email: ['Invalid email'] }],
    [{ email: 'ada@' }, { email: ['Invalid email'] }],
    [{ email: 'a b@example.test' }, { email: ['Invalid email'] }],
    [{ email: 'ada@example.test\r\nBcc: x@evil.test' }, { email: ['Invalid email'] }],
    [{ email: `${'x'.repeat(250)}@a.test` }, { email: ['Email can have up to 254 characters'] }],
    [{ phone_number: '' }, { phone_number: [phone] }],
    [{ phone_number: undefined }, { phone_number: [phone] }],
    [{ phone_number: '555 010 203' }, { phone_number: [phone] }],
    [{ phone_number: '2 555 010 2030' }, { phone_number: [phone] }],
    [{ phone_number: '+44 555 010 2030' }, { phone_number: [phone] }],
    [{ phone_number: '555010203a' }, { phone_number: [phone] }],
    [{ phone_number: '5'.repeat(100_000) }, { phone_number: [phone] }],
    [{ address: '' }, { address: ['Address is required'] }],
    [{ address: 'x'.repeat(201) }, { address: ['Address can have up to 200 characters'] }],
    [
      { password: '', password_confirmation: '' },
      { password: ['Password is required'], password_confirmation: ['Confirm Password is required'] },
    ],
    [
      { password: '1234567', password_confirmation: '1234567' },
      { password: ['Password must be at least 8 characters long'] },
    ],
    [
      { password: 'x'.repeat(201), password_confirmation: 'x'.repeat(201) },
      {
        password: ['Password can have up to 200 characters'],
        password_confirmation: ['Password can have up to 200 characters'],
      },
    ],
    [{ password_confirmation: '' }, { password_confirmation: ['Confirm Password is required'] }],
    [{ password_confirmation: 'correct horsf' }, { password_confirmation: ['Passwords do not match'] }],
    [
      { name: '', password_confirmation: 'correct horsf' },
      { name: ['First name is required'], password_confirmation: ['Passwords do not match'] },
    ],
    [{ terms_and_conditions: '0' }, { terms_and_conditions: ['agree to the Terms & Conditions'] }],
    [{ terms_and_conditions: undefined }, { terms_and_conditions: ['agree to the Terms & Conditions'] }],
  ]
  for (const [changes, errors] of rules) t.same(await errorsOf(changes), errors)
  t.equal(app.db.select().from(accounts).all().length, 0)
})

for (const typed of [
  '5550102030',
  '555-010-2030',
  '(555) 010 2030',
  '1 (555) 010-2030',
  '15550102030',
  '+15550102030',
]) {
  t.test(`the phone number ${typed} is stored as +15550102030`, async (t) => {
    const app = await testApp(t)
    t.equal((await join(app, { phone_number: typed })).json().data.user.phone_number, '+15550102030')
  })
}

t.test('a body that is no object, no JSON, or too large gets a clear answer', async (t) => {
  const app = await testApp(t)
  const send = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/auth/register', headers: { 'content-type': type }, payload })
  for (const payload of ['[]', 'null', '"x"', '1', '{', ''])
    t.equal((await send(payload)).statusCode, 422, payload)
  t.equal((await send(`{"name":"${'x'.repeat(10 * 1024 * 1024)}"}`)).statusCode, 413)
  t.equal((await send('a=b', 'application/x-www-form-urlencoded')).statusCode, 415)
})

t.test('one of the most used passwords is refused in a sentence, and nobody joins', async (t) => {
  const app = await testApp(t)
  const answer = await join(app, { password: 'Sunshine1', password_confirmation: 'Sunshine1' })
  t.equal(answer.statusCode, 422)
  t.match(answer.json().errors, { password: [/^This is a very common password/] })
  t.same(app.db.select().from(accounts).all(), [])
})
