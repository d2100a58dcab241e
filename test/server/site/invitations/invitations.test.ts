import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { accounts, invitations } from '../../../../db/schema/index.ts'
import { dated } from '../../../../server/platform/catalogues/intl.ts'
import { saveCommunityRules } from '../../../../server/site/community/community-rules.ts'
import { forgetInvitations, takeInvitation } from '../../../../server/site/invitations/invitations-service.ts'
import { INVITATION } from '../../../../server/site/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { signUp } from '../../../helpers/joining.ts'
import { testModerator } from '../../../helpers/moderator.ts'

type Person = ReturnType<typeof testAccount>

const invite = async (app: FastifyInstance, { bearer }: Pick<Person, 'bearer'>, payload: object = {}) => {
  const answer = await app.inject({ method: 'POST', url: '/api/invitations', headers: bearer, payload })
  const { data } = answer.json()
  return {
    status: answer.statusCode,
    data,
    code: data?.url.split('/').at(-1) as string,
    path: data && new URL(data.url).pathname,
  }
}
const list = async (app: FastifyInstance, { bearer }: Pick<Person, 'bearer'>) =>
  (await app.inject({ url: '/api/invitations', headers: bearer })).json()

t.test('a member invites, others join by the link, and the member sees who came', async (t) => {
  const app = await testApp(t)
  const host = testAccount(app, { name: 'Hedda Host' })
  const { data, code, path, status } = await invite(app, host, { uses: 2, days: 3, note: 'Library' })
  t.equal(status, 200)
  t.match(data, { uses: 2, used: 0, note: 'Library', is_live: true, came: [] })
  const page = await app.inject(path)
  t.equal(page.statusCode, 200)
  t.match(page.body, 'Hedda Host invites you')
  t.equal(page.headers['referrer-policy'], 'no-referrer')
  const qr = await app.inject(data.qr)
  t.equal(qr.headers['content-type'], 'image/svg+xml')
  t.match(qr.body, /^<svg/)
  t.match((await app.inject(`/sign-up?invitation=${code}`)).body, 'Hedda Host invites you')
  const guest = await signUp(app, { invitation: code, name: 'Gus Guest' })
  t.equal(guest.status, 200)
  const { data: rows, pagination } = await list(app, host)
  t.match(rows, [{ id: data.id, used: 1, came: [{ id: guest.id, name: 'Gus Guest' }] }])
  t.match(pagination, { current_page: 1, total: 1 })
  const settings = await app.inject({
    url: '/dashboard/setting/invitations',
    cookies: { swapyard_token: host.token },
  })
  t.match(settings.body, 'Gus Guest')
  t.match(settings.body, dated(data.ends_at), 'the last day in words, as on every page')
})

t.test('of a dozen concurrent uses of the last place one succeeds', async (t) => {
  const app = await testApp(t)
  saveCommunityRules(app.db, { join: 'invitation' })
  const { code } = await invite(app, testAccount(app), { uses: 1 })
  const before = await app.db.$count(accounts)
  const answers = await Promise.all(Array.from({ length: 12 }, () => signUp(app, { invitation: code })))
  const statuses = answers.map(({ status }) => status)
  t.equal(statuses.filter((status) => status === 200).length, 1)
  t.equal(statuses.filter((status) => status === 404).length, 11)
  t.equal(await app.db.$count(accounts), before + 1)
  t.match(app.db.select().from(invitations).all(), [{ used: 1, uses: 1 }])
})

t.test('only a valid invitation is consumed, despite earlier visits', async (t) => {
  const app = await testApp(t)
  const host = testAccount(app)
  const { code, data } = await invite(app, host, { uses: 1 })
  const used = () => app.db.select().from(invitations).where(eq(invitations.id, data.id)).get()!.used
  t.equal(takeInvitation(app, code).inviterId, host.id)
  t.throws(() => takeInvitation(app, code), { code: 'not_found' }, 'used up')
  app.db
    .update(invitations)
    .set({ uses: 2, endsAt: new Date(0) })
    .run()
  t.throws(() => takeInvitation(app, code), { code: 'not_found' }, 'ended')
  t.equal(used(), 1)
})

