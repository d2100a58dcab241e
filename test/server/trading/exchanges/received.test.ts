import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { testBundle } from '../../../helpers/bundle.ts'

t.test('received items can be fetched for listing, by their receiver only', async (t) => {
  const { app, owner, requester, wanted, offered, ofRequester, asked, accept, call } = await testBundle(t)
  const id = await asked([wanted], [offered, ofRequester[0]!])
  const received = async (who: { bearer: object }) => call(who, 'GET', `/swaps/${id}/received`)
  await accept(owner, id)
  t.strictSame((await received(owner)).body.data, [], 'nothing before it is completed')
  for (const who of [owner, requester]) await call(who, 'POST', `/exchange-request/${id}/completion`)
  const { body } = await received(owner)
  t.match(body.data, [
    { name: 'Camera', condition: 'LikeNew', product_category_id: Number, description: String },
    { name: 'Lens' },
  ])
  for (const thing of body.data) {
    t.ok(thing.description && thing.images.length > 0)
  }
  t.match((await received(requester)).body.data, [{ name: 'Guitar' }])
  t.equal((await received(testAccount(app))).status, 404)
  t.equal((await call(owner, 'GET', '/swaps/999/received')).status, 404)
})

t.test('a free-text item has its description', async (t) => {
  const { app, owner, requester, wanted, askByHand, accept, call } = await testBundle(t)
  const id = await askByHand(wanted)
  await accept(owner, id)
  for (const who of [owner, requester]) await call(who, 'POST', `/exchange-request/${id}/completion`)
  const [film] = (await call(owner, 'GET', `/swaps/${id}/received`)).body.data
  t.match(film, { name: 'Film', description: /Ten rolls/, condition: 'New', images: [String] })
  t.equal((await app.inject(film.images[0])).statusCode, 200)
})
