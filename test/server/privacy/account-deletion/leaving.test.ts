import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import {
  accounts,
  attachments,
  auditLog as auditLogRows,
  contactMessages,
  images,
  items,
  messages,
  notifications,
  outbox,
  proofs,
  swapLegImages,
  swapLegs,
  swaps,
} from '../../../../db/schema/index.ts'
import { suspend } from '../../../../server/admin/moderation/admin-suspensions-service.ts'
import { withoutWords } from '../../../../server/privacy/account-deletion/without-person.ts'
import { auditLog } from '../../../../server/site/audit/audit-service.ts'
import { lastBackups } from '../../../../server/site/backups/last-backups.ts'
import { siteView } from '../../../../server/site/content/content-service.ts'
import { templates } from '../../../../server/site/mail/templates.ts'
import { listNotifications } from '../../../../server/site/notifications/notifications-service.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testAdmin } from '../../../helpers/admin.ts'
import { testApp, testEnvironment } from '../../../helpers/app.ts'
import { testBundle } from '../../../helpers/bundle.ts'
import { calling } from '../../../helpers/calling.ts'
import { formPayload } from '../../../helpers/form.ts'
import { testImage, testItem } from '../../../helpers/items.ts'
import { pressLink } from '../../../helpers/mailed-links.ts'
import { firstCategoryId } from '../../../helpers/market.ts'
import { testCircle } from '../../../helpers/meeting.ts'
import { noisy } from '../../../helpers/pictures.ts'
import { until } from '../../../helpers/until.ts'

type Person = ReturnType<typeof testAccount>

const leave = (app: FastifyInstance, who: Person, password = PASSWORD) =>
  app.inject({ method: 'DELETE', url: '/api/account', headers: who.bearer, payload: { password } })

function files(folder: string): [string, Buffer][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path, readFileSync(path)]
    })
}

const MARK = 'qvzjwk'
const LEAVER = {
  name: `Nadia ${MARK}name`,
  email: `${MARK}mail@example.test`,
  phoneNumber: '+12025550191',
  address: `12 ${MARK}street`,
}
const SECRETS = [MARK, MARK.toUpperCase(), '2025550191']

async function picture(seed: number, width = 64) {
  const bytes = await noisy(width, 64, seed).png().toBuffer()
  return new File([new Uint8Array(bytes)], `${MARK}.png`, { type: 'image/png' })
}

