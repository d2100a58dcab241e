import { mock } from 'node:test'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { buildApp } from '../../../../server/app.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { CONTACT_READS } from '../../../../server/platform/limits.ts'
import { contactHidden, contactHiddenFrom } from '../../../../server/platform/sessions/contact-details.ts'
import { DAY, MINUTE } from '../../../../server/platform/time-shared.ts'
import { createRequest } from '../../../../server/trading/exchanges/exchange-offers-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp, testEnvironment } from '../../../helpers/app.ts'
import { testImage, testItem } from '../../../helpers/items.ts'
import { testCircle } from '../../../helpers/meeting.ts'
import { reviewing } from '../../../helpers/reviews.ts'

const PHONE = '+15550107777'
const YESTERDAY = new Date(Date.now() - DAY)
const { max } = CONTACT_READS.visitor

/** One transaction, to wait for the disk once. */
const owners = (app: FastifyInstance, count: number) =>
  immediate(app.db, () =>
    Array.from({ length: count }, (_, at) => {
      const owner = testAccount(app, { name: `Owner ${at}`, phoneNumber: PHONE, createdAt: YESTERDAY })
      return { ...owner, item: testItem(app, owner.id) }
    }),
  )

const details = async (
  app: FastifyInstance,
  item: number,
  from: { remoteAddress?: string; headers?: object },
) => {
  const answer = await app.inject({ url: `/api/home/product/details/${item}`, ...from } as object)
  return answer.json().data.product.owner
}

t.test('a visitor’s network reads how to reach 60 owners in an hour, and no more', async (t) => {
  const app = await testApp(t)
  const [first, ...others] = owners(app, max + 1)
  const last = others.pop()!
  const shown = { email: first!.email, phone: PHONE, contact_hidden: null }
  // Reading one owner repeatedly counts once.
  for (let i = 0; i < 3; i++) {
    t.match(await details(app, first!.item, { remoteAddress: '2001:db8:0:1::1' }), shown)
  }
  for (const [at, { item }] of others.entries()) {
    const remoteAddress = `2001:db8:0:1::${at + 2}`
    t.match(await details(app, item, { remoteAddress }), { phone: PHONE, contact_hidden: null })
  }
  const hidden = { email: null, phone: null, contact_hidden: 'sign_in', name: last.id && String }
  for (const { item } of [last, first!]) {
    t.match(await details(app, item, { remoteAddress: '2001:db8:0:1:ffff::1' }), hidden)
  }
  t.match(await details(app, first!.item, { remoteAddress: '2001:db8:0:2::1' }), shown)
  t.match(await details(app, first!.item, { headers: last.bearer, remoteAddress: '2001:db8:0:1::1' }), shown)
})

t.test('all visitors of a /48 together read how to reach 240 owners in an hour', async (t) => {
  const app = await testApp(t)
  const all = owners(app, CONTACT_READS.range.max + 1)
  const shown = []
  for (const [at, { item }] of all.entries()) {
    const owner = await details(app, item, { remoteAddress: `2001:db8:3:${at.toString(16)}::1` })
    if (owner.phone) shown.push(owner.phone)
  }
  t.equal(shown.length, CONTACT_READS.range.max)
  t.match(await details(app, all[0]!.item, { remoteAddress: '2001:db8:4::1' }), { contact_hidden: null })
})

t.test('who has read 60 is not forgotten because thousands of others come', async (t) => {
  const app = await testApp(t)
  const all = owners(app, max + 1)
  const look = (network: string, { id }: { id: number }) => contactHidden(app.db, { network }, id)
  for (const owner of all) look('192.0.2.1', owner)
  t.equal(look('192.0.2.1', all[0]!), 'sign_in')
  for (let at = 0; at < 30_000; at++) look(`198.${at >> 16}.${(at >> 8) & 255}.${at & 255}`, all[at % 2]!)
  t.equal(look('192.0.2.1', all[0]!), 'sign_in')
})

t.test('pages count too, ready ones among them, and say how to see more', async (t) => {
  const app = await testApp(t)
  const all = owners(app, max + 1)
  const page = (item: number, remoteAddress: string, cookies = {}) =>
    app.inject({ url: `/productdetails/${item}`, remoteAddress, cookies })
  const asked = await page(all[0]!.item + 5000, '192.0.2.1')
  t.equal(asked.statusCode, 404)
  // The first visit fills the page cache.
  for (const [at, { item, email }] of all.entries()) {
    t.match((await page(item, `192.0.2.${at + 1}`)).body, email)
  }
  for (const { item, email } of all.slice(0, max)) t.match((await page(item, '203.0.113.1')).body, email)
  const { item, email, token } = all[max]!
  for (let i = 0; i < 2; i++) {
    const { body } = await page(item, '203.0.113.1')
    t.notMatch(body, email)
    t.notMatch(body, PHONE)
    t.match(
      body,
      `<a href="/sign-in?redirect=%2Fproductdetails%2F${item}">Sign in</a> to see how to reach Owner ${max}`,
    )
  }
  t.match((await page(item, '203.0.113.2')).body, email, 'others are shown it')
  t.match((await page(item, '203.0.113.1', { swapyard_token: token })).body, email)
  t.match(await details(app, item, { remoteAddress: '203.0.113.1' }), { contact_hidden: 'sign_in' })
})

