import { subscribe } from 'node:diagnostics_channel'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { accounts, blocks, items } from '../../../../db/schema/index.ts'
import type { ContactVisibility } from '../../../../server/platform/sessions/contact-details-shared.ts'
import { DAY } from '../../../../server/platform/time-shared.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testAdmin } from '../../../helpers/admin.ts'
import { testApp } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'
import { inTime, testCircle } from '../../../helpers/meeting.ts'
import { reviewing } from '../../../helpers/reviews.ts'
import { unzipped } from '../../../helpers/unzip.ts'

/** Files of the built client and the API description: independent of the user. */
const FILES = /^\/(?:assets\/|(?:categories|services)\/|api\/(?:docs|openapi)|(?:og\.png|favicon\.svg)$)/

/** All readable routes, from Fastify: new ones are tested automatically. */
const routes = new Set<string>()
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET') && !FILES.test(url)) routes.add(url)
  })
})

const [PHONE, OF_ITEM, EMAIL] = ['+15550199991', '+15550199992', 'olga.secret@example.test']
/** Also in the format of pages. */
const SECRETS = [PHONE, OF_ITEM, EMAIL, '(555) 019-9991', '(555) 019-9992', '15550199991', '15550199992']

/** Olga, whose details are searched for, and people in every relation to her. */
async function neighbourhood(t: Test, visibility: ContactVisibility) {
  const app = await testApp(t)
  const olga = testAccount(app, {
    name: 'Olga Owner',
    email: EMAIL,
    phoneNumber: PHONE,
    contactVisibility: visibility,
    about: 'I mend bicycles',
  })
  const [member, partner, former, blocked, asker] = ['Member', 'Partner', 'Former', 'Blocked', 'Asker'].map(
    (name) => testAccount(app, { name }),
  ) as [Person, Person, Person, Person, Person]
  const item = testItem(app, olga.id, { name: 'Guitar' })
  app.db.update(items).set({ phone: OF_ITEM }).where(eq(items.id, item)).run()
  const { call, agreed, swapped, review } = reviewing(app)
  const swap = await swapped(partner, olga)
  await review(partner, swap, olga, true, 'Fine')
  await review(olga, swap, partner, true, 'Fine')
  const late = await agreed(former, olga)
  await call(former, 'POST', `/exchange-request/${late}/cancellation`, { reason: 'No' })
  const open = await swapped(blocked, olga)
  app.db.insert(blocks).values({ blockerId: olga.id, blockedId: blocked.id }).run()
  const { body } = await call(asker, 'POST', '/exchange-request', {
    requested_product_ids: [item],
    offered_product_ids: [testItem(app, asker.id)],
    message: 'Shall we?',
  })
  await call(asker, 'POST', `/messages/${olga.id}`, { message: 'Hello' })
  await call(olga, 'POST', `/messages/${asker.id}`, { message: 'Hello' })
  // All members of a circle know the names, but only neighbours hand over items.
  const beside = testAccount(app, { name: 'Beside' })
  const circle = testCircle(app, 4, [member, beside, olga, testAccount(app)])
  // Olga has plans to meet her partner and a neighbour in the circle.
  const met = await agreed(partner, olga)
  for (const [id, other] of [
    [met, partner],
    [circle.id, beside],
  ] as const) {
    const plan = { place: 'Library', note: 'By the door', starts_at: inTime(3 * DAY), revision: 0 }
    await call(other, 'POST', `/swaps/${id}/handover`, { ...plan, with: olga.id })
    const agreement = { with: other.id, revision: 1 }
    const { status } = await call(olga, 'POST', `/swaps/${id}/handover/agreement`, agreement)
    if (status !== 200) throw new Error('no plan')
  }
  const ids: Record<string, number[]> = {
    requests: [swap, late, open, body.data.id, circle.id, met],
    items: [item],
    people: [olga.id],
  }
  return { app, olga, member, partner, former, blocked, asker, item, swap, open, met, ids, call }
}
type Person = ReturnType<typeof testAccount>