/** A user with data in every possible place, and a partner. */
async function worldOf(app: FastifyInstance) {
  const call = calling(app)
  const nadia = testAccount(app, LEAVER)
  const bob = testAccount(app, { name: 'Bob' })
  const admin = testAccount(app, { name: 'Ann Admin', role: 'admin' })
  const post = async (who: Person, url: string, fields: Parameters<typeof formPayload>[0]) => {
    const form = await formPayload(fields)
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { ...who.bearer, ...form.headers },
      payload: form.payload,
    })
    t.equal(answer.statusCode, 200, `${url}: ${answer.body}`)
    return answer.json().data
  }
  await post(nadia, '/api/dashboard/profile/update', {
    name: LEAVER.name,
    phone_number: LEAVER.phoneNumber,
    address: LEAVER.address,
    about: `I live at ${LEAVER.address}`,
    avatar: await picture(1),
  })
  const listed = async (seed: number) => {
    await post(nadia, '/api/product/store', {
      name: `Lamp ${seed}`,
      description: `Ask at ${LEAVER.address}, ${LEAVER.name}`,
      condition: 'New',
      product_category_id: String(firstCategoryId(app)),
      trade_preferences: `anything near ${LEAVER.address}`,
      'images[]': [await picture(seed)],
    })
    return app.db.select().from(items).all().at(-1)!.id
  }
  const request = async (from: Person, wanted: number, offered: number) => {
    const { status, body } = await call(from, 'POST', '/exchange-request', {
      requested_product_id: wanted,
      offered_product_ids: [offered],
      message: 'Shall we?',
    })
    t.equal(status, 200, JSON.stringify(body))
    return body.data.id as number
  }
  const [mine, given, promised, plain] = [await listed(2), await listed(3), await listed(4), await listed(5)]
  const pending = await request(nadia, testItem(app, bob.id), mine)
  const completed = await request(bob, given, testItem(app, bob.id))
  await call(nadia, 'POST', `/exchange-request/${completed}/accept`)
  await call(nadia, 'POST', `/exchange-request/${completed}/completion`)
  await call(bob, 'POST', `/exchange-request/${completed}/completion`)
  const agreed = await request(bob, promised, testItem(app, bob.id))
  await call(nadia, 'POST', `/exchange-request/${agreed}/accept`)
  const plan = await call(nadia, 'POST', `/swaps/${agreed}/handover`, {
    place: `At ${MARK}place`,
    note: `I am in ${MARK}note`,
    starts_at: new Date(Date.now() + 86_400_000).toISOString(),
    revision: 0,
  })
  t.equal(plan.status, 200)
  t.equal((await call(bob, 'POST', `/swaps/${agreed}/handover/agreement`, { revision: 1 })).status, 200)
  const said = { about: bob.id, would_swap_again: true, text: `Gladly, says ${MARK}` }
  t.equal((await call(nadia, 'POST', `/swaps/${completed}/reviews`, said)).status, 200)
  await post(nadia, `/api/messages/${bob.id}`, {
    message: 'See you tomorrow',
    'attachments[]': [new File([`from ${LEAVER.name}`], `${MARK}.txt`)],
  })
  await call(bob, 'POST', `/messages/${nadia.id}`, { message: 'Fine' })
  await call(bob, 'POST', `/favourites/${plain}`)
  await call(nadia, 'POST', '/reports', {
    target_kind: 'person',
    target_id: bob.id,
    reason: 'other',
    text: `I am ${LEAVER.name}`,
  })
  await call(bob, 'POST', '/reports', {
    target_kind: 'person',
    target_id: nadia.id,
    reason: 'other',
    text: '',
  })
  await app.inject({
    method: 'POST',
    url: '/api/auth/send-otp',
    payload: { email: LEAVER.email },
  })
  for (const email of [`${MARK}replaced@example.test`, `${MARK}new@example.test`]) {
    t.equal((await call(nadia, 'POST', '/account/email', { email, password: PASSWORD })).status, 200)
  }
  return { nadia, bob, admin, pending, completed, agreed, call }
}

t.test('nothing of a deleted user is found in any byte of database, log and uploads', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const { nadia, bob, admin, pending, completed, agreed, call } = await worldOf(app)
  // Checks that the data is found before, because otherwise its absence afterwards would prove nothing.
  app.db.$client.pragma('wal_checkpoint(TRUNCATE)')
  const folder = dirname(env.DATABASE_FILE!)
  const found = () =>
    files(folder).flatMap(([path, bytes]) =>
      SECRETS.filter((secret) => bytes.includes(secret) || path.includes(secret)).map(
        (secret) => `${path}: ${secret}`,
      ),
    )
  t.match(found(), [/test\.sqlite: /])
  const uploadsBefore = files(env.UPLOADS_DIR!).length
  const avatar = app.db.select().from(accounts).where(eq(accounts.id, nadia.id)).get()!.avatarImageId!

  const answer = await leave(app, nadia)
  t.match(answer.json(), { status: true, data: null })
  t.strictSame(found(), [])
  t.equal(existsSync(`${env.DATABASE_FILE}-wal`) && statSync(`${env.DATABASE_FILE}-wal`).size, 0)
  t.ok(files(env.UPLOADS_DIR!).length < uploadsBefore, 'their pictures and files are gone')
  t.notOk(app.db.select().from(images).where(eq(images.id, avatar)).get(), 'that of themselves, too')

  const states = Object.fromEntries(
    app.db
      .select()
      .from(swaps)
      .all()
      .map(({ id, outcome, state }) => [id, outcome ?? state]),
  )
  t.match(states, { [pending]: 'withdrawn', [completed]: 'completed', [agreed]: 'called_off' })
  const heard = app.db.select().from(notifications).where(eq(notifications.accountId, admin.id)).all()
  t.strictSame(
    heard.map(({ kind }) => kind),
    ['admin_report', 'admin_swap_lost'],
    'admins hear of the agreed swap that nobody can go on with',
  )
  t.equal(app.db.select().from(items).where(eq(items.ownerId, nadia.id)).all().length, 0)
  t.equal(app.db.select().from(attachments).all().length, 0)
  t.match(
    app.db
      .select()
      .from(messages)
      .all()
      .map(({ text }) => text),
    ['See you tomorrow', 'Fine'],
  )
  const mine = (await call(bob, 'GET', `/exchange-request/${completed}`)).body.data
  t.match(mine, {
    other: { name: 'Former member' },
    outcome: 'completed',
    wanted: [{ name: 'Lamp 3', id: null }],
  })
  const image = await app.inject({ url: mine.wanted[0].image, cookies: { swapyard_token: bob.token } })
  t.equal(image.statusCode, 200, 'the picture of what was swapped stays')
  const thread = await call(bob, 'GET', `/messages/${nadia.id}`)
  t.match(JSON.stringify(thread.body), 'See you tomorrow')
  const told = app.db.select().from(notifications).where(eq(notifications.accountId, bob.id)).all()
  t.ok(told.some(({ kind }) => kind === 'swap_called_off'))
  t.match(JSON.stringify((await call(bob, 'GET', '/notifications')).body), 'Former member')
  for (const path of [
    `/exchange-request/${completed}`,
    `/messages/${nadia.id}`,
    '/users-with-last-message',
    '/notifications',
  ]) {
    const headers = { ...bob.bearer, 'accept-language': 'de' }
    const { body } = await app.inject({ url: `/api${path}`, headers })
    t.match(body, 'Ehemaliges Mitglied', `${path} calls them as its reader would`)
    t.notMatch(body, 'Former member')
  }
  t.equal((await call(bob, 'POST', `/messages/${nadia.id}`, { message: 'Hello?' })).status, 403)
  t.equal((await call(bob, 'GET', `/people/${nadia.id}/products`)).status, 404)
})

