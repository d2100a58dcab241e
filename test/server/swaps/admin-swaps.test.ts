import t from 'tap'
import { keepDeadlines } from '../../../server/swaps/swap-deadlines.ts'
import { testBundle } from '../../helpers/bundle.ts'
import { testCircles } from '../../helpers/circle.ts'
import { testModerator } from '../../helpers/moderator.ts'

/** A swap of the camera for the guitar confirmed by the owner only, and an admin. */
async function halfConfirmed(t: Parameters<typeof testBundle>[0]) {
  const bundle = await testBundle(t)
  const { app, owner, wanted, offered, asked, accept, call } = bundle
  const { act, admin, see } = testModerator(app)
  const id = await asked([wanted], [offered])
  await accept(owner, id)
  await call(owner, 'POST', `/exchange-request/${id}/completion`)
  const settle = (item: number, outcome: unknown, swap = id) =>
    act('POST', `/swaps/${swap}/legs/${item}`, { outcome })
  return { ...bundle, id, settle, admin, see }
}

t.test('an admin settles what only one of two has confirmed', async (t) => {
  const { owner, requester, wanted, offered, id, settle, statusOf, look, told } = await halfConfirmed(t)
  t.match(await settle(wanted, 'traded'), {
    status: 200,
    body: { data: { swap_id: id, item_id: wanted, outcome: 'traded' } },
  })
  t.strictSame([statusOf(wanted), statusOf(offered)], ['traded', 'reserved'])
  t.equal((await look(owner, id)).outcome, null, 'the other thing is still open')
  t.ok(told(owner).includes('exchange_settled') && told(requester).includes('exchange_settled'))
  t.equal((await settle(wanted, 'returned')).status, 409, 'already settled')
  t.equal((await settle(offered, 'traded')).status, 200)
  t.match(await look(owner, id), { status: 'accepted', outcome: 'completed', can: [] })
})

t.test('a page shows admins what only one of two has confirmed, until it is settled', async (t) => {
  const { wanted, offered, settle, see, owner, requester } = await halfConfirmed(t)
  const { html } = await see('/swaps')
  for (const { id } of [owner, requester]) t.match(html, `href="/admin/people/${id}"`)
  // The owner has confirmed both giving and receiving.
  for (const text of [
    'Guitar',
    'Confirmed by the giver only',
    'Camera',
    'Confirmed by the receiver only',
    'still going on',
  ])
    t.match(html, text)
  await settle(wanted, 'traded')
  t.notMatch((await see('/swaps')).html, 'Guitar')
  await settle(offered, 'traded')
  t.match((await see('/swaps')).html, 'Nothing is waiting to be settled.')
  t.equal((await see('/swaps', owner)).status, 404)
})

t.test('a returned item is available again, and a swap without open legs ends', async (t) => {
  const { owner, wanted, offered, id, settle, statusOf, look } = await halfConfirmed(t)
  t.equal((await settle(offered, 'returned')).status, 200)
  t.strictSame([statusOf(wanted), statusOf(offered)], ['reserved', 'available'])
  t.equal((await settle(wanted, 'traded')).status, 200)
  t.strictSame([statusOf(wanted), statusOf(offered)], ['traded', 'available'])
  t.match(await look(owner, id), { status: 'rejected', outcome: 'called_off' })
})

t.test('what is listed nowhere is settled with the last item', async (t) => {
  const { app, owner, requester, wanted, offered, askByHand, accept, call, look, statusOf } =
    await testBundle(t)
  const { act } = testModerator(app)
  const settle = (swap: number, item: number, outcome: string) =>
    act('POST', `/swaps/${swap}/legs/${item}`, { outcome })
  const half = async (item: number, more: Record<string, string> = {}) => {
    const id = await askByHand(item, more)
    await accept(owner, id)
    await call(requester, 'POST', `/exchange-request/${id}/completion`)
    return id
  }
  const beside = await half(wanted, { 'offered_product_ids[]': String(offered) })
  t.equal((await settle(beside, offered, 'returned')).status, 200)
  t.match(await look(owner, beside), { outcome: null, offered: [{ name: 'Camera' }, { name: 'Film' }] })
  t.equal((await settle(beside, wanted, 'returned')).status, 200)
  t.match(await look(owner, beside), { outcome: 'called_off' })

  const id = await half(wanted)
  t.equal((await settle(id, wanted, 'traded')).status, 200)
  t.match(await look(owner, id), { status: 'accepted', outcome: 'completed', can: ['review'] })
  t.match(await look(requester, id), { outcome: 'completed', can: ['review'] })
  keepDeadlines(app.db, Date.now() + 15 * 86_400_000)
  t.match(await look(owner, id), { outcome: 'completed' }, 'nothing is left to expire')
  t.equal(statusOf(wanted), 'traded')
  const { body } = await call(owner, 'GET', `/swaps/${id}/received`)
  t.match(body.data, [{ name: 'Film' }])
})