/** All readable addresses, about Olga and everything else. */
function addresses({ olga, ids, item }: { olga: Person; ids: Record<string, number[]>; item: number }) {
  const requests = ids.requests!
  const known: Record<string, string[]> = {
    '/': ['/', '/?page=2'],
    '/browse': ['/browse', '/browse?product=guitar', '/browse?product=Olga'],
    '/report': [`/report?kind=person&id=${olga.id}`, `/report?kind=item&id=${item}`],
    '/dashboard/exchange-request': ['pending', 'accepted', 'rejected'].map(
      (status) => `/dashboard/exchange-request?direction=outgoing&status=${status}`,
    ),
    '/dashboard/exchange-product-details': requests.map(
      (id) => `/dashboard/exchange-product-details?id=${id}`,
    ),
    '/dashboard/exchange-product-update-details': requests.map(
      (id) => `/dashboard/exchange-product-update-details?id=${id}`,
    ),
    '/dashboard/messages': ['/dashboard/messages', `/dashboard/messages?userId=${olga.id}`],
    '/sitemap-:part.xml': ['/sitemap-1.xml'],
    '/page/:slug': ['/page/terms'],
    '/api/swaps/:id/handover.ics': requests.flatMap((id) => [
      `/api/swaps/${id}/handover.ics`,
      `/api/swaps/${id}/handover.ics?with=${olga.id}`,
    ]),
    '/api/home/search': ['/api/home/search?product=guitar'],
    '/api/home/products/filter': ['/api/home/products/filter?product_category_id=1'],
    '/api/exchange-request/list': [
      ...['pending', 'accepted', 'rejected'].map(
        (status) => `/api/exchange-request/list?direction=outgoing&status=${status}`,
      ),
      `/api/exchange-request/list?with=${olga.id}`,
    ],
  }
  return [...routes].flatMap((url) => {
    if (known[url]) return known[url]
    if (!url.includes(':')) return [url]
    if (/\/:(?:name|key|slug|part)/.test(url)) return []
    return [...new Set([item, olga.id, ...requests])].map((id) => url.replaceAll(/:\w+/g, String(id)))
  })
}

let asked = 0

/** Addresses where a user reads one of Olga's secrets. */
async function found(app: FastifyInstance, urls: string[], who: Person | null): Promise<string[]> {
  const places: string[] = []
  for (const url of urls) {
    const sent = url.startsWith('/api/')
      ? { headers: who?.bearer ?? {} }
      : { cookies: who ? { swapyard_token: who.token } : {} }
    // A new network each time, because a rate-limited crawl would find nothing.
    const remoteAddress = `2001:db8:${(++asked).toString(16)}::1`
    const { body, headers, statusCode } = await app.inject({ url, remoteAddress, ...(sent as object) })
    if (statusCode === 429 || statusCode >= 500) throw new Error(`${url} was not looked at: ${statusCode}`)
    const read = body + JSON.stringify(headers)
    if (SECRETS.some((secret) => read.includes(secret))) places.push(url)
  }
  return places
}

/** Files of a user's data export with one of Olga's secrets. */
async function foundInExport(app: FastifyInstance, who: Person): Promise<string[]> {
  const { url } = (
    await app.inject({
      method: 'POST',
      url: '/api/account/export',
      headers: who.bearer,
      payload: { password: PASSWORD },
    })
  ).json().data
  const fetched = await app.inject({ url: url.replace(app.config.publicUrl, '') })
  if (fetched.statusCode !== 200) throw new Error(`no export: ${fetched.statusCode}`)
  const files = unzipped(fetched.rawPayload)
  if (!files.get('profile.json')?.includes(who.email)) throw new Error('no export')
  return [...files].flatMap(([name, file]) =>
    SECRETS.some((secret) => file.includes(secret) || name.includes(secret)) ? [name] : [],
  )
}