t.test('a backup that is ready or being made is made again without a user who leaves', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const admin = testAdmin(app)
  const found = () => files(env.UPLOADS_DIR!).filter(([, bytes]) => bytes.includes(LEAVER.name))
  const ready = () => until(() => app.transfers.download.state === 'ready')
  for (const isMade of [true, false]) {
    const nadia = testAccount(app, { ...LEAVER, email: `nadia-${isMade}@example.test` })
    await admin.call('POST', '/backups')
    if (isMade) {
      await ready()
      t.equal(found().length, 1)
    }
    t.equal((await leave(app, nadia)).statusCode, 200)
    t.equal(app.transfers.download.state, 'making')
    if (isMade) await ready()
    if (!isMade) {
      const lastMade = () => lastBackups(app.db).last_full_at
      const before = lastMade()
      await until(() => lastMade() !== before)
      const first = lastMade()
      await ready()
      t.not(lastMade(), first, 'the one that may hold them is not offered, but another')
    }
    t.strictSame(found(), [])
  }
})

t.test('leaving ends all sessions and is done once', async (t) => {
  const app = await testApp(t)
  const person = testAccount(app, { email: 'ada@example.test' })
  const elsewhere = { ...person, bearer: { authorization: `Bearer ${app.sessions.start(person.id)}` } }
  t.equal((await leave(app, person, 'wrong')).statusCode, 422)
  t.equal((await app.inject({ method: 'DELETE', url: '/api/account' })).statusCode, 401)
  const both = await Promise.all([leave(app, person), leave(app, elsewhere)])
  t.strictSame(both.map(({ statusCode }) => statusCode).sort(), [200, 401])
  t.equal((await leave(app, person)).statusCode, 401)
  t.equal((await leave(app, elsewhere)).statusCode, 401)
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'ada@example.test', password: PASSWORD },
  })
  t.equal(login.statusCode, 401)
  t.ok(testAccount(app, { email: 'ada@example.test' }), 'the address is free')
})

t.test('the browser of who leaves forgets them, and a moderator is one no more', async (t) => {
  const app = await testApp(t)
  const moderator = testAccount(app, { role: 'moderator' })
  const answer = await leave(app, moderator)
  t.match(answer.cookies, [{ name: 'swapyard_token', value: '' }])
  t.equal(app.db.select().from(accounts).where(eq(accounts.id, moderator.id)).get()!.role, 'member')
})