t.test('the swap is over as well where its people have the last word', async (t) => {
  const { owner, requester, wanted, offered, id, settle, statusOf, look, call, told } = await halfConfirmed(t)
  await settle(offered, 'returned')
  t.match(await look(requester, id), { status: 'accepted', can: ['complete', 'call_off'] })
  t.equal((await call(requester, 'POST', `/exchange-request/${id}/completion`)).status, 200)
  t.strictSame([statusOf(wanted), statusOf(offered)], ['traded', 'available'])
  for (const who of [owner, requester])
    t.match(await look(who, id), { status: 'rejected', outcome: 'called_off', turn: null, can: [] })
  const settled = [owner, requester].map((who) => told(who).filter((type) => type === 'exchange_settled'))
  t.strictSame(
    [settled[0]!.length, settled[1]!.length],
    [2, 1],
    'who had confirmed before hears that it is over',
  )
})

t.test('a settled leg of an open circle shows its outcome', async (t) => {
  const { app, people, call, close, standing } = await testCircles(t)
  const [ada, ben] = [people[0]!, people[1]!]
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`, {})
  // Ada gets Ben's item.
  t.equal((await call(ada, 'POST', `/circles/${id}/completion`, { leg: ben.item })).status, 200)
  const { act } = testModerator(app)
  t.equal((await act('POST', `/swaps/${id}/legs/${ben.item}`, { outcome: 'returned' })).status, 200)
  t.match(standing(id), { state: 'agreed' })
  t.equal((await call(ben, 'POST', `/circles/${id}/completion`, { leg: ben.item })).status, 409)
  const { body } = await call(ben, 'GET', `/circles/${id}`)
  t.match(body.data.legs[0], {
    item: { id: ben.item },
    confirmed_by_giver: false,
    confirmed_by_receiver: true,
    outcome: 'returned',
  })
  t.equal(body.data.legs[1].outcome, null)
})

t.test('when an admin ends a circle, the other parties are notified', async (t) => {
  const { app, people, call, close, standing, told } = await testCircles(t)
  const [ada, ben, cleo] = [people[0]!, people[1]!, people[2]!]
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`, {})
  // Each gets the next person's item.
  for (const [who, { item }] of [
    [ben, ben],
    [ada, ben],
    [cleo, cleo],
    [ben, cleo],
    [ada, ada],
  ] as const) {
    t.equal((await call(who, 'POST', `/circles/${id}/completion`, { leg: item })).status, 200)
  }
  const { act } = testModerator(app)
  t.equal((await act('POST', `/swaps/${id}/legs/${ada.item}`, { outcome: 'returned' })).status, 200)
  t.match(standing(id), { state: 'ended', outcome: 'called_off' })
  for (const who of people)
    t.equal(told(who).filter((type) => type === 'exchange_settled').length, 1, who.name)
})

t.test(
  'it can be settled once the swap has expired, unless the item is promised again by then',
  async (t) => {
    const { app, owner, requester, wanted, offered, id, settle, asked, accept, statusOf, look, call } =
      await halfConfirmed(t)
    keepDeadlines(app.db, Date.now() + 15 * 86_400_000)
    t.match(await look(owner, id), { outcome: 'expired' })
    const again = await asked([wanted], [offered])
    await accept(owner, again)
    t.equal((await settle(wanted, 'traded')).status, 409)
    await call(requester, 'POST', `/exchange-request/${again}/cancellation`, { reason: 'x' })
    const other = await asked([wanted], [offered])
    t.equal((await settle(wanted, 'traded')).status, 200)
    t.equal(statusOf(wanted), 'traded')
    t.match(await look(owner, id), { outcome: 'expired' }, 'it stays ended')
    t.match(await look(requester, other), { outcome: 'item_gone' })
  },
)

t.test('what there is nothing to settle about', async (t) => {
  const { app, owner, wanted, ofOwner, ofRequester, id, settle, asked, accept, call } = await halfConfirmed(t)
  t.equal((await settle(wanted, 'lost')).status, 422)
  t.equal((await settle(wanted, undefined)).status, 422)
  t.equal((await settle(ofOwner[0]!, 'traded')).status, 404, 'not in this swap')
  t.equal((await settle(wanted, 'traded', id + 100)).status, 404)
  const fresh = await asked([ofOwner[0]!], [ofRequester[0]!])
  t.equal((await settle(ofOwner[0]!, 'traded', fresh)).status, 409, 'only proposed')
  await accept(owner, fresh)
  t.equal((await settle(ofOwner[0]!, 'traded', fresh)).status, 409, 'nobody has confirmed')
  const path = `/admin/swaps/${id}/legs/${wanted}`
  t.equal((await call(owner, 'POST', path, { outcome: 'traded' })).status, 404, 'not for others')
  t.equal((await app.inject({ method: 'POST', url: `/api${path}` })).statusCode, 404)
})
