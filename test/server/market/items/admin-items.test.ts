import { eq } from 'drizzle-orm'
import t from 'tap'
import { auditLog, notifications, swaps } from '../../../../db/schema/index.ts'
import { testChat } from '../../../helpers/chat.ts'
import { statusIn, testItem } from '../../../helpers/items.ts'
import { firstCategoryId } from '../../../helpers/market.ts'
import { testModerator } from '../../../helpers/moderator.ts'

async function site(t: Parameters<typeof testChat>[0]) {
  const chat = await testChat(t)
  return { ...chat, ...testModerator(chat.app), statusOf: statusIn(chat.app) }
}

t.test('a hidden item shows that to its owner and is missing for others', async (t) => {
  const { app, ada, bob, act, call, statusOf } = await site(t)
  const kettle = testItem(app, bob.id)
  const open = (token?: string) =>
    app.inject({ url: `/productdetails/${kettle}`, ...(token ? { cookies: { swapyard_token: token } } : {}) })
  t.equal((await open()).statusCode, 200)
  t.equal((await act('POST', `/items/${kettle}/hiding`)).status, 200)
  t.equal(statusOf(kettle), 'hidden')
  const own = await open(bob.token)
  t.equal(own.statusCode, 200)
  t.match(own.body, /Taken down.*The people who run this site have taken this down/s)
  t.equal((await open()).statusCode, 404)
  t.equal((await open(ada.token)).statusCode, 404)
  t.equal((await call(ada, 'GET', `/home/product/details/${kettle}`)).status, 404)
  t.notMatch((await app.inject('/')).body, '>Kettle<')
  const told = app.db.select().from(notifications).where(eq(notifications.accountId, bob.id)).all()
  t.match(told, [{ type: 'item_taken_down', url: `/productdetails/${kettle}` }])

  t.equal((await act('DELETE', `/items/${kettle}/hiding`)).status, 200)
  t.equal((await open()).statusCode, 200)
  t.match((await app.inject('/')).body, '>Kettle<')
})

t.test('its owner can edit it, but not show it', async (t) => {
  const { app, bob, act, call, statusOf } = await site(t)
  const kettle = testItem(app, bob.id)
  await act('POST', `/items/${kettle}/hiding`)
  const changed = await call(bob, 'POST', `/product/update/${kettle}`, {
    name: 'A better kettle',
    status: 'available',
  })
  t.equal(changed.status, 200)
  t.equal(statusOf(kettle), 'hidden')
})

t.test('an item is shown again as its swaps say', async (t) => {
  const { app, ada, bob, act, call, statusOf } = await site(t)
  const kettle = testItem(app, bob.id)
  await call(ada, 'POST', '/exchange-request', {
    name: 'Lamp',
    description: 'Warm light',
    condition: 'Old',
    product_category_id: firstCategoryId(app),
    message: 'Shall we?',
    requested_product_id: kettle,
    offered_product_id: testItem(app, ada.id, { name: 'Lamp' }),
  })
  const { id } = app.db.select().from(swaps).get()!
  const tools = async () => {
    const { body } = await app.inject({ url: '/dashboard', cookies: { swapyard_token: bob.token } })
    t.match(body, 'aria-label="View Kettle"')
    return body.match(/(?<=aria-label=")(?:Edit|Delete)(?= Kettle")/g)
  }
  await act('POST', `/items/${kettle}/hiding`)
  t.strictSame(await tools(), ['Edit', 'Delete'], 'its owner may mend what was wrong with it')
  t.equal((await call(bob, 'POST', `/exchange-request/${id}/accept`)).status, 409, 'while it is hidden')
  await act('DELETE', `/items/${kettle}/hiding`)
  t.equal((await call(bob, 'POST', `/exchange-request/${id}/accept`)).status, 200)
  await act('POST', `/items/${kettle}/hiding`)
  await act('DELETE', `/items/${kettle}/hiding`)
  t.equal(statusOf(kettle), 'reserved')
  await act('POST', `/items/${kettle}/hiding`)
  const changed = await call(bob, 'POST', `/product/update/${kettle}`, { name: 'Another kettle' })
  t.equal(changed.status, 409, 'it is promised, though nobody sees it')
  t.equal(await tools(), null, 'nor is it offered')
  for (const who of [ada, bob]) await call(who, 'POST', `/exchange-request/${id}/completion`)
  t.equal(statusOf(kettle), 'hidden')
  await act('DELETE', `/items/${kettle}/hiding`)
  t.equal(statusOf(kettle), 'traded')
})

