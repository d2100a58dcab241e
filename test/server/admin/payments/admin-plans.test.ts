import t from 'tap'
import { testAdmin, visitorSees } from '../../../helpers/admin.ts'
import { testApp } from '../../../helpers/app.ts'

const PLAN = {
  name: 'Harbour',
  price: 4.35,
  billing_interval: 'month',
  description: 'For those by the sea',
  is_popular: true,
  features: ['Everything', 'And a mug'],
}

interface Row {
  id: number
  version: number
  name: string
}

const rowsOf = ({ body }: { body: { data: { plans: Row[] } } }) => body.data.plans

t.test('a plan is added, changed and deleted; the plans’ page shows it at once', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  t.notMatch(await visitorSees(app, '/payment'), 'Harbour')
  const added = rowsOf(await call('POST', '/plans', PLAN)).at(-1)!
  t.match(added, PLAN)
  t.match(await visitorSees(app, '/payment'), '4.35')
  const changed = await call('POST', `/plans/${added.id}`, { ...PLAN, price: 0, version: added.version })
  t.match(rowsOf(changed).at(-1), { price: 0, version: added.version + 1 })
  t.notMatch(await visitorSees(app, '/payment'), '4.35')
  const version = added.version + 1
  t.equal((await call('DELETE', `/plans/${added.id}`, { version })).status, 200)
  t.notMatch(await visitorSees(app, '/payment'), 'Harbour')
})

t.test('the second of two admins saving a plan gets a conflict with the name of the first', async (t) => {
  const app = await testApp(t)
  const [ada, bob] = [testAdmin(app, 'Ada Admin'), testAdmin(app, 'Bob Admin')]
  const { id, version } = rowsOf(await ada.call('GET', '/plans'))[0]!
  t.equal((await ada.call('POST', `/plans/${id}`, { ...PLAN, name: 'Of Ada', version })).status, 200)
  const second = await bob.call('POST', `/plans/${id}`, { ...PLAN, name: 'Of Bob', version })
  t.equal(second.status, 409)
  t.match(second.body.message, /^Ada Admin has saved this/)
  const refused = await bob.call('DELETE', `/plans/${id}`, { version })
  t.equal(refused.status, 409)
  t.equal(refused.body.message, 'Ada Admin has saved this since you opened it. It was not deleted.')
  t.match(await visitorSees(app, '/payment'), 'Of Ada')
})

t.test('plans are shown in the order that an admin gives them', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  const seen = rowsOf(await call('GET', '/plans')).map(({ id }) => id)
  const turned = seen.toReversed()
  t.equal((await call('POST', '/plans/order', { ids: turned, seen })).status, 200)
  t.equal((await call('POST', '/plans/order', { ids: seen, seen })).status, 409, 'as it was seen before')
  const shown = (await app.inject('/api/subscription-plans/list')).json().data
  t.strictSame(
    shown.map(({ id }: Row) => id),
    turned,
  )
  t.equal((await call('POST', '/plans/order', { ids: turned.slice(1), seen: turned })).status, 409)
})

t.test('what breaks the rules is refused by its field', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  const [first] = rowsOf(await call('GET', '/plans'))
  t.equal((await call('POST', '/plans', { ...PLAN, name: 'Größer' })).status, 200)
  for (const [change, field] of [
    [{ name: '' }, 'name'],
    [{ name: first!.name }, 'name'],
    [{ name: first!.name.toUpperCase() }, 'name'],
    [{ name: 'GRÖßER' }, 'name'],
    [{ price: -1 }, 'price'],
    [{ price: 1.005 }, 'price'],
    [{ price: 1e9 }, 'price'],
    [{ price: null }, 'price'],
    [{ billing_interval: 'day' }, 'billing_interval'],
    [{ features: Array(13).fill('More') }, 'features'],
    [{ features: [' '] }, 'features'],
  ] as const) {
    const { status, body } = await call('POST', '/plans', { ...PLAN, ...change })
    t.equal(status, 422, JSON.stringify(change))
    t.ok(body.errors?.[field], JSON.stringify(body))
  }
  t.equal((await call('POST', '/plans/999', { ...PLAN, version: 1 })).status, 404)
})