t.test('used up, ended, out of time and unknown: one page, one answer', async (t) => {
  const app = await testApp(t)
  saveCommunityRules(app.db, { join: 'invitation' })
  const host = testAccount(app)
  const usedUp = await invite(app, host, { uses: 1 })
  t.equal((await signUp(app, { invitation: usedUp.code })).status, 200)
  const ended = await invite(app, host)
  await app.inject({ method: 'DELETE', url: `/api/invitations/${ended.data.id}`, headers: host.bearer })
  const late = await invite(app, host)
  app.db.$client.prepare('UPDATE invitations SET ends_at = 1 WHERE id = ?').run(late.data.id)
  const pages = new Set<string>()
  const answers = new Set<string>()
  for (const code of [
    usedUp.code,
    ended.code,
    late.code,
    'forged',
    'x'.repeat(90),
    'x'.repeat(300),
    '%00',
    "' OR 1=1",
  ]) {
    const page = await app.inject(`/join/${encodeURIComponent(code)}`)
    const picture = await app.inject(`/join/${encodeURIComponent(code)}/qr.svg`)
    t.same([page.statusCode, picture.statusCode], [404, 404], code)
    t.match(page.body, '<p>This invitation no longer works.', code)
    pages.add(page.body)
    const { status, body } = await signUp(app, { invitation: code })
    t.equal(status, 404, code)
    answers.add(JSON.stringify(body))
  }
  t.equal(pages.size, 1)
  t.equal(answers.size, 1)
  t.equal((await signUp(app)).status, 422, 'without one')
  t.match((await app.inject('/sign-up')).body, 'You need an invitation to join')
  t.match((await app.inject(`/sign-up?invitation=${ended.code}`)).body, 'no longer works')
})

t.test('a sign-up that fails gives the use back', async (t) => {
  const app = await testApp(t)
  const host = testAccount(app)
  const { code } = await invite(app, host, { uses: 1 })
  t.equal((await signUp(app, { invitation: code, email: host.email })).status, 422)
  t.equal((await signUp(app, { invitation: code })).status, 200)
})

t.test('what suspended people and those who wait have sent does not work', async (t) => {
  const app = await testApp(t)
  for (const change of ['suspended_at', 'pending_since']) {
    const host = testAccount(app)
    const { code } = await invite(app, host)
    app.db.$client.prepare(`UPDATE accounts SET ${change} = 1 WHERE id = ?`).run(host.id)
    t.equal((await app.inject(`/join/${code}`)).statusCode, 404, change)
    t.equal((await signUp(app, { invitation: code })).status, 404, change)
  }
})

t.test('five are valid at a time, and only own ones can be ended', async (t) => {
  const app = await testApp(t)
  const host = testAccount(app)
  const made = []
  for (let at = 0; at < 5; at++) made.push(await invite(app, host))
  t.equal((await invite(app, host)).status, 409)
  const end = (who: Person, id: number) =>
    app.inject({ method: 'DELETE', url: `/api/invitations/${id}`, headers: who.bearer })
  t.equal((await end(testAccount(app), made[0]!.data.id)).statusCode, 404)
  t.equal((await end(host, made[0]!.data.id)).statusCode, 200)
  t.equal((await end(host, made[0]!.data.id)).statusCode, 404)
  t.equal((await invite(app, host)).status, 200)
})

t.test('an invitation that is used up or has ended makes room for another', async (t) => {
  const app = await testApp(t)
  const host = testAccount(app)
  const { code } = await invite(app, host, { uses: 1 })
  for (let at = 0; at < 4; at++) await invite(app, host)
  t.equal((await invite(app, host)).status, 409)
  t.equal((await signUp(app, { invitation: code })).status, 200)
  const { data } = await invite(app, host)
  t.equal((await invite(app, host)).status, 409)
  app.db
    .update(invitations)
    .set({ endsAt: new Date(Date.now() - 1) })
    .where(eq(invitations.id, data.id))
    .run()
  t.equal((await invite(app, host)).status, 200)
})

t.test('without an invitation that works nobody learns whose address has joined', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  saveCommunityRules(app.db, { join: 'invitation' })
  t.equal((await signUp(app, { invitation: 'nonsense', email })).status, 404)
  const { status, body } = await signUp(app, { email })
  t.strictSame([status, Object.keys(body.errors)], [422, ['invitation']])
})