t.test('sent files are deleted, except those that another user has sent as well', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const [nadia, bob] = [testAccount(app), testAccount(app)]
  const send = async (from: Person, to: Person, sent: File[]) => {
    const form = await formPayload({ message: 'Here', 'attachments[]': sent })
    const answer = await app.inject({
      method: 'POST',
      url: `/api/messages/${to.id}`,
      headers: { ...from.bearer, ...form.headers },
      payload: form.payload,
    })
    t.equal(answer.statusCode, 200)
  }
  const list = () => new File(['A list'], 'list.txt')
  await send(nadia, bob, [list(), await picture(7, 640)])
  await send(bob, nadia, [list()])
  const stored = () => files(join(env.UPLOADS_DIR!, 'attachments')).map(([, bytes]) => bytes.toString())
  t.equal(stored().length, 3, 'a list, a picture and a small one of it')
  t.equal((await leave(app, nadia)).statusCode, 200)
  t.strictSame(stored(), ['A list'])
})

t.test('images and texts of merely agreed items are deleted', async (t) => {
  const app = await testApp(t)
  const { people } = testCircle(app, 3)
  const [giver, ...others] = people as [Person, Person, Person]
  const said = 'Ring at my door'
  app.db.update(swapLegs).set({ description: said }).run()
  for (const leg of app.db.select().from(swapLegs).all())
    app.db
      .insert(swapLegImages)
      .values({ legId: leg.id, position: 0, imageId: testImage(app) })
      .run()
  t.equal((await leave(app, giver)).statusCode, 200)
  const legs = app.db.select().from(swapLegs).all()
  t.strictSame(
    legs.map(({ fromId, description }) => [fromId, description]),
    [[giver.id, ''], ...others.map(({ id }) => [id, said])],
  )
  const pictures = app.db.select().from(swapLegImages).all()
  t.strictSame(
    pictures.map(({ legId }) => legs.find(({ id }) => id === legId)!.fromId),
    others.map(({ id }) => id),
  )
})

t.test('so are images of a first offer that was replaced', async (t) => {
  const { app, owner, requester, wanted, offered, ofRequester, asked, counter, accept, call } =
    await testBundle(t)
  const id = await asked([wanted], ofRequester)
  t.equal((await counter(owner, id, 1, [wanted], [offered])).status, 200)
  t.equal((await accept(requester, id)).status, 200)
  for (const one of [owner, requester])
    t.equal((await call(one, 'POST', `/exchange-request/${id}/completion`)).status, 200)
  const pictured = () =>
    app.db
      .select({ name: swapLegs.name })
      .from(swapLegImages)
      .innerJoin(swapLegs, eq(swapLegs.id, swapLegImages.legId))
      .where(eq(swapLegs.fromId, requester.id))
      .all()
      .map(({ name }) => name)
  t.strictSame(pictured().sort(), ['Camera', 'Flash', 'Lens', 'Tripod'])
  t.equal((await leave(app, requester)).statusCode, 200)
  t.strictSame(pictured(), ['Camera'])
})

t.test(
  'an image of a handed-over item remains with its receiver, even if the swap was cancelled',
  async (t) => {
    const app = await testApp(t)
    const call = calling(app)
    const { id, people, items: things } = testCircle(app, 3)
    const [giver, receiver] = people as [Person, Person, Person]
    for (const leg of app.db.select().from(swapLegs).where(eq(swapLegs.swapId, id)).all())
      app.db
        .insert(swapLegImages)
        .values({ legId: leg.id, position: 0, imageId: testImage(app) })
        .run()
    for (const who of [giver, receiver])
      t.equal((await call(who, 'POST', `/circles/${id}/completion`, { leg: things[0] })).status, 200)
    t.equal((await leave(app, giver)).statusCode, 200)
    const { state, legs } = (await call(receiver, 'GET', `/circles/${id}`)).body.data
    t.equal(state, 'ended')
    const got = legs.at(-1)
    t.match(got, { from: { name: 'Former member' }, item: { name: 'Thing 1', image: String } })
  },
)

t.test('the last admin stays, one of two may go', async (t) => {
  const app = await testApp(t)
  const [first, second] = [testAccount(app, { role: 'admin' }), testAccount(app, { role: 'admin' })]
  t.equal((await leave(app, first)).statusCode, 200)
  t.match((await leave(app, second)).json(), { status: false, message: /last admin/ })
  t.equal(app.db.select().from(accounts).where(eq(accounts.id, second.id)).get()!.leftAt, null)
})

