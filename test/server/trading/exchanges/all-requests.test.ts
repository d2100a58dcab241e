import t from 'tap'
import { testItem } from '../../../helpers/items.ts'
import { testSwap } from '../../../helpers/swap.ts'

t.test('the list of all requests begins with my turns, received or sent', async (t) => {
  const { app, owner, requester, wanted, call, send } = await testSwap(t)
  const first = await send()
  const back = testItem(app, requester.id, { name: 'Flute' })
  const mine = testItem(app, owner.id, { name: 'Drum' })
  const second = await send(owner, { requested_product_id: back, offered_product_id: mine })
  const listed = async (query: string) => {
    const { body } = await call(requester, 'GET', `/exchange-request/list${query}`)
    return body.data.map(({ id }: { id: number }) => id)
  }
  t.strictSame(await listed('?direction=all'), [second, first], 'the received one waits for Rita')
  const countered = await call(owner, 'POST', `/exchange-request/${first}/counter`, {
    revision: 1,
    requested_product_ids: [wanted],
    offered_product_ids: [back],
  })
  t.equal(countered.status, 200)
  const third = await send(owner, {
    requested_product_id: back,
    offered_product_id: testItem(app, owner.id, { name: 'Bell' }),
  }).catch(() => null)
  t.equal(third, null, 'one request at a time for one item')
  t.strictSame(await listed('?direction=all'), [second, first], 'now both wait for Rita')
  t.strictSame(await listed(''), [second], 'the default of the API stays')
  const { body } = await app.inject({
    url: '/dashboard/exchange-request',
    cookies: { swapyard_token: requester.token },
  })
  for (const name of ['Guitar', 'Flute']) t.match(body, name, 'the page opens on both')
  await call(requester, 'POST', `/exchange-request/${second}/decline`)
  t.strictSame(await listed('?direction=all&status=rejected'), [second])
})