t.test('an address that was asked for before there was an item counts as any other', async (t) => {
  const app = await testApp(t)
  const all = owners(app, max)
  const { item } = all.at(-1)!
  await app.inject(`/productdetails/${item + 1}`)
  const late = testAccount(app)
  t.equal(testItem(app, late.id), item + 1)
  for (let i = 0; i < 2; i++) t.match((await app.inject(`/productdetails/${item + 1}`)).body, late.email)
  for (const { item } of all.slice(0, max - 1)) await details(app, item, {})
  t.notMatch((await app.inject(`/productdetails/${item + 1}`)).body, late.email)
})

t.test('accounts that are new or unverified share the allowance of a visitor on their network', async (t) => {
  const app = await testApp(t)
  const all = owners(app, 4 * max)
  const puppets = [
    {},
    {},
    { createdAt: YESTERDAY, mailProvedAt: null },
    { createdAt: YESTERDAY, mailProvedAt: null },
  ].map((values) => testAccount(app, values))
  const read = new Set<number>()
  for (const [at, { id, item }] of all.entries()) {
    const from = { headers: puppets[at % 4]!.bearer, remoteAddress: '192.0.2.1' }
    if ((await details(app, item, from)).email) read.add(id)
  }
  t.equal(read.size, max)
  const other = { headers: puppets[0]!.bearer, remoteAddress: '192.0.2.2' }
  t.match(await details(app, all[0]!.item, other), { contact_hidden: null }, 'counted by network')
})

t.test('new accounts of one address read no more owners by requests than by items', async (t) => {
  const app = await testApp(t)
  const puppets = Array.from({ length: 4 }, () => testAccount(app, { mailProvedAt: null }))
  const all = owners(app, max + 20)
  const picture = testImage(app)
  let read = 0
  for (const [at, { item }] of all.entries()) {
    const puppet = puppets[at % 4]!
    const body = {
      name: 'Radio',
      description: 'Plays jazz',
      condition: 'Old',
      product_category_id: 1,
      message: 'Shall we swap?',
      requested_product_id: item,
      offered_product_id: undefined,
      client_id: undefined,
    } as const
    const id = createRequest(app.db, puppet.id, body, [picture])
    const answer = await app.inject({ url: `/api/exchange-request/${id}`, headers: puppet.bearer })
    if (answer.json().data.other.email) read++
  }
  t.equal(read, max)
})

t.test('all members of a network together read how to reach 300 owners a day', async (t) => {
  const app = await testApp(t)
  const most = CONTACT_READS.memberNetwork.max
  const all = owners(app, most + 20)
  const members = Array.from({ length: 4 }, () => testAccount(app, { createdAt: YESTERDAY }))
  const shown = all.filter(
    ({ id }, at) => contactHidden(app.db, { id: members[at % 4]!.id, network: '192.0.2.1' }, id) === null,
  )
  t.equal(shown.length, most)
})

t.test('a member reads how to reach 100 owners a day, their own not among them', async (t) => {
  const app = await testApp(t)
  const member = testAccount(app, { createdAt: YESTERDAY })
  const own = testItem(app, member.id)
  const all = owners(app, CONTACT_READS.member.max + 1)
  const { headers } = { headers: member.bearer }
  for (const { item } of all.slice(0, -1)) {
    t.match(await details(app, item, { headers }), { phone: PHONE, contact_hidden: null })
  }
  t.match(await details(app, all.at(-1)!.item, { headers }), {
    email: null,
    phone: null,
    contact_hidden: 'partners',
  })
  t.match(await details(app, own, { headers }), { email: member.email, contact_hidden: null })
  const page = await app.inject({
    url: `/productdetails/${all[0]!.item}`,
    cookies: { swapyard_token: member.token },
  })
  t.match(page.body, 'You’ll see how to reach Owner 0 once you’ve agreed on a swap.')
  t.notMatch(page.body, PHONE)
})