t.test('acts and notices of admins lose the name, and other names remain', async (t) => {
  const app = await testApp(t)
  const admin = testAccount(app, { name: 'Ann Admin', role: 'admin' })
  const other = testAccount(app, { name: 'Olive Oyl', role: 'admin' })
  const suspended = testAccount(app, { name: 'Anna' })
  suspend(app, app.sessions.find(admin.token)!.viewer, suspended.id, 'Rude')
  app.db.update(accounts).set({ name: 'Ann Married' }).where(eq(accounts.id, admin.id)).run()
  t.match((await leave(app, admin)).json(), { status: true })
  t.match(app.db.select().from(auditLogRows).all(), [{ adminName: 'Former member', adminId: admin.id }])
  t.match(auditLog(app.db).acts, [{ summary: 'Suspended Anna' }])
  t.equal((await leave(app, other)).statusCode, 409)
})

t.test('the audit log shows current names, and redacts only names of affected users', async (t) => {
  const app = await testApp(t)
  const admin = testAdmin(app)
  const anna = testAccount(app, { name: 'Anna' })
  for (const act of ['suspension', 'sign-out'])
    await admin.call('POST', `/people/${anna.id}/${act}`, { reason: 'Rude' })
  const summaries = () => auditLog(app.db).acts.map(({ summary }) => summary)
  t.equal((await leave(app, testAccount(app, { name: 'Suspended' }))).statusCode, 200)
  t.match(summaries().at(-1), 'Suspended Anna')
  await admin.call('DELETE', `/people/${anna.id}/suspension`)
  app.db.update(accounts).set({ name: 'Anne $&' }).where(eq(accounts.id, anna.id)).run()
  t.ok(summaries().every((summary) => summary.includes('Anne $&') && !summary.includes('Anna')))
  const old = {
    act: 'lift',
    about: 'person',
    aboutId: String(anna.id),
    personId: anna.id,
    adminName: 'Ann',
  }
  app.db
    .insert(auditLogRows)
    .values([
      { ...old, summary: 'Lifted the suspension of Anna' },
      { ...old, about: 'item', aboutId: '1', summary: 'Took down Anne $&, a doll' },
    ])
    .run()
  const back = { ...anna, bearer: { authorization: `Bearer ${app.sessions.start(anna.id)}` } }
  t.equal((await leave(app, back)).statusCode, 200)
  t.ok(summaries().every((summary) => summary.includes('Former member')))
  t.notMatch(JSON.stringify(app.db.select().from(auditLogRows).all()), /Ann[ae]/)
})

t.test('account deletion includes mail to and contact messages from former addresses', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  testAdmin(app)
  const old = `${MARK}old@example.test`
  const nadia = testAccount(app, { email: old })
  const call = calling(app)
  const contact = { name: 'N', email: old, phone: LEAVER.phoneNumber, message: 'Hello' }
  t.equal((await call(nadia, 'POST', '/contact', contact)).status, 200)
  t.equal(
    (await call(nadia, 'POST', '/account/email', { email: 'now@example.test', password: PASSWORD })).status,
    200,
  )
  const { text } = app.db.select().from(outbox).where(eq(outbox.recipient, 'now@example.test')).get()!
  const token = /token=([\w-]+)/.exec(text)![1]
  t.equal((await pressLink(app, `/email-proof?token=${token}`, nadia)).statusCode, 200)
  t.match(app.db.select().from(contactMessages).all(), [{ email: 'now@example.test' }])
  // The old address can no longer undo the change: the week is over.
  app.db.delete(proofs).run()
  const kept = () =>
    JSON.stringify([contactMessages, outbox].map((table) => app.db.select().from(table).all()))
  t.match(kept(), MARK)
  t.equal((await leave(app, nadia)).statusCode, 200)
  t.notMatch(kept(), MARK)
  t.notMatch(kept(), 'now@example.test')
  t.equal(app.db.select().from(contactMessages).all().length, 0, 'what they said in it, too')
})

