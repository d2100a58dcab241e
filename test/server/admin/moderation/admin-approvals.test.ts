import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts, images, outbox, wants } from '../../../../db/schema/index.ts'
import { isMembersCall } from '../../../../server/platform/sessions/pending.ts'
import { saveCommunityRules } from '../../../../server/site/community/community-rules.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testImage, testItem } from '../../../helpers/items.ts'
import { signUp } from '../../../helpers/joining.ts'
import { testModerator } from '../../../helpers/moderator.ts'

async function market(t: import('tap').Test) {
  const app = await testApp(t)
  const { act, callAs, see } = testModerator(app)
  const moderator = testAccount(app, { role: 'moderator' })
  saveCommunityRules(app.db, { join: 'approval' })
  return { app, act, callAs, see, moderator }
}

t.test('a waiting user can sign in and read, sees the state, and cannot write', async (t) => {
  const { app, callAs, see, moderator } = await market(t)
  const { id, token, body, bearer } = await signUp(app, { introduction: 'I live in the old mill.' })
  t.match(body.message, /has been approved/)
  const someone = testAccount(app)
  for (const [url, payload] of [
    [`/api/messages/${someone.id}`, { message: 'Hello' }],
    ['/api/product/store', {}],
    ['/api/invitations', {}],
    ['/api/exchange-request', {}],
  ] as const) {
    const answer = await app.inject({ method: 'POST', url, headers: bearer, payload })
    t.equal(answer.statusCode, 403, url)
    t.match(answer.json(), { status: false, code: 'pending' }, url)
  }
  const page = await app.inject({ url: '/browse', cookies: { swapyard_token: token } })
  t.match(page.body, '/waiting')
  t.match((await app.inject({ url: '/waiting', cookies: { swapyard_token: token } })).body, 'Almost there')
  const profile = { name: 'Nia', phone_number: '5550102030', address: 'Mill' }
  const update = { method: 'POST', url: '/api/dashboard/profile/update', headers: bearer } as const
  t.equal((await app.inject({ ...update, payload: profile })).statusCode, 200, 'their profile is theirs')
  t.match((await see(`/people/${id}`, moderator)).html, 'I live in the old mill.')
  t.match((await see('/people?show=waiting', moderator)).html, 'Nia')
  const told = await app.inject({ url: '/api/notifications', headers: moderator.bearer })
  t.match(told.json().data.notifications, [{ type: 'person_waits', url: `/admin/people/${id}` }])
  t.equal((await callAs(someone, 'POST', `/messages/${id}`, { message: 'Hello' })).status, 404)
  t.equal((await app.inject(`/api/people/${id}/products`)).statusCode, 404, 'nowhere a member')
})

t.test('nor can a waiting user submit forms without scripts', async (t) => {
  const { app } = await market(t)
  const { token } = await signUp(app)
  const item = testItem(app, testAccount(app).id)
  const answer = await app.inject({
    method: 'POST',
    url: '/dashboard/matches',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    cookies: { swapyard_token: token },
    payload: `item=${item}&answer=yes`,
  })
  t.equal(answer.statusCode, 403)
  t.same(app.db.select().from(wants).all(), [])
})

t.test('a waiting user can edit the account, read notifications, and contact the admins', async (t) => {
  const { app } = await market(t)
  const { bearer } = await signUp(app)
  for (const [method, url] of [
    ['POST', '/api/account/email'],
    ['POST', '/api/account/export'],
    ['DELETE', '/api/account'],
    ['POST', '/api/broadcasting/auth'],
    ['POST', '/api/contact'],
    ['POST', '/api/dashboard/password/update'],
    ['POST', '/api/dashboard/profile/update'],
    ['POST', '/api/notification-settings'],
    ['POST', '/api/notifications/read'],
    ['POST', '/api/push-subscriptions'],
    ['DELETE', '/api/sessions/none'],
    ['POST', '/api/auth/logout'],
  ] as const) {
    const answer = await app.inject({ method, url, headers: bearer, payload: {} })
    t.not(answer.json().code, 'pending', url)
    t.notOk([401, 405, 500].includes(answer.statusCode), url)
  }
})

