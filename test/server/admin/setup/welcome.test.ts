import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { isRestorePending } from '../../../../db/pending-restore.ts'
import { accounts, categories, outbox } from '../../../../db/schema/index.ts'
import { CATEGORY_SETS } from '../../../../server/admin/setup/category-sets-shared.ts'
import { setUp } from '../../../../server/admin/setup/welcome-service.ts'
import { WelcomeBody } from '../../../../server/admin/setup/welcome-shared.ts'
import { setAdmin } from '../../../../server/members/accounts/admins-service.ts'
import { contactChoice } from '../../../../server/platform/sessions/contact-choice.ts'
import { countryRule } from '../../../../server/platform/settings/country.ts'
import { makeBackup } from '../../../../server/site/backups/backup-service.ts'
import { communityRules } from '../../../../server/site/community/community-rules.ts'
import { siteView } from '../../../../server/site/content/content-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { temporaryFolder, testApp, testEnvironment } from '../../../helpers/app.ts'
import { formPayload } from '../../../helpers/form.ts'
import { testItem } from '../../../helpers/items.ts'
import { mailTo } from '../../../helpers/mail.ts'
import { twoColours } from '../../../helpers/pictures.ts'
import { testSwap } from '../../../helpers/swap.ts'
import { until } from '../../../helpers/until.ts'

const answers = {
  name: 'Wilma Warden',
  email: 'wilma@example.test',
  phone_number: '(555) 010-2030',
  address: 'Harbour End',
  password: 'correct horse',
  password_confirmation: 'correct horse',
  site_name: 'Harbour End',
}

const finish = (app: FastifyInstance, code: string, changes: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/welcome',
    payload: { ...answers, code, ...changes },
  })

