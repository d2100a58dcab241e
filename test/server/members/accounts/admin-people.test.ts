import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts, auditLog, resetCodes, sessions } from '../../../../db/schema/index.ts'
import { report } from '../../../../server/admin/reports/reports-service.ts'
import { findAccount } from '../../../../server/members/accounts/accounts-queries.ts'
import { PAGE_SIZE, RATE } from '../../../../server/platform/limits.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { mailTo, secretsOf } from '../../../helpers/mail.ts'
import { pressLink } from '../../../helpers/mailed-links.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { testSwap } from '../../../helpers/swap.ts'

const ADMIN_EMAILS = 'boss@example.test'

t.test('users are found by part of name or email, by number, and by state', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS })
  const { see } = testModerator(app)
  const zoe = testAccount(app, { name: 'Zoë <b>Quill</b>', email: 'zoe@example.test' })
  testAccount(app, { name: 'Sam Suspended', suspendedAt: new Date() })
  testAccount(app, { name: 'Former member', suspendedAt: new Date(), leftAt: new Date() })
  const moderator = { role: 'moderator', emailProvedAt: new Date() } as const
  testAccount(app, { name: 'Mo Moderator', ...moderator })
  testAccount(app, { name: 'Bea Boss', email: ADMIN_EMAILS, ...moderator })
  const names = async (query: string) => {
    const { html } = await see(`/people?${query}`)
    return [...html.matchAll(/class="cover-link"[^>]*>([^<]*)/g)].map(([, name]) => name)
  }
  t.strictSame(await names(''), [
    'Bea Boss',
    'Mo Moderator',
    'Sam Suspended',
    'Zoë &lt;b&gt;Quill&lt;/b&gt;',
    'Ida Admin',
  ])
  t.strictSame(await names('q=quill'), ['Zoë &lt;b&gt;Quill&lt;/b&gt;'])
  t.strictSame(await names('q=zoe+'), ['Zoë &lt;b&gt;Quill&lt;/b&gt;'], 'as one types it without the accent')
  t.strictSame(await names('q=ZOË'), ['Zoë &lt;b&gt;Quill&lt;/b&gt;'])
  t.strictSame(await names('q=ZOE%40exam'), ['Zoë &lt;b&gt;Quill&lt;/b&gt;'])
  t.ok((await names(`q=${zoe.id}`)).includes('Zoë &lt;b&gt;Quill&lt;/b&gt;'))
  t.strictSame(await names('show=suspended'), ['Sam Suspended'])
  t.strictSame(await names('show=admins'), ['Bea Boss', 'Ida Admin'])
  t.strictSame(await names('show=moderators'), ['Mo Moderator'])
  t.strictSame(await names('q=%25'), [], 'nothing typed is an operator')
  t.strictSame(await names("q='"), [])
  t.match((await see('/people?q=nobody-of-that-name')).html, 'Nobody found.')
  for (const query of ['show=x', 'before=0', 'before=x', 'q=a&q=b'])
    t.equal((await see(`/people?${query}`)).status, 422, query)
})

t.test('a waiting or suspended user cannot become a moderator (409), nor a deleted one (404)', async (t) => {
  const app = await testApp(t)
  const { act, see } = testModerator(app)
  const role = { role: 'moderator' }
  for (const values of [{ pendingSince: new Date() }, { suspendedAt: new Date() }]) {
    const { id } = testAccount(app, values)
    t.equal((await act('POST', `/people/${id}/role`, role)).status, 409)
    t.match(findAccount(app.db, id), { role: 'member' })
  }
  const { id } = testAccount(app, { suspendedAt: new Date(), leftAt: new Date() })
  t.equal((await see(`/people/${id}`)).status, 404)
  t.equal((await act('POST', `/people/${id}/role`, role)).status, 404)
  t.equal((await act('DELETE', `/people/${id}/suspension`)).status, 404)
  t.equal((await act('POST', `/people/${id}/reset-link`)).status, 404)
})

t.test('pagination lists each user once', async (t) => {
  const app = await testApp(t)
  const { see } = testModerator(app)
  const many = PAGE_SIZE.moderation * 2
  for (let at = 0; at < many; at++) testAccount(app, { name: `Person ${at}` })
  const seen = new Set<string>()
  let path: string | undefined = '/people?show=all'
  for (let pages = 0; path && pages < 5; pages++) {
    const { html } = await see(path)
    for (const [, id] of html.matchAll(/cover-link" href="\/admin\/people\/(\d+)/g)) seen.add(id!)
    path = /rel="next" href="\/admin([^"]+)/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  }
  t.equal(seen.size, many + 1)
})