t.test('all changing calls are closed to waiting users, except their own', async (t) => {
  const { app } = await market(t)
  const { bearer } = await signUp(app)
  const paths = (await app.inject('/api/openapi.json')).json().paths as Record<string, object>
  let count = 0
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      const route = path.replaceAll(/\{(\w+)\}/g, ':$1')
      if (method === 'get' || !isMembersCall(route)) continue
      count += 1
      const answer = await app.inject({
        method: method.toUpperCase() as 'POST',
        url: path.replaceAll(/\{\w+\}/g, '1'),
        headers: bearer,
      })
      t.match(answer.json(), { code: 'pending' }, `${method} ${path}`)
    }
  }
  t.ok(count > 40, `${count} calls`)
})

t.test('a moderator approves a user, who gets a mail', async (t) => {
  const { app, callAs, moderator } = await market(t)
  const { id, bearer } = await signUp(app)
  t.equal((await callAs(moderator, 'POST', `/admin/people/${id}/approval`)).status, 200)
  t.equal((await callAs(moderator, 'POST', `/admin/people/${id}/approval`)).status, 409)
  t.match(app.db.select().from(outbox).all().at(-1), { template: 'approved' })
  const invited = await app.inject({ method: 'POST', url: '/api/invitations', headers: bearer, payload: {} })
  t.equal(invited.statusCode, 200)
})

t.test('a suspended user is not approved until the suspension ends', async (t) => {
  const { app, act, callAs, see, moderator } = await market(t)
  const { id } = await signUp(app, { name: 'Nia Waits' })
  const letIn = () => callAs(moderator, 'POST', `/admin/people/${id}/approval`)
  const waiting = async () => (await see('/people?show=waiting', moderator)).html
  const pageOf = async () => (await see(`/people/${id}`, moderator)).html
  t.match(await waiting(), 'Nia Waits')
  t.match(await pageOf(), />Approve</)
  t.equal((await act('POST', `/people/${id}/suspension`, { reason: 'Signs up again and again' })).status, 200)
  t.match(await letIn(), { status: 409, body: { message: /suspended/ } })
  t.match(app.db.select().from(outbox).all().at(-1), { template: 'suspended' })
  t.notMatch(await waiting(), 'Nia Waits', 'nothing to decide there')
  t.notMatch(await pageOf(), />Approve</)
  t.match(await pageOf(), 'Lift the suspension')
  t.equal((await act('DELETE', `/people/${id}/suspension`)).status, 200)
  t.match(await waiting(), 'Nia Waits')
  t.equal((await letIn()).status, 200)
})

t.test('waiting users are approved by mail when approval is no longer required', async (t) => {
  const { app, act } = await market(t)
  const host = testAccount(app)
  const [guest, suspended, other] = [
    testAccount(app, { pendingSince: new Date(), invitedById: host.id }),
    testAccount(app, { pendingSince: new Date(), suspendedAt: new Date() }),
    testAccount(app, { pendingSince: new Date() }),
  ]
  const waiting = () =>
    app.db
      .select()
      .from(accounts)
      .all()
      .filter((row) => row.pendingSince)
      .map(({ id }) => id)
  const told = () =>
    app.db
      .select()
      .from(outbox)
      .all()
      .map(({ template, recipient }) => [template, recipient])
  const save = async (changes: object) => t.equal((await act('POST', '/community', changes)).status, 200)
  await save({ join: 'invitation_and_approval' })
  await save({ read: 'members' })
  t.strictSame([waiting(), told()], [[guest.id, suspended.id, other.id], []])
  await save({ join: 'invitation' })
  t.strictSame([waiting(), told()], [[suspended.id, other.id], [['approved', guest.email]]])
  await save({ join: 'open' })
  t.strictSame(waiting(), [suspended.id])
  t.strictSame(told()[1], ['approved', other.email])
  t.equal(told().length, 2)
  t.equal(
    (await app.inject({ method: 'POST', url: '/api/invitations', headers: other.bearer, payload: {} }))
      .statusCode,
    200,
  )
  t.equal((await act('DELETE', `/people/${suspended.id}/suspension`)).status, 200)
  t.strictSame(waiting(), [], 'who was suspended when the site was opened is let in with the others')
  t.strictSame(told().slice(2), [
    ['suspension-lifted', suspended.email],
    ['approved', suspended.email],
  ])
})

