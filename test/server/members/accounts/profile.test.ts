import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import t from 'tap'
import { images } from '../../../../db/schema/index.ts'
import { findAccount, updateAccount } from '../../../../server/members/accounts/accounts-queries.ts'
import { changePassword } from '../../../../server/members/accounts/accounts-service.ts'
import {
  deleteNeighbourhood,
  insertNeighbourhood,
  listNeighbourhoods,
} from '../../../../server/site/neighbourhoods/neighbourhoods-queries.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { formPayload } from '../../../helpers/form.ts'
import { mailTo } from '../../../helpers/mail.ts'
import { until } from '../../../helpers/until.ts'

const profile = { name: 'Ada L.', phone_number: '555 010 9999', address: '2 Side St' }

const picture = async (background: string) =>
  new File(
    [
      await sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ],
    'me.png',
  )

async function update(
  app: FastifyInstance,
  bearer: { authorization: string },
  fields: Record<string, string | File>,
) {
  const { headers, payload } = await formPayload(fields)
  const url = '/api/dashboard/profile/update'
  return app.inject({ method: 'POST', url, headers: { ...headers, ...bearer }, payload })
}

const filesIn = (app: FastifyInstance) =>
  readdirSync(app.config.uploadsDir, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.webp'))

t.test('a neighbourhood removed during image processing is an error', async (t) => {
  const app = await testApp(t)
  const { bearer } = testAccount(app)
  insertNeighbourhood(app.db, 'Harbour')
  const { id } = listNeighbourhoods(app.db)[0]!
  const updating = update(app, bearer, {
    ...profile,
    neighbourhood_id: String(id),
    avatar: await picture('red'),
  })
  await until(() => app.images.worker.load > 0)
  deleteNeighbourhood(app.db, id)
  const answer = await updating
  t.equal(answer.statusCode, 422)
  t.match(answer.json(), { errors: { neighbourhood_id: ['We can’t find that neighbourhood'] } })
})

t.test('nothing is written if the account is deleted or suspended while its picture is read', async (t) => {
  const app = await testApp(t)
  const { id, bearer } = testAccount(app)
  const updating = update(app, bearer, { ...profile, avatar: await picture('red') })
  await until(() => app.images.worker.load > 0)
  // Simulates that the user leaves, which also suspends the account.
  updateAccount(app.db, id, { suspendedAt: new Date() })
  const before = findAccount(app.db, id)
  t.equal((await updating).statusCode, 401)
  t.strictSame(findAccount(app.db, id), before)
  t.same(filesIn(app), [])
})

t.test('a single choice changes nothing else, and without fields all are required', async (t) => {
  const app = await testApp(t)
  const { bearer, id } = testAccount(app, { name: 'Ada Example', address: '1 Main St' })
  const answer = await update(app, bearer, { contact_visibility: 'partners', about: 'I like lamps.' })
  t.equal(answer.statusCode, 200)
  const own = async () => (await app.inject({ url: '/api/profile', headers: bearer })).json().data
  t.match(await own(), {
    id,
    name: 'Ada Example',
    address: '1 Main St',
    contact_visibility: 'partners',
    about: 'I like lamps.',
  })
  const json = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/dashboard/profile/update', headers: bearer, payload })
  for (const language of ['de', null]) {
    t.equal((await json({ language })).statusCode, 200)
    t.equal((await own()).language, language)
  }
  for (const body of [{}, { name: 'Ada', about: 'x' }, { about: 'x', address: '' }, { language: 'xx' }])
    t.equal((await json(body)).statusCode, 422, JSON.stringify(body))
  const { errors } = (await json({})).json()
  t.match(errors, { name: ['First name is required'], phone_number: [String], address: [String] })
})

t.test(
  'a profile is changed as a form or as JSON, and the phone number put in its normal form',
  async (t) => {
    const app = await testApp(t)
    const { bearer } = testAccount(app)
    const answer = await update(app, bearer, profile)
    t.match(answer.json(), {
      status: true,
      data: { name: 'Ada L.', phone_number: '+15550109999', address: '2 Side St', avatar: null },
    })
    const url = '/api/dashboard/profile/update'
    const json = await app.inject({
      method: 'POST',
      url,
      headers: bearer,
      payload: { ...profile, name: ' B ' },
    })
    t.equal(json.json().data.name, 'B')
    t.same((await app.inject({ url: '/api/profile', headers: bearer })).json().data, json.json().data)
  },
)

t.test(
  'an avatar uses the image pipeline; it replaces the old one, and is unchanged if missing',
  async (t) => {
    const app = await testApp(t)
    const { bearer } = testAccount(app)
    const first = (await update(app, bearer, { ...profile, avatar: await picture('red') })).json().data.avatar
    t.match(first, /^\/uploads\/[0-9a-f]{32}-320\.webp$/)
    t.equal((await app.inject(first)).headers['content-type'], 'image/webp')
    t.equal((await update(app, bearer, profile)).json().data.avatar, first)
    const second = (await update(app, bearer, { ...profile, avatar: await picture('blue') })).json().data
      .avatar
    t.not(second, first)
    t.equal(app.db.select().from(images).all().length, 1)
    t.equal((await app.inject(first)).statusCode, 404)
    t.equal((await update(app, bearer, { ...profile, avatar: new File([], '') })).json().data.avatar, second)
  },
)

t.test('of two avatars sent at once one stays, and of the other nothing', async (t) => {
  const app = await testApp(t)
  const { bearer } = testAccount(app)
  const colours = await Promise.all(['red', 'blue', 'green'].map(picture))
  await update(app, bearer, { ...profile, avatar: colours.pop()! })
  await Promise.all(colours.map((avatar) => update(app, bearer, { ...profile, avatar })))
  t.equal(app.db.select().from(images).all().length, 1)
  t.equal(filesIn(app).length, 2)
})

t.test('what is no picture is refused by field, and nothing of the profile changes', async (t) => {
  const app = await testApp(t)
  const { bearer } = testAccount(app)
  const text = await update(app, bearer, {
    ...profile,
    avatar: new File(['<svg onload="alert(1)"/>'], 'me.png'),
  })
  t.equal(text.statusCode, 415)
  t.ok(text.json().errors.avatar)
  const empty = await update(app, bearer, { ...profile, avatar: new File([], 'me.png') })
  t.equal(empty.statusCode, 422)
  const large = await update(app, bearer, { ...profile, avatar: new File([new Uint8Array(11e6)], 'me.png') })
  t.equal(large.statusCode, 413)
  t.equal((await app.inject({ url: '/api/profile', headers: bearer })).json().data.name, 'Ada Example')
  t.same(filesIn(app), [])
})

t.test('the fields of a profile keep the rules of sign-up', async (t) => {
  const app = await testApp(t)
  const { bearer } = testAccount(app)
  const answer = await update(app, bearer, { name: ' ', phone_number: '1', address: '' })
  t.equal(answer.statusCode, 422)
  t.same(answer.json().errors, {
    name: ['First name is required'],
    phone_number: ['Invalid US phone number (must be 10 digits, with optional +1)'],
    address: ['Address is required'],
  })
})

t.test('a profile form carries nothing else into the account', async (t) => {
  const app = await testApp(t)
  const { bearer, email, id } = testAccount(app)
  const answer = await update(app, bearer, { ...profile, email: 'x@evil.test', id: '99', role: 'admin' })
  t.match(answer.json().data, { id, email })
  t.equal(app.sessions.find(bearer.authorization.slice(7))!.viewer.role, 'member')
})

t.test("a stranger's form is refused before its files are read", async (t) => {
  const app = await testApp(t)
  const answer = await update(
    app,
    { authorization: 'Bearer x' },
    { ...profile, avatar: new File(['x'], 'me.png') },
  )
  t.equal(answer.statusCode, 401)
  t.same(readdirSync(join(app.config.uploadsDir, '.aside')), [])
})

const change = (app: FastifyInstance, bearer: { authorization: string }, payload: object) =>
  app.inject({ method: 'POST', url: '/api/dashboard/password/update', headers: bearer, payload })
const passwords = (current_password: unknown, new_password: unknown, again = new_password) => ({
  current_password,
  new_password,
  new_password_confirmation: again,
})
const signIn = (app: FastifyInstance, email: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })

t.test('changing the password ends every session and mails its owner', async (t) => {
  const app = await testApp(t)
  const { bearer, email, id } = testAccount(app)
  const elsewhere = { authorization: `Bearer ${app.sessions.start(id)}` }
  const answer = await change(app, bearer, passwords(PASSWORD, 'six6x!'))
  t.same(answer.json(), { status: true, message: 'Password update successful', data: null })
  t.match(answer.cookies, [{ name: 'swapyard_token', value: '' }])
  for (const headers of [bearer, elsewhere]) {
    t.equal((await app.inject({ url: '/api/profile', headers })).statusCode, 401)
  }
  t.equal((await signIn(app, email, PASSWORD)).statusCode, 401)
  t.equal((await signIn(app, email, 'six6x!')).statusCode, 200)
  t.ok(await mailTo(app, email, 'password-changed'))
})

t.test('a wrong current password changes nothing, and ten of them end the guessing', async (t) => {
  const app = await testApp(t)
  const { bearer } = testAccount(app)
  for (let i = 0; i < 10; i++) {
    const wrong = await change(app, bearer, passwords('guess!', 'six6x!'))
    t.equal(wrong.statusCode, 422)
    t.same(wrong.json(), {
      status: false,
      message: 'Password update failed',
      errors: { current_password: ['This is not your current password.'] },
    })
  }
  t.equal((await change(app, bearer, passwords(PASSWORD, 'six6x!'))).statusCode, 429)
  t.equal((await app.inject({ url: '/api/profile', headers: bearer })).statusCode, 200)
})

