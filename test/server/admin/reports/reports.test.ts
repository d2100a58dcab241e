import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts, items, reports } from '../../../../db/schema/index.ts'
import { OPEN_REPORTS } from '../../../../server/admin/limits.ts'
import { RATE } from '../../../../server/platform/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testChat } from '../../../helpers/chat.ts'
import { testItem } from '../../../helpers/items.ts'
import { smtpServer } from '../../../helpers/smtp.ts'
import { testSwap } from '../../../helpers/swap.ts'
import { until } from '../../../helpers/until.ts'

const spam = (target_kind: string, target_id: unknown) => ({ target_kind, target_id, reason: 'spam' })

t.test('an item, a message and a person are reported with how they read now', async (t) => {
  const { app, ada, bob, call, send } = await testChat(t)
  const kettle = testItem(app, bob.id)
  const { body: sent } = await send(bob, ada, { message: 'Buy my pills' })
  const targets = [
    ['item', kettle, 'Kettle\n\nWorks as it should.'],
    ['message', sent.data.id, 'Buy my pills'],
    ['person', bob.id, 'Bob'],
  ] as const
  for (const [kind, id, quote] of targets) {
    const { status, body } = await call(ada, 'POST', '/reports', {
      ...spam(kind, id),
      text: ' He does that a lot. ',
    })
    t.equal(status, 200, kind)
    t.match(body.message, /^Thank you/)
    const row = app.db.select().from(reports).where(eq(reports.id, body.data.id)).get()
    t.match(row, { reporterId: ada.id, aboutId: bob.id, quote, text: 'He does that a lot.', handledAt: null })
  }
})

t.test('a form’s fields, which are all text, are taken too', async (t) => {
  const { app, ada, bob, call } = await testChat(t)
  t.equal((await call(ada, 'POST', '/reports', spam('person', String(bob.id)))).status, 200)
  t.equal(app.db.select().from(reports).get()?.targetId, bob.id)
})

t.test('an object can be reported again after the report was settled', async (t) => {
  const { app, ada, bob, eve, call } = await testChat(t)
  const body = spam('person', bob.id)
  t.equal((await call(ada, 'POST', '/reports', body)).status, 200)
  t.match(await call(ada, 'POST', '/reports', { ...body, reason: 'abuse' }), {
    status: 409,
    body: { message: /already/ },
  })
  t.equal((await call(eve, 'POST', '/reports', body)).status, 200, 'by somebody else')
  app.db.update(reports).set({ handledAt: new Date(), outcome: 'dismissed' }).run()
  t.equal((await call(ada, 'POST', '/reports', body)).status, 200)
  t.equal(app.db.select().from(reports).all().length, 3)
})

t.test('of two concurrent equal reports only the first is stored', async (t) => {
  const { app, ada, bob, call } = await testChat(t)
  const answers = await Promise.all(
    [1, 2, 3].map(() => call(ada, 'POST', '/reports', spam('person', bob.id))),
  )
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 409, 409])
  t.equal(app.db.select().from(reports).all().length, 1)
})

t.test('nobody reports themselves or what is theirs', async (t) => {
  const { app, ada, bob, call, send } = await testChat(t)
  const own = testItem(app, ada.id)
  const { body: sent } = await send(ada, bob, { message: 'Hello' })
  for (const [kind, id] of [
    ['person', ada.id],
    ['item', own],
    ['message', sent.data.id],
  ] as const) {
    const { status, body } = await call(ada, 'POST', '/reports', spam(kind, id))
    t.equal(status, 422, kind)
    t.match(body.errors.target_id[0], /own|yourself/)
  }
})

t.test('what one cannot see cannot be reported', async (t) => {
  const { app, ada, bob, eve, call, send } = await testChat(t)
  const { body: sent } = await send(ada, bob, { message: 'Between us' })
  const hidden = testItem(app, bob.id)
  app.db.update(items).set({ status: 'hidden' }).run()
  for (const [kind, id] of [
    ['message', sent.data.id],
    ['message', 999],
    ['item', hidden],
    ['item', 999],
    ['person', 999],
  ] as const) {
    t.equal((await call(eve, 'POST', '/reports', spam(kind, id))).status, 404, `${kind} ${id}`)
  }
  t.equal(app.db.select().from(reports).all().length, 0)
})

t.test('suspended and waiting users are hidden from users without contact', async (t) => {
  const { app, ada, bob, eve, call, send } = await testChat(t)
  await send(ada, bob, { message: 'Hello' })
  app.db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, bob.id)).run()
  const pending = testAccount(app, { name: 'Penny Pending', pendingSince: new Date() })
  for (const id of [bob.id, pending.id]) {
    t.equal((await call(eve, 'POST', '/reports', spam('person', id))).status, 404)
    t.equal((await call(eve, 'POST', `/blocks/${id}`)).status, 404)
    const page = await app.inject({
      url: `/report?kind=person&id=${id}`,
      cookies: { swapyard_token: eve.token },
    })
    t.equal(page.statusCode, 404)
  }
  t.equal((await call(ada, 'POST', '/reports', spam('person', bob.id))).status, 200)
  t.equal((await call(ada, 'POST', `/blocks/${bob.id}`)).status, 200)
})