t.test('notices of waiting users disappear after rejection or deletion', async (t) => {
  const { app, callAs, moderator } = await market(t)
  const [declined, left, waits] = [await signUp(app), await signUp(app), await signUp(app)]
  const told = async () =>
    (await callAs(moderator, 'GET', '/notifications')).body.data.notifications.map(
      ({ url }: { url: string }) => url,
    )
  t.equal((await told()).length, 3)
  const because = { reason: 'Nobody knows them' }
  t.equal((await callAs(moderator, 'DELETE', `/admin/people/${declined.id}/approval`, because)).status, 200)
  const leave = { method: 'DELETE', url: '/api/account', headers: left.bearer } as const
  t.equal((await app.inject({ ...leave, payload: { password: 'correct horse' } })).statusCode, 200)
  t.strictSame(await told(), [`/admin/people/${waits.id}`])
})

t.test('a rejected user gets a mail with the reason, and all data is deleted', async (t) => {
  const { app, callAs, moderator } = await market(t)
  const { id, token } = await signUp(app, { email: 'gone@example.test' })
  const avatarImageId = testImage(app, [200])
  app.db.update(accounts).set({ avatarImageId }).where(eq(accounts.id, id)).run()
  const ended: number[] = []
  app.sessions.on('ended', ({ accountId }) => ended.push(accountId))
  const decline = (reason: string) => callAs(moderator, 'DELETE', `/admin/people/${id}/approval`, { reason })
  t.equal((await decline('')).status, 422)
  t.equal((await decline('We know nobody of that name.')).status, 200)
  t.equal(app.sessions.find(token), null)
  t.strictSame(ended, [id], 'their open windows are closed')
  t.equal(await app.db.$count(images), 0)
  t.notOk(
    app.db
      .select()
      .from(accounts)
      .all()
      .some((row) => row.id === id),
  )
  t.match(app.db.select().from(outbox).all().at(-1), { template: 'declined', recipient: 'gone@example.test' })
  t.equal((await decline('Again.')).status, 404)
  t.equal(
    (await callAs(moderator, 'DELETE', `/admin/people/${moderator.id}/approval`, { reason: 'x' })).status,
    409,
  )
})

t.test('a moderator cannot reject an admin who is waiting', async (t) => {
  const { app, callAs, moderator } = await market(t)
  const { id, bearer } = testAccount(app, { isAdmin: true, pendingSince: new Date() })
  const decline = await callAs(moderator, 'DELETE', `/admin/people/${id}/approval`, { reason: 'x' })
  t.equal(decline.status, 403)
  t.equal((await app.inject({ url: '/api/profile', headers: bearer })).statusCode, 200)
})

t.test('an invitation does not replace approval where both are asked for', async (t) => {
  const { app } = await market(t)
  saveCommunityRules(app.db, { join: 'invitation_and_approval' })
  const host = testAccount(app)
  t.equal((await signUp(app)).status, 422)
  const { data } = (
    await app.inject({ method: 'POST', url: '/api/invitations', headers: host.bearer, payload: {} })
  ).json()
  const guest = await signUp(app, { invitation: data.url.split('/').at(-1) })
  t.equal(guest.status, 200)
  t.equal(app.sessions.find(guest.token)?.viewer.is_pending, true)
})

t.test('an introduction that is too long is an error of its field', async (t) => {
  const { app } = await market(t)
  const { status, body } = await signUp(app, { introduction: 'x'.repeat(501) })
  t.equal(status, 422)
  t.ok(body.errors.introduction)
})