t.test('a pinned item is featured before all others', async (t) => {
  const { app, bob, act } = await site(t)
  const first = testItem(app, bob.id, { name: 'First' })
  testItem(app, bob.id, { name: 'Second' })
  const featured = async () =>
    (await app.inject('/api/home')).json().data.featured_items.map(({ name }: { name: string }) => name)
  t.strictSame(await featured(), ['Second', 'First'])
  t.equal((await act('POST', `/items/${first}/pin`)).status, 200)
  t.strictSame(await featured(), ['First', 'Second'])
  t.equal((await act('DELETE', `/items/${first}/pin`)).status, 200)
  t.strictSame(await featured(), ['Second', 'First'])
})

t.test('what cannot be hidden, shown or pinned', async (t) => {
  const { app, bob, act } = await site(t)
  const kettle = testItem(app, bob.id)
  const cases = [
    ['POST', `/items/999/hiding`, 404],
    ['DELETE', `/items/999/hiding`, 404],
    ['POST', `/items/999/pin`, 404],
    ['POST', `/items/x/pin`, 404],
    ['DELETE', `/items/${kettle}/hiding`, 409],
    ['DELETE', `/items/${kettle}/pin`, 409],
    ['POST', `/items/${kettle}/pin`, 200],
    ['POST', `/items/${kettle}/pin`, 409],
    ['POST', `/items/${kettle}/hiding`, 200],
    ['POST', `/items/${kettle}/hiding`, 409],
    ['POST', `/items/${kettle}/pin`, 409],
    ['DELETE', `/items/${kettle}/hiding`, 200],
    ['DELETE', `/items/${kettle}/pin`, 409],
  ] as const
  for (const [method, path, status] of cases)
    t.equal((await act(method, path)).status, status, `${method} ${path}`)
  const acts = app.db.select().from(auditLog).all()
  t.strictSame(
    acts.map(({ act, about, aboutId }) => `${act} ${about} ${aboutId}`),
    ['pin', 'hide', 'show'].map((act) => `${act} item ${kettle}`),
  )
})

t.test('the second of two admins hiding an item gets a conflict', async (t) => {
  const { app, bob, act } = await site(t)
  const other = testModerator(app)
  const kettle = testItem(app, bob.id)
  const answers = await Promise.all([act, other.act].map((one) => one('POST', `/items/${kettle}/hiding`)))
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 409])
})

t.test('items are found by name in any status, by number and by owner', async (t) => {
  const { app, ada, bob, act, see } = await site(t)
  const kettle = testItem(app, bob.id, { name: 'Théière <b>' })
  const camera = testItem(app, bob.id, { name: 'Camera' })
  testItem(app, ada.id, { name: 'Radio' })
  await act('POST', `/items/${kettle}/hiding`)
  await act('POST', `/items/${camera}/pin`)
  const names = async (query: string) => {
    const { html } = await see(`/items?${query}`)
    return [...html.matchAll(/aria-label="(?:Take down|Show again): ([^"]*)"/g)].map(([, name]) => name)
  }
  t.strictSame(await names(''), ['Radio', 'Camera', 'Théière &lt;b&gt;'])
  t.strictSame(await names('q=theiere'), ['Théière &lt;b&gt;'])
  t.strictSame(await names(`q=${camera}`), ['Camera'])
  t.strictSame(await names('show=hidden'), ['Théière &lt;b&gt;'])
  t.strictSame(await names('show=pinned'), ['Camera'])
  t.strictSame(await names(`owner=${ada.id}`), ['Radio'])
  t.strictSame(await names('q=%25'), [])
  t.match((await see(`/items?owner=${ada.id}`)).html, 'Ada’s items')
  t.equal((await see('/items?owner=999')).status, 404)
  t.equal((await see('/items?owner=x')).status, 422)
})