t.test('a user’s admin page is complete, and missing for others', async (t) => {
  const app = await testApp(t)
  const { see } = testModerator(app)
  const { id } = testAccount(app, { name: 'Zoë Quill' })
  const { html } = await see(`/people/${id}`)
  for (const text of ['Zoë Quill', 'Springfield', '+15550102030', 'Signed in on one browser.'])
    t.match(html, text)
  for (const wrong of ['0', '999', 'x', '1e3']) t.equal((await see(`/people/${wrong}`)).status, 404, wrong)
})

t.test('an address has the profile’s name in Arabic, and no link', async (t) => {
  const app = await testApp(t)
  const { see } = testModerator(app)
  const { id } = testAccount(app)
  t.match((await see(`/people/${id}?lang=ar`)).html, /<dt>العنوان<\/dt><dd>Springfield/)
})

t.test('hidden profiles are not linked, and waiting users are marked', async (t) => {
  const app = await testApp(t)
  const { see } = testModerator(app)
  const page = async (more: object) => {
    const { id } = testAccount(app, more)
    const { html } = await see(`/people/${id}`)
    const isLinked = html.includes(`href="/people/${id}"`)
    const isThere = (await app.inject({ url: `/people/${id}` })).statusCode === 200
    t.equal(isLinked, isThere, Object.keys(more).join())
    return html
  }
  t.notMatch(await page({}), 'class="badge">Waiting')
  await page({ suspendedAt: new Date() })
  t.match(await page({ pendingSince: new Date() }), 'class="badge">Waiting')
})

t.test('a person’s page begins with what they did, and ends with what does harm', async (t) => {
  const { app, owner, requester, wanted, call, send } = await testSwap(t)
  const { see } = testModerator(app)
  const id = await send()
  await call(owner, 'POST', `/exchange-request/${id}/accept`)
  for (const target of [
    { target_kind: 'item', target_id: wanted },
    { target_kind: 'person', target_id: owner.id },
  ] as const)
    report(app.db, requester.id, { ...target, reason: 'spam', text: '' })
  app.db.$client.exec("UPDATE reports SET handled_at = 1, outcome = 'dismissed' WHERE id = 1")
  const read = async () => (await see(`/people/${owner.id}`)).html.replaceAll(/<[^>]+>/g, ' ')
  t.match(await read(), /0 completed, 1 agreed/)
  for (const who of [owner, requester]) await call(who, 'POST', `/exchange-request/${id}/completion`)
  const order = ['Joined', 'Items', 'Swaps', '1 completed, 0 agreed', 'Reports', '1 open, 2 in all', 'Email']
  const acts = [
    'What you can do',
    'Forgotten password',
    'Sign out',
    'Make this person a moderator',
    'Suspend',
  ]
  t.match(await read(), new RegExp([...order, ...acts].join('.*'), 's'))
  t.notMatch((await read()).split('What you can do')[0], 'Suspend')
})

t.test('ending sessions signs a person out everywhere', async (t) => {
  const app = await testApp(t)
  const { act, callAs } = testModerator(app)
  const person = testAccount(app)
  t.equal((await act('DELETE', `/people/${person.id}/sessions`)).status, 200)
  t.equal((await callAs(person, 'GET', '/profile')).status, 401)
  t.equal(app.db.select().from(sessions).where(eq(sessions.accountId, person.id)).all().length, 0)
  t.equal((await act('DELETE', '/people/999/sessions')).status, 404)
  t.match(app.db.select().from(auditLog).all(), [{ act: 'sign out', aboutId: String(person.id) }])
})

t.test('a reset link that an admin sends works, and the log holds no secret', async (t) => {
  const app = await testApp(t)
  const { act } = testModerator(app)
  const { id, email } = testAccount(app)
  t.equal((await act('POST', `/people/${id}/reset-link`)).status, 200)
  const { token } = secretsOf((await mailTo(app, email, 'reset-code')).text)
  const password = 'another good one'
  const reset = await app.inject({
    method: 'POST',
    url: '/api/auth/reset-password',
    payload: { email, password, password_confirmation: password, reset_token: token },
  })
  t.equal(reset.statusCode, 200)
  t.notMatch(JSON.stringify(app.db.select().from(auditLog).all()), token)
  t.equal((await act('POST', '/people/999/reset-link')).status, 404)
})

t.test(
  'nobody is mailed reset links without end, nor does one moderator mail them to everybody',
  async (t) => {
    const app = await testApp(t)
    const { act } = testModerator(app)
    const second = testModerator(app)
    const { id } = testAccount(app)
    const { max } = RATE.sendOtpOfAccount
    for (let sent = 0; sent < max; sent++)
      t.equal((await act('POST', `/people/${id}/reset-link`)).status, 200)
    const more = await second.act('POST', `/people/${id}/reset-link`)
    t.equal(more.status, 429, 'whoever asks')
    t.match(more.body, { message: /too many/i })
    t.equal(app.db.select().from(resetCodes).all().length, max)
    for (let sent = max; sent < RATE.resetLinks.max; sent++)
      t.equal((await act('POST', `/people/${testAccount(app).id}/reset-link`)).status, 200)
    t.equal((await act('POST', `/people/${testAccount(app).id}/reset-link`)).status, 429)
  },
)