t.test('an invitation stays in its owner’s list for a while after its end', async (t) => {
  const app = await testApp(t)
  const host = testAccount(app)
  await invite(app, host)
  const ended = (ago: number) =>
    app.db
      .update(invitations)
      .set({ endsAt: new Date(Date.now() - ago) })
      .run()
  ended(INVITATION.kept - 60_000)
  t.equal(forgetInvitations(app.db), 0)
  t.match((await list(app, host)).data, [{ is_live: false }])
  ended(INVITATION.kept + 60_000)
  t.equal(forgetInvitations(app.db), 1)
})

t.test('invalid numbers have field errors', async (t) => {
  const app = await testApp(t)
  const host = testAccount(app)
  for (const [body, field] of [
    [{ uses: 0 }, 'uses'],
    [{ uses: 101 }, 'uses'],
    [{ uses: 1.5 }, 'uses'],
    [{ uses: 'many' }, 'uses'],
    [{ uses: true }, 'uses'],
    [{ uses: '1e1' }, 'uses'],
    [{ days: 0 }, 'days'],
    [{ days: 91 }, 'days'],
    [{ note: 'x'.repeat(201) }, 'note'],
  ] as const) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/invitations',
      headers: host.bearer,
      payload: body,
    })
    t.equal(answer.statusCode, 422, JSON.stringify(body))
    t.ok(answer.json().errors[field])
  }
  t.equal((await app.inject({ method: 'POST', url: '/api/invitations' })).statusCode, 401)
  const usual = await invite(app, host, { uses: null, days: ' ', note: null })
  t.match(usual, { status: 200, data: { uses: 10, note: '' } })
})

t.test('a waiting user does not count as joined', async (t) => {
  const app = await testApp(t)
  saveCommunityRules(app.db, { join: 'approval' })
  const host = testAccount(app)
  const { code } = await invite(app, host)
  const guest = await signUp(app, { invitation: code, introduction: 'Hello' })
  t.match((await list(app, host)).data, [{ used: 1, came: [] }])
  const formOf = async (token: string) =>
    (await app.inject({ url: '/dashboard/setting/invitations', cookies: { swapyard_token: token } })).body
  t.match(await formOf(host.token), 'name="uses"')
  const { token } = testAccount(app, { pendingSince: new Date() })
  t.notMatch(await formOf(token), 'name="uses"', 'nor is asked whom to invite')
  app.db.update(accounts).set({ pendingSince: null }).where(eq(accounts.id, guest.id)).run()
  t.match((await list(app, host)).data, [{ used: 1, came: [{ id: guest.id }] }])
  app.db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, guest.id)).run()
  t.match((await list(app, host)).data, [{ used: 1, came: [] }], 'nor is anybody named who is suspended')
})

t.test('with admin-only invitations members cannot invite, and earlier ones are invalid', async (t) => {
  const app = await testApp(t)
  const { admin, act } = testModerator(app)
  const host = testAccount(app)
  const before = await invite(app, host)
  t.equal((await act('POST', '/community', { invite: 'admins' })).status, 200)
  t.equal((await invite(app, host)).status, 403)
  t.match((await list(app, host)).data, [{ is_live: false }])
  t.equal((await app.inject(before.path)).statusCode, 404)
  const theirs = await invite(app, admin)
  t.match(theirs, { status: 200, data: { is_live: true } })
  const joined = await signUp(app, { invitation: theirs.code })
  t.equal(joined.status, 200, JSON.stringify(joined.body))
})

t.test('moderators see who invited whom', async (t) => {
  const app = await testApp(t)
  const { see } = testModerator(app)
  const moderator = testAccount(app, { role: 'moderator' })
  const host = testAccount(app, { name: 'Hedda Host' })
  const { code } = await invite(app, host)
  const guest = await signUp(app, { invitation: code, name: 'Gus Guest' })
  t.match((await see(`/people/${guest.id}`, moderator)).html, /Invited by[\s\S]*Hedda Host/)
  t.match((await see(`/people/${host.id}`, moderator)).html, /Invited[\s\S]*Gus Guest/)
})
