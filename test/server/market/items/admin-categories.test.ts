import t from 'tap'
import { LISTED } from '../../../../server/platform/limits.ts'
import { testAdmin, visitorSees } from '../../../helpers/admin.ts'
import { testApp } from '../../../helpers/app.ts'
import { testMarket } from '../../../helpers/market.ts'
import { twoColours } from '../../../helpers/pictures.ts'

interface Row {
  id: number
  name: string
  image: string | null
  shown: string
}

const rowsOf = ({ body }: { body: { data: { categories: Row[] } } }) => body.data.categories
const namesOf = (answer: Parameters<typeof rowsOf>[0]) => rowsOf(answer).map(({ name }) => name)

t.test('a category is added at the end, renamed, and deleted; Browse shows it at once', async (t) => {
  const app = await testApp(t)
  const { call, page } = testAdmin(app)
  t.notMatch(await visitorSees(app, '/browse'), 'Boat gear')
  const added = await call('POST', '/categories', { name: ' Boat gear ', image: null })
  t.equal(added.status, 200)
  const { id, name, image } = rowsOf(added).at(-1)!
  t.strictSame({ name, image }, { name: 'Boat gear', image: null })
  t.match(await visitorSees(app, '/browse'), 'Boat gear')
  const seen = { name, image }
  t.equal((await call('POST', `/categories/${id}`, { name: 'Sails', image: null, seen })).status, 200)
  t.match(await visitorSees(app, '/browse'), 'Sails')
  const deleted = await call('DELETE', `/categories/${id}`, { seen: { name: 'Sails', image: null } })
  t.notMatch(namesOf(deleted), ['Sails'])
  t.notMatch(await visitorSees(app, '/browse'), 'Sails')
  const log = await page('/admin/audit-log')
  for (const line of [
    'Added the category Boat gear',
    'Renamed Boat gear to Sails',
    'Deleted the category Sails',
  ]) {
    t.match(log, line)
  }
})

t.test('if two admins change a category, the second gets 409 with the first one’s name', async (t) => {
  const app = await testApp(t)
  const [ada, bob] = [testAdmin(app, 'Ada Admin'), testAdmin(app, 'Bob Admin')]
  const { id, name, image } = rowsOf(await ada.call('GET', '/categories'))[0]!
  const png = new Uint8Array(await twoColours(400, 400).png().toBuffer())
  const file = new File([png], 'boat.png', { type: 'image/png' })
  const change = (who: typeof ada, name: string, seen: object) =>
    who.call('POST', `/categories/${id}`, { name, image: 'new:0', seen }, [file])
  const first = await change(ada, 'Of Ada', { name, image })
  t.equal(first.status, 200)
  const now = rowsOf(first)[0]!
  for (const seen of [
    { name, image },
    { name: 'Of Ada', image },
    { name, image: now.image },
  ]) {
    const second = await change(bob, 'Of Bob', seen)
    t.equal(second.status, 409, JSON.stringify(seen))
    t.match(second.body.message, /^Ada Admin has saved this/)
  }
  t.match(await visitorSees(app, '/browse'), 'Of Ada')
  t.equal((await app.inject(now.image!)).statusCode, 200, 'the first picture stays')
  t.equal((await change(bob, 'Of Bob', { name: 'Of Ada', image: now.image })).status, 200)
  t.match(await visitorSees(app, '/browse'), 'Of Bob')
})

t.test('a category in use cannot be deleted, with its uses as reason', async (t) => {
  const { app, category, list } = await testMarket(t)
  const { call } = testAdmin(app)
  const item = list('Kettle')
  const remove = () =>
    call('DELETE', `/categories/${category}`, { seen: { name: 'Curiosities', image: null } })
  const refused = await remove()
  t.equal(refused.status, 409)
  t.match(refused.body.message, /^Curiosities cannot be deleted: it has 1 item/)
  t.ok(namesOf(await call('GET', '/categories')).includes('Curiosities'))
  // Traded and hidden items still belong to the category.
  app.db.$client.prepare("UPDATE items SET status = 'traded' WHERE id = ?").run(item)
  t.equal((await remove()).status, 409)
  app.db.$client.prepare('DELETE FROM items WHERE id = ?').run(item)
  t.equal((await remove()).status, 200)
})

t.test('the last category stays', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  const statuses: number[] = []
  for (const { id, ...seen } of rowsOf(await call('GET', '/categories'))) {
    statuses.push((await call('DELETE', `/categories/${id}`, { seen })).status)
  }
  t.strictSame([...new Set(statuses.slice(0, -1))], [200])
  t.equal(statuses.at(-1), 409)
})