/** Fields of Olga visible to each relation, by her setting: a visitor, a member, and a partner of an agreed or completed swap. */
const MAY_SEE = {
  everyone: { visitor: true, member: true },
  members: { visitor: false, member: true },
  partners: { visitor: false, member: false },
}

for (const [visibility, { visitor, member }] of Object.entries(MAY_SEE)) {
  t.test(`shown to ${visibility}: every page, call and mail agrees`, async (t) => {
    const town = await neighbourhood(t, visibility as ContactVisibility)
    const { app, olga, item, swap, open, met, call } = town
    const urls = addresses(town).filter((url) => !/^\/(?:api\/)?admin|^\/metrics/.test(url))
    for (const read of ['/feed.atom', '/sitemap.xml', `/people/${olga.id}`, `/productdetails/${item}`]) {
      t.ok(urls.includes(read), `${read} is among what is read`)
    }
    const expected = async (who: Person | null, sees: boolean, name: string) => {
      const own = urls.filter((url) => /productdetails|product\/details/.test(url))
      const places = await found(app, sees ? own : urls, who)
      const answer = await call(who, 'GET', `/home/product/details/${item}`)
      const { email, phone, contact_hidden } = answer.body.data.product.owner
      if (sees) {
        t.strictSame([email, phone, contact_hidden], [EMAIL, OF_ITEM, null], `${name} sees them`)
        t.ok(places.includes(`/productdetails/${item}`), `${name} reads them on the page`)
      } else {
        t.strictSame([email, phone, contact_hidden], [null, null, who ? 'partners' : 'sign_in'], name)
        t.strictSame(places, [], `${name} finds them nowhere`)
      }
      if (who) t.strictSame(await foundInExport(app, who), [], `nor in the data that ${name} takes home`)
    }
    await expected(null, visitor, 'a visitor')
    await expected(town.member, member, 'a member')
    await expected(town.asker, member, 'one who has asked')
    await expected(town.former, member, 'one whose swap was called off')
    await expected(town.partner, true, 'a partner')
    await expected(town.blocked, false, 'one whom she has blocked')
    const calendar = await app.inject({
      url: `/api/swaps/${met}/handover.ics`,
      headers: town.partner.bearer,
    })
    t.match(calendar.body, 'SUMMARY:Swap with Olga Owner')
    t.notOk(SECRETS.some((secret) => calendar.body.includes(secret)))
    const structured = async (url: string) =>
      [
        ...(await app.inject({ url })).body.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)/g),
      ].join()
    for (const url of [`/people/${olga.id}`, `/productdetails/${item}`]) {
      const data = await structured(url)
      t.match(data, 'Olga Owner', `${url} has structured data`)
      t.notOk(
        SECRETS.some((secret) => data.includes(secret)),
        `which holds no way to reach her: ${url}`,
      )
    }
    t.match((await call(town.partner, 'GET', `/exchange-request/${swap}`)).body.data.other, {
      email: EMAIL,
      phone: PHONE,
    })
    t.match((await call(town.blocked, 'GET', `/exchange-request/${open}`)).body.data.other, {
      email: null,
      contact_hidden: 'partners',
    })
    for (const { recipient, text, html } of app.db.$client
      .prepare<[], { recipient: string; text: string; html: string }>(
        'SELECT recipient, text, html FROM outbox',
      )
      .all()) {
      if (recipient === EMAIL) continue
      for (const secret of SECRETS) t.notOk(`${text}${html}`.includes(secret), `a mail to ${recipient}`)
    }
    t.match((await call(olga, 'GET', '/profile')).body.data, {
      email: EMAIL,
      contact_visibility: visibility,
      about: 'I mend bicycles',
    })
  })
}