t.test(
  'who has the link makes the first admin and the market theirs, and ends with an invitation',
  async (t) => {
    const app = await testApp(t)
    const code = app.settingUp.begin()!
    t.match(code, /^[\w-]{43}$/, '256 bits')
    const page = await app.inject(`/welcome?code=${code}`)
    t.equal(page.statusCode, 200)
    t.equal(page.headers['referrer-policy'], 'no-referrer')
    t.equal(page.headers['cache-control'], 'private, no-store')
    t.match(page.body, 'Or bring in a market you already have')
    t.match(page.body, 'leave out street and number', 'as all are told who sign up')
    const form = await formPayload({
      ...answers,
      code,
      accent: '#1d5c96',
      language: 'de',
      country: 'AT',
      categories: 'plants',
      join: 'invitation',
      read: 'members',
      logo: new File([await twoColours(640, 200).png().toBuffer()], 'logo.png'),
    })
    const answer = await app.inject({ method: 'POST', url: '/api/welcome', ...form })
    t.equal(answer.statusCode, 200, answer.body)
    const { token } = answer.json().data
    t.equal(app.sessions.find(token)?.viewer.role, 'admin')
    t.match(answer.cookies, [{ name: 'swapyard_token' }])
    await mailTo(app, answers.email, 'email-proof')
    t.match(siteView(app.db), { name: 'Harbour End', accent: '#1d5c96', logo: /^\/uploads\// })
    t.equal(app.siteLanguages.site, 'de')
    t.equal(countryRule.get(app.db).code, 'AT')
    t.match(app.db.select().from(categories).all(), [{ name: 'Saatgut' }, { name: 'Jungpflanzen' }])
    t.match(communityRules(app.db), { join: 'invitation', read: 'members' })
    t.equal(contactChoice.get(app.db).by_default, 'members')
    const done = await app.inject({ url: '/welcome/done', cookies: { swapyard_token: token } })
    t.match(done.body, /\/join\/[\w-]{22}/)
    const member = testAccount(app)
    const theirs = await app.inject({ url: '/welcome/done', cookies: { swapyard_token: member.token } })
    t.equal(theirs.statusCode, 404)
  },
)

t.test('a code that is guessed, missing, used up or from an earlier start leads nowhere', async (t) => {
  const app = await testApp(t)
  const nowhere = (await app.inject('/no-such-page')).body
  const old = app.settingUp.begin()!
  const code = app.settingUp.begin()!
  const leadsNowhere = async (asked: string) => {
    const page = await app.inject(`/welcome${asked}`)
    t.equal(page.statusCode, 404, asked)
    const guess = asked.slice('?code='.length)
    t.equal((await finish(app, guess)).statusCode, 404, asked)
    const mail = { method: 'POST', url: '/api/welcome/test-mail' } as const
    const sent = await app.inject({ ...mail, payload: { code: guess, email: 'x@example.test' } })
    t.equal(sent.statusCode, 404, asked)
    const headers = { 'x-welcome-code': guess, 'content-type': 'application/octet-stream' }
    const restored = await app.inject({ method: 'POST', url: '/api/welcome/restore', headers, payload: 'x' })
    t.equal(restored.statusCode, 404, asked)
    t.equal((await app.inject({ url: '/api/welcome/restore', headers })).statusCode, 404, asked)
    const started = await app.inject({ method: 'POST', url: '/api/welcome/restore/start', headers })
    t.equal(started.statusCode, 404, asked)
  }
  t.notMatch(nowhere, code)
  for (const asked of ['', '?code=', `?code=${old}`, `?code=${code.slice(1)}`, `?code=${'x'.repeat(43)}`])
    await leadsNowhere(asked)
  t.equal((await app.inject(`/welcome?code=${code}&code=${code}`)).statusCode, 404)
  t.equal((await finish(app, 'x'.repeat(43), { email: '' })).statusCode, 404, 'a stranger hears of no field')
  t.equal((await finish(app, code, { email: '', accent: 'red' })).statusCode, 422)
  t.match((await finish(app, code, { language: 'tlh' })).json(), { errors: { language: [String] } })
  t.equal((await finish(app, code)).statusCode, 200)
  await leadsNowhere(`?code=${code}`)
  const unread = { method: 'POST', url: '/api/welcome', payload: '{' } as const
  const late = await app.inject({ ...unread, headers: { 'content-type': 'application/json' } })
  t.equal(late.statusCode, 404, 'nothing that a stranger sends is read')
  t.equal(app.settingUp.begin(), null, 'no start makes another link')
})

t.test('the first admin’s number is one of the country that the same form names', async (t) => {
  const app = await testApp(t)
  const code = app.settingUp.begin()!
  const says = async (country: string | undefined, phone_number: string) =>
    (await finish(app, code, { country, phone_number })).json().errors?.phone_number
  const american = ['Invalid US phone number (must be 10 digits, with optional +1)']
  t.same(await says(undefined, '020 7946 0958'), american)
  t.same(await says('US', '020 7946 0958'), american)
  t.match(await says('GB', '020'), [/^Invalid phone number/])
  const { json } = await finish(app, code, { country: 'GB', phone_number: '020 7946 0958' })
  t.equal(json().data?.user.phone_number, '+442079460958')
})

t.test('the default country is the reader’s, as far as the browser reveals it', async (t) => {
  const app = await testApp(t)
  const chosen = async (language: string | undefined) => {
    const headers = language === undefined ? {} : { 'accept-language': language }
    const { body } = await app.inject({ url: `/welcome?code=${app.settingUp.begin()!}`, headers })
    return /<option value="([A-Z]{2})" selected/.exec(body)?.[1]
  }
  t.equal(await chosen('en-GB,en;q=0.9'), 'GB')
  t.equal(await chosen('de'), 'DE')
  t.equal(await chosen('pt-BR'), 'BR')
  for (const nothing of [undefined, '', '*', 'eo', 'x'.repeat(200)]) t.equal(await chosen(nothing), 'US')
  countryRule.set(app.db, { code: 'AT' })
  t.equal(await chosen('en-GB'), 'AT', 'one that was chosen stays')
})

t.test('of two who finish at once, one becomes the admin', async (t) => {
  const app = await testApp(t)
  const code = app.settingUp.begin()!
  const both = await Promise.all([
    finish(app, code),
    finish(app, code, { email: 'other@example.test', site_name: 'Another' }),
  ])
  t.same(both.map(({ statusCode }) => statusCode).sort(), [200, 404])
  t.equal(app.db.select().from(accounts).all().length, 1)
})

t.test('during setup every page has a notice, and everything else works', async (t) => {
  const app = await testApp(t)
  t.notMatch((await app.inject('/')).body, 'being set up')
  const code = app.settingUp.begin()!
  const member = testAccount(app)
  const cookies = { swapyard_token: member.token }
  for (const url of ['/', '/browse', '/sign-in', '/page/about']) {
    t.match((await app.inject(url)).body, 'This market is being set up', url)
    t.match((await app.inject(url)).body, 'This market is being set up', `${url}, kept`)
  }
  t.match((await app.inject({ url: '/dashboard', cookies })).body, 'This market is being set up')
  const page = await app.inject(`/welcome?code=${code}`)
  t.notMatch(page.body, 'Or bring in a market', 'the second door is for a site that nobody has joined')
  t.equal((await finish(app, code)).statusCode, 200)
  t.notMatch((await app.inject('/')).body, 'being set up')
})

t.test('an admin created otherwise also ends the setup', async (t) => {
  const app = await testApp(t)
  const code = app.settingUp.begin()!
  const { email } = testAccount(app)
  t.equal((await app.inject(`/welcome?code=${code}`)).statusCode, 200)
  setAdmin(app.db, email, true)
  t.equal((await app.inject(`/welcome?code=${code}`)).statusCode, 404)
  setAdmin(app.db, email, false)
  t.equal(app.settingUp.begin(), null, 'having had one is enough')
})

t.test('each set of categories gives a usable market', async (t) => {
  for (const set of CATEGORY_SETS) {
    const app = await testApp(t)
    t.equal((await finish(app, app.settingUp.begin()!, { categories: set })).statusCode, 200, set)
    t.ok(app.db.select().from(categories).all().length > 0, set)
    for (const url of ['/', '/browse']) t.equal((await app.inject(url)).statusCode, 200, `${set} ${url}`)
  }
})

t.test('a category in use remains', async (t) => {
  const app = await testApp(t)
  testItem(app, testAccount(app).id)
  const used = app.db.select().from(categories).get()!.name
  t.equal((await finish(app, app.settingUp.begin()!, { categories: 'books' })).statusCode, 200)
  const names = app.db.select().from(categories).all()
  t.ok(names.some(({ name }) => name === used))
  t.ok(names.some(({ name }) => name === 'Novels'))
})

t.test('one that a set has too stands there once, and leads what else has stayed', async (t) => {
  const app = await testApp(t)
  const owner = testAccount(app).id
  const [novels, boats] = ['Novels', 'Boats'].map(
    (name) => app.db.insert(categories).values({ name }).returning({ id: categories.id }).get().id,
  )
  for (const product_category_id of [novels!, boats!]) testItem(app, owner, { product_category_id })
  t.equal((await finish(app, app.settingUp.begin()!, { categories: 'books' })).statusCode, 200)
  const all = app.db.select().from(categories).orderBy(categories.position).all()
  t.strictSame(
    all.filter(({ name }) => name === 'Novels').map(({ id }) => id),
    [novels],
  )
  t.equal(all.at(-1)!.id, boats)
})

t.test('a category used by a wish or an offer remains', async (t) => {
  const { app, requester, wanted, call } = await testSwap(t)
  const [offered, wished, unused] = ['Boats', 'Kites', 'Stamps'].map(
    (name) => app.db.insert(categories).values({ name }).returning({ id: categories.id }).get().id,
  )
  const form = await formPayload({
    name: 'Boat',
    description: 'It floats',
    condition: 'Old',
    message: 'Shall we swap?',
    product_category_id: String(offered),
    requested_product_id: String(wanted),
    'images[]': [new File([await twoColours(640, 544).png().toBuffer()], 'boat.png')],
  })
  const sent = await app.inject({
    method: 'POST',
    url: '/api/exchange-request',
    headers: { ...requester.bearer, ...form.headers },
    payload: form.payload,
  })
  t.equal(sent.statusCode, 200, sent.body)
  t.equal((await call(requester, 'POST', '/wishes', { product_category_id: wished })).status, 200)
  t.equal((await finish(app, app.settingUp.begin()!, { categories: 'books' })).statusCode, 200)
  const ids = app.db
    .select()
    .from(categories)
    .all()
    .map(({ id }) => id)
  t.ok(ids.includes(offered!) && ids.includes(wished!))
  t.notOk(ids.includes(unused!))
  t.equal((await call(requester, 'GET', '/wishes')).body.data.length, 1)
})

t.test('a taken email is refused before the logo is read', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const form = await formPayload({
    ...answers,
    email,
    code: app.settingUp.begin()!,
    logo: new File([await twoColours(640, 200).png().toBuffer()], 'logo.png'),
  })
  const answer = await app.inject({ method: 'POST', url: '/api/welcome', ...form })
  t.match(answer.json(), { status: false, errors: { email: [String] } })
  t.equal(answer.statusCode, 422)
  t.equal(app.images.worker.pid, undefined, 'nothing was started to read it')
})

t.test('an email registered during hashing gives no second account', async (t) => {
  const app = await testApp(t)
  const body = WelcomeBody.parse({ ...answers, code: app.settingUp.begin()! })
  const made = setUp(app, body, null)
  const { id } = testAccount(app, { email: body.email })
  t.match(await made.catch((error) => error), { status: 422, fields: { email: [String] } })
  const joined = app.db.select({ id: accounts.id }).from(accounts).all()
  t.strictSame(joined, [{ id }])
  t.ok(app.settingUp.isOpen)
})

/** A backup of a market with an admin. */
async function backupOfMarket() {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const admin = testAccount(app, { name: 'Old Admin', isAdmin: true })
  const file = join(temporaryFolder(t), 'full.sqlite')
  await makeBackup({ databaseFile: env.DATABASE_FILE!, uploadsDir: env.UPLOADS_DIR!, file })
  return { admin, file }
}

let backup: ReturnType<typeof backupOfMarket> | undefined

/** That backup, created once, and a new site that accepts a backup upload. */
async function secondDoor(t: Test) {
  backup ??= backupOfMarket()
  const { admin, file } = await backup

  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const code = app.settingUp.begin()!
  const headers = { 'x-welcome-code': code, 'content-type': 'application/octet-stream' }
  const send = (payload: Buffer) =>
    app.inject({ method: 'POST', url: '/api/welcome/restore', headers, payload })
  const start = () =>
    app.inject({ method: 'POST', url: '/api/welcome/restore/start', headers: { 'x-welcome-code': code } })
  const state = async () =>
    (await app.inject({ url: '/api/welcome/restore', headers: { 'x-welcome-code': code } })).json().data
  const reaches = (wanted: string) => until(() => app.transfers.restore.state === wanted)
  return { admin, file, env, app, code, send, start, state, reaches }
}

t.test('the second door takes a backup, tries it, and the next start is that market', async (t) => {
  const { admin, file, env, app, send, state, reaches } = await secondDoor(t)
  t.equal((await send(Buffer.from('no backup'))).statusCode, 200)
  await reaches('failed')
  t.ok((await state()).problem)
  t.equal((await send(readFileSync(file))).statusCode, 200)
  await reaches('waiting')
  await app.close()

  const again = await testApp(t, env)
  t.match(again.db.select().from(accounts).all(), [{ id: admin.id, name: 'Old Admin', role: 'admin' }])
  t.equal(again.settingUp.begin(), null)
})

t.test('who signs up while a backup is sent does not keep its market out', async (t) => {
  const { file, app, code, send, start, reaches } = await secondDoor(t)
  await send(readFileSync(file))
  await reaches('waiting')
  testAccount(app)
  t.match(
    (await app.inject(`/welcome?code=${code}`)).body,
    'Or bring in a market',
    'who opens the page again finds it',
  )
  t.equal((await send(readFileSync(file))).statusCode, 404, 'but no other is taken')
  let starts = 0
  app.startAnew = () => {
    starts += 1
  }
  t.equal((await start()).statusCode, 200)
  t.equal(starts, 1)
})

t.test('setting up a market cancels a pending or running restore', async (t) => {
  const waiting = await secondDoor(t)
  await waiting.send(readFileSync(waiting.file))
  await waiting.reaches('waiting')
  t.equal((await finish(waiting.app, waiting.code)).statusCode, 200)
  t.notOk(isRestorePending(waiting.env.DATABASE_FILE!))

  const checked = await secondDoor(t)
  await checked.send(readFileSync(checked.file))
  t.equal(checked.app.transfers.restore.state, 'checking')
  t.equal((await finish(checked.app, checked.code)).statusCode, 200)
  await until(() => checked.app.transfers.restore.state !== 'checking')
  t.notOk(isRestorePending(checked.env.DATABASE_FILE!))
})

t.test('a mail is sent to see whether mail works', async (t) => {
  const app = await testApp(t)
  const code = app.settingUp.begin()!
  const send = (email: string) =>
    app.inject({ method: 'POST', url: '/api/welcome/test-mail', payload: { code, email } })
  t.equal((await send('nobody')).statusCode, 422)
  const sent = await send('Wilma@example.test')
  t.match(sent.json(), { data: { is_sent: false }, message: /No mail server/ })
  t.match(app.db.select().from(outbox).all(), [{ template: 'test', recipient: 'wilma@example.test' }])
})