t.test('who has written by the contact form is named in no notice of it once they have left', async (t) => {
  const app = await testApp(t)
  const { id: adminId } = testAccount(app, { role: 'admin' })
  const [proved, unproved] = [testAccount(app), testAccount(app, { mailProvedAt: null })]
  const notices = () => app.db.select().from(notifications).where(eq(notifications.accountId, adminId)).all()
  const call = calling(app)
  for (const who of [proved, unproved]) {
    const message = { name: `Nadia ${MARK}`, email: who.email, phone: '', message: 'Hello' }
    t.equal((await call(who, 'POST', '/contact', message)).status, 200)
  }
  const details = JSON.stringify({ values: { name: `Nadia ${MARK}` }, about: {} })
  // The earlier storage format.
  app.db
    .insert(notifications)
    .values({ ...notices()[0]!, id: undefined, details })
    .run()
  const words = () => listNotifications(app.db, adminId).notifications.map(({ text }) => text)
  for (const text of words()) t.match(text, MARK)
  for (const who of [proved, unproved]) t.equal((await leave(app, who)).statusCode, 200)
  t.equal(words().length, 3)
  for (const text of words()) t.match(text, 'Former member')
  t.notMatch(JSON.stringify(notices()), MARK)
})

t.test('leaving does not delete mail of an unconfirmed address', async (t) => {
  const app = await testApp(t)
  const [mallory, email] = [testAccount(app), 'olive@example.test']
  const call = calling(app)
  t.equal(
    (await call(mallory, 'POST', '/contact', { name: 'Olive', email, phone: '', message: 'Help' })).status,
    200,
  )
  t.equal((await call(mallory, 'POST', '/account/email', { email, password: PASSWORD })).status, 200)
  t.equal((await leave(app, mallory)).statusCode, 200)
  t.match(app.db.select().from(contactMessages).all(), [{ name: 'Olive' }])
})

t.test(
  'leaving takes no contact message of an address that was never proved, but for the address',
  async (t) => {
    const app = await testApp(t, { ADMIN_EMAILS: 'boss@example.test' })
    const email = 'witness@example.test'
    await app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { name: 'Witness', email, phone_number: '', message: 'They threatened me' },
    })
    const leaver = testAccount(app, { email, mailProvedAt: null })
    t.equal((await leave(app, leaver)).statusCode, 200)
    const [message] = app.db.select().from(contactMessages).all()
    t.match(message, { name: 'Former member', email: '', message: 'They threatened me' })
    const mails = app.db.select().from(outbox).where(eq(outbox.template, 'contact-message')).all()
    t.match(mails, [{ replyTo: '' }], 'the mail of it can be answered no more, and is there')
  },
)

t.test('a name is taken out as a word, however HTML spells it', async (t) => {
  t.equal(withoutWords('Ida came on Friday, Ida!', ['Ida']), 'Former member came on Friday, Former member!')
  t.equal(withoutWords('<p>A &amp; B (x.y*)</p>', ['A & B', 'x.y*']), '<p>Former member (Former member)</p>')
  t.equal(withoutWords('<p>O&#39;Hara &amp; Ida</p>', ["O'Hara & Ida"]), '<p>Former member</p>')
  t.equal(withoutWords('Nothing', ['']), 'Nothing')
})

t.test('a name is removed from stored mails in any case, with umlauts', async (t) => {
  const app = await testApp(t)
  const letter = templates.declined(siteView(app.db), { reason: 'Said to be ÖZGE ÜNAL, once more' })
  app.outbox.enqueue({ template: 'declined', recipient: 'ann@example.test', accountId: null, ...letter })
  t.equal((await leave(app, testAccount(app, { name: 'Özge Ünal' }))).statusCode, 200)
  const { text, html } = app.db.select().from(outbox).all()[0]!
  for (const body of [text, html]) t.match(body, 'Said to be Former member, once more')
})

t.test('a name that is a common word or tag does not damage queued mails', async (t) => {
  const app = await testApp(t)
  const site = siteView(app.db)
  const link = 'https://swap.example.test/resetpassword'
  const mails = {
    'password-changed': templates['password-changed'](site, { link }),
    'contact-message': templates['contact-message'](site, {
      name: 'Olive',
      email: 'olive@example.test',
      phone: '',
      message: 'https and p are rude',
    }),
  }
  for (const [template, letter] of Object.entries(mails))
    app.outbox.enqueue({ template, recipient: 'ann@example.test', accountId: null, ...letter })
  for (const name of ['https', 'p']) {
    t.equal((await leave(app, testAccount(app, { name }))).statusCode, 200)
  }
  const [changed, contact] = app.db.select().from(outbox).all()
  t.match(changed, mails['password-changed'])
  t.match(contact, mails['contact-message'], 'nor what a visitor has written')
})