t.test('who is appointed is an admin once a mailed link has proved the address', async (t) => {
  const app = await testApp(t)
  const { act, callAs } = testModerator(app)
  const person = testAccount(app)
  const isAdmin = () => app.sessions.find(person.token)?.viewer.role === 'admin'
  const appointed = await act('POST', `/people/${person.id}/admin`)
  t.match(appointed.body.message, /once|as soon as/)
  t.equal(isAdmin(), false)
  t.equal((await callAs(person, 'DELETE', `/admin/people/${person.id}/sessions`)).status, 404)
  const { text } = await mailTo(app, person.email, 'admin-proof')
  const link = /\/admin-proof\S+/.exec(text)![0]
  t.equal((await pressLink(app, link, { token: person.token, password: PASSWORD })).statusCode, 303)
  t.equal(isAdmin(), true)
  t.equal((await act('POST', `/people/${person.id}/admin`)).status, 409, 'already')
  t.equal((await act('DELETE', `/people/${person.id}/admin`)).status, 200)
  t.equal(isAdmin(), false)
  t.equal(
    (await pressLink(app, link, { token: person.token, password: PASSWORD })).statusCode,
    403,
    'a link works once',
  )
  t.equal(isAdmin(), false, 'the old link brings nothing back')
})

t.test('one whose address is proved is an admin at once, and an appointment can be taken back', async (t) => {
  const app = await testApp(t)
  const { act } = testModerator(app)
  const proved = testAccount(app, { emailProvedAt: new Date() })
  await act('POST', `/people/${proved.id}/admin`)
  t.equal(app.sessions.find(proved.token)?.viewer.role, 'admin')
  const asked = testAccount(app)
  await act('POST', `/people/${asked.id}/admin`)
  t.equal((await act('DELETE', `/people/${asked.id}/admin`)).status, 200)
  const link = /\/admin-proof\S+/.exec((await mailTo(app, asked.email, 'admin-proof')).text)![0]
  await pressLink(app, link, { token: asked.token, password: PASSWORD })
  t.equal(app.sessions.find(asked.token)?.viewer.role, 'member')
})

t.test('appointing and removing whom one cannot', async (t) => {
  const app = await testApp(t)
  const { act } = testModerator(app)
  const member = testAccount(app)
  const out = testAccount(app, { suspendedAt: new Date() })
  t.equal((await act('POST', `/people/${out.id}/admin`)).status, 409)
  t.equal((await act('DELETE', `/people/${member.id}/admin`)).status, 409)
  t.equal((await act('POST', '/people/999/admin')).status, 404)
  t.equal((await act('DELETE', '/people/999/admin')).status, 404)
  t.equal(app.db.select().from(auditLog).all().length, 0)
})

const admins = (app: Awaited<ReturnType<typeof testApp>>) =>
  app.db.select().from(accounts).where(eq(accounts.role, 'admin')).all().length

t.test('the last admin cannot be removed; suspended ones do not count', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS })
  const { act, admin } = testModerator(app)
  testAccount(app, { isAdmin: true, suspendedAt: new Date() })
  testAccount(app, { email: ADMIN_EMAILS })
  t.match(await act('DELETE', `/people/${admin.id}/admin`), { status: 409, body: { message: /last admin/ } })
  app.db.update(accounts).set({ emailProvedAt: new Date() }).where(eq(accounts.email, ADMIN_EMAILS)).run()
  t.equal((await act('DELETE', `/people/${admin.id}/admin`)).status, 200, 'one of ADMIN_EMAILS is left')
})

t.test('of two admins who remove each other at once, one stays', async (t) => {
  const app = await testApp(t)
  const [one, two] = [testModerator(app), testModerator(app)]
  const answers = await Promise.all([
    one.act('DELETE', `/people/${two.admin.id}/admin`),
    two.act('DELETE', `/people/${one.admin.id}/admin`),
  ])
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 404])
  t.equal(admins(app), 1)
})

t.test('of two admins who step down at once, one stays', async (t) => {
  const app = await testApp(t)
  const [one, two] = [testModerator(app), testModerator(app)]
  const answers = await Promise.all(
    [one, two].map(({ act, admin }) => act('DELETE', `/people/${admin.id}/admin`)),
  )
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 409])
  t.equal(admins(app), 1)
})

t.test('of two admins who suspend each other at once, one stays', async (t) => {
  const app = await testApp(t)
  const [one, two] = [testModerator(app), testModerator(app)]
  const reason = { reason: 'A quarrel' }
  const answers = await Promise.all([
    one.act('POST', `/people/${two.admin.id}/suspension`, reason),
    two.act('POST', `/people/${one.admin.id}/suspension`, reason),
  ])
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 404])
})
