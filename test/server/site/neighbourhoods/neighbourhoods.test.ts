import t from 'tap'
import { listNeighbourhoods } from '../../../../server/site/neighbourhoods/neighbourhoods-queries.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'
import { testModerator } from '../../../helpers/moderator.ts'

type App = Awaited<ReturnType<typeof testApp>>

async function townOf(app: App) {
  const { act } = testModerator(app)
  for (const name of ['Harbour', 'Mill'])
    t.equal((await act('POST', '/neighbourhoods', { name })).status, 200)
  const [harbour, mill] = listNeighbourhoods(app.db).map(({ id }) => id) as [number, number]
  const ada = testAccount(app)
  const update = (neighbourhood_id: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/dashboard/profile/update',
      headers: ada.bearer,
      payload: { name: 'Ada', phone_number: '2025550123', address: '1 Main Street', neighbourhood_id },
    })
  const found = async (query: string) =>
    ((await app.inject({ url: `/api/home/search?${query}` })).json().data.products as { name: string }[]).map(
      ({ name }) => name,
    )
  return { act, harbour, mill, ada, update, found }
}

t.test('browse filters by neighbourhood, condition and text, without script', async (t) => {
  const app = await testApp(t)
  const { harbour, mill, ada, found } = await townOf(app)
  testItem(app, ada.id, { name: 'Lamp', neighbourhood_id: harbour, condition: 'New' })
  testItem(app, ada.id, { name: 'Old lamp', neighbourhood_id: harbour, condition: 'Old' })
  testItem(app, ada.id, { name: 'Lamp of the mill', neighbourhood_id: mill })
  testItem(app, ada.id, { name: 'Lamp of nowhere' })
  t.strictSame(await found(`place=${harbour}`), ['Old lamp', 'Lamp'])
  t.strictSame(await found(`product=lamp&place=${mill}`), ['Lamp of the mill'])
  t.strictSame(await found(`place=${harbour}&condition=New`), ['Lamp'])
  const { body } = await app.inject({ url: `/browse?category=all&place=${harbour}&sort=oldest` })
  t.match(body, 'Old lamp')
  t.notMatch(body, 'Lamp of the mill')
  t.match(body, new RegExp(`<option value="${harbour}" selected="">Harbour</option>`))
  t.equal((await app.inject({ url: '/browse?place=x' })).statusCode, 422)
})

t.test('an item is in its owner’s neighbourhood by default, and moves with the owner', async (t) => {
  const app = await testApp(t)
  const { harbour, mill, ada, update, found } = await townOf(app)
  t.equal((await update(harbour)).json().data.neighbourhood_id, harbour)
  testItem(app, ada.id, { name: 'At home' })
  testItem(app, ada.id, { name: 'At the mill', neighbourhood_id: mill })
  t.strictSame(await found(`place=${harbour}`), ['At home'])
  t.match((await app.inject({ url: `/api/people/${ada.id}` })).json().data, { place: 'Harbour' })
  await update('')
  t.strictSame(await found(`place=${harbour}`), [])
  t.match((await app.inject({ url: `/api/people/${ada.id}` })).json().data, { place: '1 Main Street' })
  await update(mill)
  t.strictSame((await found(`place=${mill}`)).sort(), ['At home', 'At the mill'])
  for (const wrong of [999, 'x', -1]) t.equal((await update(wrong)).statusCode, 422, String(wrong))
})

t.test('admins keep the list: no name twice, and what is removed is nowhere', async (t) => {
  const app = await testApp(t)
  const { act, harbour, ada, found } = await townOf(app)
  testItem(app, ada.id, { name: 'Lamp', neighbourhood_id: harbour })
  t.equal((await act('POST', '/neighbourhoods', { name: 'Überfahrt' })).status, 200)
  for (const name of [' Harbour ', 'harbour', 'ÜBERFAHRT'])
    t.equal((await act('POST', '/neighbourhoods', { name })).status, 422, name)
  t.equal((await act('POST', '/neighbourhoods', { name: '' })).status, 422)
  t.equal((await act('DELETE', `/neighbourhoods/${harbour}`)).status, 200)
  t.equal((await act('DELETE', `/neighbourhoods/${harbour}`)).status, 404)
  t.strictSame(await found(`place=${harbour}`), [])
  t.equal((await found('product=lamp')).length, 1, 'the item itself stays')
})

t.test('the list is a call, and cards and details name the own neighbourhood of an item', async (t) => {
  const app = await testApp(t)
  const { act, harbour, mill, ada, update } = await townOf(app)
  const call = async (url: string) => (await app.inject({ url })).json().data
  const listed = [
    { id: harbour, name: 'Harbour' },
    { id: mill, name: 'Mill' },
  ]
  t.strictSame(await call('/api/neighbourhoods'), listed)
  await update(harbour)
  const lamp = testItem(app, ada.id, { name: 'Lamp', neighbourhood_id: mill })
  const vase = testItem(app, ada.id, { name: 'Vase', neighbourhood_id: null })
  const [card] = (await call('/api/home/search?product=lamp')).products
  t.match(card, { id: lamp, neighbourhood: listed[1] })
  t.match((await call(`/api/home/product/details/${lamp}`)).product, { neighbourhood: listed[1] })
  t.match((await call(`/api/home/product/details/${vase}`)).product, { neighbourhood: null })
  const details = (await app.inject(`/productdetails/${lamp}`)).body
  t.match(details, new RegExp(`<a class="chip" href="/browse\\?category=all&amp;place=${mill}">Mill</a>`))
  t.match((await app.inject('/browse?category=all')).body, /<span>Mill<\/span>/)
  await act('DELETE', `/neighbourhoods/${mill}`)
  t.strictSame(await call('/api/neighbourhoods'), [listed[0]])
  t.notMatch((await app.inject('/browse?category=all')).body, /<span>Mill<\/span>/)
})