t.test('open reports per user are limited, so the queue cannot be flooded', async (t) => {
  const { app, ada, call } = await testChat(t)
  const people = Array.from({ length: OPEN_REPORTS + 1 }, () => testAccount(app))
  app.db
    .insert(reports)
    .values(
      people.slice(1).map(({ id }) => ({
        reporterId: ada.id,
        targetKind: 'person' as const,
        targetId: id,
        aboutId: id,
        reason: 'spam' as const,
        text: '',
        quote: '',
      })),
    )
    .run()
  const last = () => call(ada, 'POST', '/reports', spam('person', people[0]!.id))
  t.match(await last(), { status: 409, body: { message: /^20 of your reports are still waiting/ } })
  app.db.update(reports).set({ handledAt: new Date(), outcome: 'dismissed' }).where(eq(reports.id, 1)).run()
  t.equal((await last()).status, 200)
})

t.test('invalid fields have errors', async (t) => {
  const { bob, ada, call } = await testChat(t)
  const right = { ...spam('person', bob.id), text: '' }
  const cases: [changes: object, field: string][] = [
    [{ target_kind: 'planet' }, 'target_kind'],
    [{ target_kind: undefined }, 'target_kind'],
    [{ target_id: 'x' }, 'target_id'],
    [{ target_id: -1 }, 'target_id'],
    [{ target_id: 1.5 }, 'target_id'],
    [{ target_id: undefined }, 'target_id'],
    [{ target_id: null }, 'target_id'],
    [{ reason: undefined }, 'reason'],
    [{ reason: 'because' }, 'reason'],
    [{ reason: 'toString' }, 'reason'],
    [{ reason: 'other' }, 'text'],
    [{ reason: 'other', text: '  ' }, 'text'],
    [{ text: 'x'.repeat(1001) }, 'text'],
    [{ text: 7 }, 'text'],
  ]
  for (const [changes, field] of cases) {
    const { status, body } = await call(ada, 'POST', '/reports', { ...right, ...changes })
    t.equal(status, 422, JSON.stringify(changes))
    t.strictSame(Object.keys(body.errors), [field])
  }
  t.equal((await call(ada, 'POST', '/reports', { ...right, reason: 'other', text: 'Rude hat' })).status, 200)
})

t.test('a visitor is asked to sign in, and too many reports are refused', async (t) => {
  const { app, ada, bob, call } = await testChat(t)
  const visitor = await app.inject({ method: 'POST', url: '/api/reports', payload: spam('person', bob.id) })
  t.equal(visitor.statusCode, 401)
  const { headers } = await app.inject(`/report?kind=person&id=${bob.id}`)
  t.equal(headers.location, `/sign-in?redirect=${encodeURIComponent(`/report?kind=person&id=${bob.id}`)}`)
  for (let sent = 0; sent < RATE.reports.max; sent++) await call(ada, 'POST', '/reports', spam('person', 999))
  t.equal((await call(ada, 'POST', '/reports', spam('person', bob.id))).status, 429)
})

t.test('the form names what is reported, and is there for nothing else', async (t) => {
  const { app, ada, bob } = await testChat(t)
  const kettle = testItem(app, bob.id, { name: 'Kettle <b>' })
  const open = (query: string) =>
    app.inject({ url: `/report?${query}`, cookies: { swapyard_token: ada.token } })
  const page = await open(`kind=item&id=${kettle}`)
  t.equal(page.statusCode, 200)
  t.match(page.body, 'Kettle &lt;b&gt;')
  t.match(page.body, `name="target_id" value="${kettle}"`)
  t.equal(page.headers['cache-control'], 'private, no-store')
  for (const query of [
    '',
    'kind=item',
    'kind=item&id=0',
    `kind=x&id=${kettle}`,
    'kind=item&id=999',
    'id=1&id=2',
  ])
    t.equal((await open(query)).statusCode, 404, query)
  t.equal((await open(`kind=person&id=${ada.id}`)).statusCode, 422)
})

t.test(
  'admins and moderators are notified of a report, except its subject; by mail if enabled',
  async (t) => {
    const smtp = await smtpServer(t)
    const { app, owner, requester, wanted, call, told } = await testSwap(t, { SMTP_URL: smtp.url })
    const [admin, one, other, member] = (['admin', 'moderator', 'moderator', 'member'] as const).map((role) =>
      testAccount(app, { role }),
    )
    app.db.update(accounts).set({ role: 'moderator' }).where(eq(accounts.id, owner.id)).run()
    await call(other!, 'POST', '/notification-settings', { admin: 'never' })
    const report = { target_kind: 'item', target_id: wanted, reason: 'spam' }
    t.equal((await call(requester, 'POST', '/reports', report)).status, 200)
    for (const who of [admin!, one!, other!]) t.strictSame(told(who), ['report'])
    for (const who of [owner, requester, member!]) t.strictSame(told(who), [])
    await until(() => smtp.received.length === 2)
    t.strictSame(smtp.received.flatMap(({ to }) => to).sort(), [admin!.email, one!.email].sort())
  },
)