t.test('a change of the password that is overtaken by another one changes nothing', async (t) => {
  const app = await testApp(t)
  const { id } = testAccount(app)
  const changing = changePassword(app, id, {
    current_password: PASSWORD,
    new_password: 'of a thief',
    new_password_confirmation: 'of a thief',
  })
  // Simulates a password reset by the owner.
  updateAccount(app.db, id, { passwordHash: 'of the owner' })
  t.match(await changing.catch((error) => error), { status: 422, fields: { current_password: [String] } })
  t.equal(findAccount(app.db, id)!.passwordHash, 'of the owner')
})

t.test('current, new and confirmation have at least 6 characters, and the last two match', async (t) => {
  const app = await testApp(t)
  const { bearer } = testAccount(app)
  const errors = async (payload: object) => (await change(app, bearer, payload)).json().errors
  const short = ['Password must be at least 6 characters long']
  t.same(await errors(passwords('12345', '12345')), {
    current_password: short,
    new_password: short,
    new_password_confirmation: short,
  })
  t.same(await errors(passwords(PASSWORD, '123456', '123457')), {
    new_password_confirmation: ['Passwords do not match'],
  })
  t.same(Object.keys(await errors({})), ['current_password', 'new_password', 'new_password_confirmation'])
})

t.test('one of the most used passwords is not taken as the new one', async (t) => {
  const app = await testApp(t)
  const { bearer } = testAccount(app)
  const answer = await change(app, bearer, passwords(PASSWORD, 'abcdef'))
  t.equal(answer.statusCode, 422)
  t.match(answer.json().errors, { new_password: [/^This is a very common password/] })
  t.equal((await app.inject({ url: '/api/profile', headers: bearer })).statusCode, 200)
})