t.test(
  'people who have agreed on a swap reach each other, however many others either has read',
  async (t) => {
    const app = await testApp(t)
    const member = testAccount(app, { createdAt: YESTERDAY })
    const { call, agreed } = reviewing(app)
    const all = owners(app, CONTACT_READS.member.max + 1)
    const partner = all[0]!
    const id = await agreed(member, partner)
    const reads = ({ id: ownerId }: { id: number }) =>
      contactHidden(app.db, { id: member.id, network: '192.0.2.1' }, ownerId)
    for (const owner of all) t.equal(reads(owner), null, 'the partner does not count among the hundred')
    t.equal(reads(testAccount(app)), 'partners')
    t.equal(contactHidden(app.db, { id: member.id }, partner.id), null, 'without a network, too')
    t.equal(contactHidden(app.db, { id: member.id }, all[1]!.id), 'partners', 'which others are not')
    const { body } = await call(member, 'GET', `/exchange-request/${id}`)
    t.match(body.data.other, { email: partner.email, phone: PHONE, contact_hidden: null })
  },
)

t.test('in a circle contact details are visible to neighbours only', async (t) => {
  const app = await testApp(t)
  const people = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) =>
    testAccount(app, { name, contactVisibility: 'partners' }),
  )
  testCircle(app, people.length, people)
  const [ada] = people
  const reached = (reader: { id: number }) =>
    people.map(({ id }) => contactHidden(app.db, { id: reader.id }, id) === null)
  t.strictSame(reached(ada!), [true, true, false, true])
  t.strictSame(reached(people[2]!), [false, true, true, true])
})

t.test('changes between two users take effect at once', async (t) => {
  const app = await testApp(t)
  const [reader, owner] = [testAccount(app), testAccount(app)]
  const look = () => contactHidden(app.db, { id: reader.id, network: '192.0.2.1' }, owner.id)
  const after = (change: string, ...values: unknown[]) => {
    app.db.$client.prepare(change).run(...values)
    return look()
  }
  t.equal(look(), null)
  t.equal(after('INSERT INTO blocks (blocker_id, blocked_id) VALUES (?, ?)', owner.id, reader.id), 'partners')
  t.equal(after('DELETE FROM blocks'), null)
  t.equal(after("UPDATE accounts SET contact_visibility = 'partners'"), 'partners')
  const { id } = testCircle(app, 2, [reader, owner])
  t.equal(look(), null)
  t.equal(after('UPDATE swap_legs SET until_revision = 2 WHERE swap_id = ?', id), 'partners')
  t.equal(after('UPDATE swap_legs SET until_revision = NULL WHERE swap_id = ?', id), null)
  t.equal(after("UPDATE swaps SET state = 'ended', outcome = 'called_off' WHERE id = ?", id), 'partners')
  t.equal(after('INSERT INTO completed_pairs VALUES (?, ?, ?, 1, 1)', reader.id, owner.id, id), null)
})

t.test(
  'an hour is counted from the first owner, and the wait of who has read 60 from the last',
  async (t) => {
    const clock = mock.method(performance, 'now')
    t.teardown(() => mock.restoreAll())
    const app = await testApp(t)
    const all = owners(app, max + 1)
    const look = (minutes: number, { id }: { id: number }, network = '192.0.2.1') => {
      clock.mock.mockImplementation(() => minutes * MINUTE)
      return contactHidden(app.db, { network }, id)
    }
    for (const owner of all.slice(0, max - 1)) t.equal(look(0, owner), null)
    t.equal(look(59, all[max - 1]!), null)
    t.equal(look(61, all[0]!), 'sign_in', 'an hour after the first')
    t.equal(look(118, all[0]!), 'sign_in')
    t.equal(look(120, all[max]!), null, 'an hour after the last')
    for (const owner of all.slice(0, max - 1)) look(200, owner, '192.0.2.2')
    for (const owner of all.slice(0, max))
      t.equal(look(261, owner, '192.0.2.2'), null, 'who read fewer begins anew')
  },
)

t.test('lists, previews and structured data hold neither email nor phone', async (t) => {
  const app = await testApp(t)
  const [owner] = owners(app, 1)
  const name = 'Kettle'
  for (const url of [
    '/',
    '/browse',
    `/browse?product=${name}`,
    '/sitemap.xml',
    '/api/home',
    `/api/home/search?product=${name}`,
    '/api/home/products/filter?product_category_id=1',
  ]) {
    const { body } = await app.inject(url)
    t.notMatch(body, owner!.email, url)
    t.notMatch(body, PHONE, url)
  }
  const [head] = (await app.inject(`/productdetails/${owner!.item}`)).body.split('<body')
  for (const secret of [owner!.email, PHONE, 'Springfield']) t.notMatch(head, secret)
})

t.test('a request about two owners is decided for each', async (t) => {
  const app = await buildApp(readConfig(testEnvironment(t)))
  t.teardown(() => app.close())
  const [shown, hidden] = [{}, { contactVisibility: 'partners' } as const].map((values) =>
    testAccount(app, values),
  )
  app.get('/both', (request) => [shown, hidden, shown].map((owner) => contactHiddenFrom(request, owner!.id)))
  t.strictSame((await app.inject('/both')).json(), [null, 'sign_in', null])
})