t.test('the order is set completely or not at all', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  const ids = rowsOf(await call('GET', '/categories')).map(({ id }) => id)
  const turned = ids.toReversed()
  t.strictSame(
    rowsOf(await call('POST', '/categories/order', { ids: turned, seen: ids })).map(({ id }) => id),
    turned,
  )
  const list = (await app.inject('/api/product-categories/list')).json().data
  t.strictSame(
    list.map(({ id }: Row) => id),
    turned,
  )
  for (const wrong of [ids.slice(1), [...ids, 999], [...ids.slice(1), ids[1]], [...ids, ids[0]], []]) {
    const { status } = await call('POST', '/categories/order', { ids: wrong, seen: turned })
    t.equal(status, 409, String(wrong))
  }
  t.strictSame(
    rowsOf(await call('GET', '/categories')).map(({ id }) => id),
    turned,
  )
})

t.test('the second of two admins moving or deleting a category gets a conflict', async (t) => {
  const app = await testApp(t)
  const [ada, bob] = [testAdmin(app, 'Ada Admin'), testAdmin(app, 'Bob Admin')]
  const [first, second, ...rest] = rowsOf(await ada.call('GET', '/categories'))
  const seen = [first!, second!, ...rest].map(({ id }) => id)
  const ofAda = [second!, first!, ...rest].map(({ id }) => id)
  t.equal((await ada.call('POST', '/categories/order', { ids: ofAda, seen })).status, 200)
  const late = await bob.call('POST', '/categories/order', { ids: seen.toReversed(), seen })
  t.equal(late.status, 409)
  t.match(late.body.message, 'have changed in the meantime. Nothing was moved.')
  t.strictSame(
    rowsOf(await bob.call('GET', '/categories')).map(({ id }) => id),
    ofAda,
  )

  const { id, name, image } = first!
  const renamed = { name: 'Of Ada', image, seen: { name, image } }
  t.equal((await ada.call('POST', `/categories/${id}`, renamed)).status, 200)
  const refused = await bob.call('DELETE', `/categories/${id}`, { seen: { name, image } })
  t.equal(refused.status, 409)
  t.equal(refused.body.message, 'Ada Admin has saved this since you opened it. It was not deleted.')
  t.ok(namesOf(await bob.call('GET', '/categories')).includes('Of Ada'))
  t.equal((await bob.call('DELETE', `/categories/${id}`, { seen: { name: 'Of Ada', image } })).status, 200)
})

t.test('an image is stored, survives a rename, and is deleted when removed', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  const png = new Uint8Array(await twoColours(400, 400).png().toBuffer())
  const file = new File([png], 'boat.png', { type: 'image/png' })
  const added = await call('POST', '/categories', { name: 'Boats', image: 'new:0' }, [file])
  const { id, image, shown } = rowsOf(added).at(-1)!
  t.match(image, /^\/uploads\//)
  t.equal(shown, image)
  t.match(await visitorSees(app, '/browse'), image!)
  const change = (from: string, to: object) =>
    call('POST', `/categories/${id}`, { ...to, seen: { name: from, image } })
  const renamed = await change('Boats', { name: 'Ships', image })
  t.match(rowsOf(renamed).at(-1), { name: 'Ships', image })
  const without = await change('Ships', { name: 'Ships', image: null })
  t.match(rowsOf(without).at(-1), { image: null, shown: /^\/categories\// })
  t.equal((await app.inject(image!)).statusCode, 404)
  const again = await call('POST', '/categories', { name: 'Rafts', image: 'new:0' }, [file])
  const raft = rowsOf(again).at(-1)!
  t.equal((await app.inject(raft.image!)).statusCode, 200)
  const seen = { name: 'Rafts', image: raft.image }
  t.equal((await call('DELETE', `/categories/${raft.id}`, { seen })).status, 200)
  t.equal((await app.inject(raft.image!)).statusCode, 404, 'nor does it outlive its category')
})

t.test('violations are errors of their field', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  const [first, second] = rowsOf(await call('GET', '/categories'))
  const text = new File(['no picture'], 'boat.png', { type: 'image/png' })
  const refused = await call('POST', '/categories', { name: 'Boats', image: 'new:0' }, [text])
  t.equal(refused.status, 415)
  t.ok(refused.body.errors.image)
  await call('POST', '/categories', { name: 'Möbel', image: null })
  for (const name of ['', '   ', 'x'.repeat(61), second!.name, second!.name.toUpperCase(), 'MÖBEL']) {
    const seen = { name: first!.name, image: null }
    const { status, body } = await call('POST', `/categories/${first!.id}`, { name, image: null, seen })
    t.equal(status, 422, name)
    t.ok(body.errors.name)
  }
  const unseen = await call('POST', `/categories/${first!.id}`, { name: 'Boats', image: null })
  t.equal(unseen.status, 422)
  const nowhere = { name: 'Nowhere', image: null }
  t.equal((await call('POST', '/categories/99999', { ...nowhere, seen: nowhere })).status, 404)
  t.equal((await call('DELETE', '/categories/99999', { seen: nowhere })).status, 404)
  for (let at = 0; at < LISTED.categories; at++)
    await call('POST', '/categories', { name: `More ${at}`, image: null })
  t.equal(rowsOf(await call('GET', '/categories')).length, LISTED.categories)
})