t.test('the replacement text has a link, and the page follows the setting at once', async (t) => {
  const { app, olga, item, member, call } = await neighbourhood(t, 'everyone')
  const page = async (who: Person | null) =>
    (
      await app.inject({
        url: `/productdetails/${item}`,
        ...(who ? { cookies: { swapyard_token: who.token } } : {}),
      })
    ).body
  t.match(await page(null), EMAIL)
  t.match(await page(null), EMAIL, 'from the cache')
  const change = (contact_visibility: unknown) =>
    call(olga, 'POST', '/dashboard/profile/update', {
      name: 'Olga Owner',
      phone_number: PHONE,
      address: 'Oak Street',
      contact_visibility,
    })
  t.equal((await change('nobody')).status, 422)
  t.equal((await change('members')).status, 200)
  t.notMatch(await page(null), EMAIL)
  t.match(await page(null), 'Sign in</a> to see how to reach Olga Owner')
  t.match(await page(member), EMAIL)
  t.equal((await change('partners')).status, 200)
  t.notMatch(await page(member), EMAIL)
  t.match(await page(member), 'once you’ve agreed on a swap')
  const { status, body } = await change(undefined)
  t.equal(status, 200)
  t.equal(body.data.contact_visibility, 'partners', 'left out, it stays')
})

t.test('the profile text is plain text of 500 characters, and is unchanged if missing', async (t) => {
  const app = await testApp(t)
  const { call } = reviewing(app)
  const ada = testAccount(app)
  const change = (about: unknown) =>
    call(ada, 'POST', '/dashboard/profile/update', {
      name: 'Ada',
      phone_number: '2025550123',
      address: 'Oak Street',
      about,
    })
  const about = async () => (await call(null, 'GET', `/people/${ada.id}`)).body.data.about
  t.equal((await change(' I <b>mend</b>\r\nbicycles ')).status, 200)
  t.equal(await about(), 'I <b>mend</b>\nbicycles')
  t.equal((await change('x'.repeat(501))).status, 422)
  t.equal((await change(undefined)).status, 200)
  t.equal(await about(), 'I <b>mend</b>\nbicycles')
  t.equal((await change('')).status, 200)
  t.equal(await about(), '')
})

t.test('sign-up takes the choice, else as the site has it, which admins set', async (t) => {
  const app = await testApp(t)
  const admin = testAdmin(app)
  const { call } = reviewing(app)
  const join = async (more: object = {}) => {
    const { status, body } = await call(null, 'POST', '/auth/register', {
      name: 'Nora New',
      email: `${crypto.randomUUID()}@example.test`,
      phone_number: '2025550123',
      address: 'Old Town',
      password: 'a long password nobody has',
      password_confirmation: 'a long password nobody has',
      terms_and_conditions: '1',
      ...more,
    })
    return status === 200 ? body.data.user.contact_visibility : status
  }
  const selected = async () => /<option value="(\w+)" selected/.exec((await app.inject('/sign-up')).body)?.[1]
  t.equal(await join(), 'everyone')
  t.equal(await selected(), 'everyone')
  t.equal(await join({ contact_visibility: 'partners' }), 'partners')
  t.equal(await join({ contact_visibility: 'friends' }), 422)
  t.equal((await call(testAccount(app), 'POST', '/admin/contact-visibility', {})).status, 404)
  t.equal((await admin.call('POST', '/contact-visibility', { contact_visibility: 'all' })).status, 422)
  t.equal((await admin.call('POST', '/contact-visibility', { contact_visibility: 'members' })).status, 200)
  t.equal(await join(), 'members')
  t.equal(await join({ contact_visibility: 'everyone' }), 'everyone')
  t.equal(await selected(), 'members')
  t.match(await admin.page('/admin/people'), /<option value="members" selected/)
})

t.test('a waiting user is not a member yet', async (t) => {
  const { app, item, call } = await neighbourhood(t, 'members')
  const waiting = testAccount(app, { pendingSince: new Date() })
  const owner = async () =>
    (await call(waiting, 'GET', `/home/product/details/${item}`)).body.data.product.owner
  t.match(await owner(), { email: null, contact_hidden: 'partners' })
  app.db.update(accounts).set({ pendingSince: null }).where(eq(accounts.id, waiting.id)).run()
  t.match(await owner(), { email: EMAIL })
})
