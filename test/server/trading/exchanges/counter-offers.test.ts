import { eq } from 'drizzle-orm'
import t from 'tap'
import { items } from '../../../../db/schema/index.ts'
import { SWAP_TERMS } from '../../../../server/swaps/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { namesOf, testBundle } from '../../../helpers/bundle.ts'
import { testItem } from '../../../helpers/items.ts'

t.test('two counter-offers and an agreed choice: turns and messages remain with the request', async (t) => {
  const {
    owner,
    requester,
    wanted,
    offered,
    ofOwner,
    ofRequester,
    asked,
    counter,
    accept,
    look,
    told,
    call,
  } = await testBundle(t)
  const id = await asked([wanted], [offered, ofRequester[0]!])
  const first = await counter(owner, id, 1, [wanted], [offered, ...ofRequester], {
    message: 'All of them?',
  })
  t.match(first, { status: 200, body: { data: { revision: 2, turn: 'other', message: 'All of them?' } } })
  t.match(await look(requester, id), { turn: 'me', can: ['accept', 'decline', 'counter', 'withdraw'] })
  const terms = [[wanted, ofOwner[1]!], [offered, ...ofRequester], { offered_pick: 2 }] as const
  const second = await counter(requester, id, 2, [...terms[0]], [...terms[1]], terms[2])
  t.match(second.body.data, { revision: 3, turn: 'other', offered_pick: 2, message: '' })
  const waiting = async (who: typeof owner) => (await call(who, 'GET', '/unread-counts')).body.data
  t.match(await waiting(owner), { exchange_requests: 1 }, 'once, however often they have offered')
  t.match(await waiting(requester), { exchange_requests: 0 })
  t.strictSame(told(requester), ['exchange_counter_offer'])
  t.strictSame(told(owner), ['exchange_request', 'exchange_counter_offer'])
  t.equal((await accept(requester, id, { revision: 3 })).status, 403, 'not their turn')
  const agreed = await accept(owner, id, { revision: 3, chosen_product_ids: [offered, ofRequester[1]] })
  t.match(agreed, { status: 200, body: { data: { status: 'accepted' } } })
  const { history, wanted: gets, offered: gives } = await look(owner, id)
  t.strictSame(
    [namesOf(gets), namesOf(gives)],
    [
      ['Guitar', 'Amplifier'],
      ['Camera', 'Tripod'],
    ],
  )
  t.strictSame(
    history.map((one: { by: number; wanted: []; offered: [] }) => [
      one.by,
      namesOf(one.wanted),
      namesOf(one.offered),
    ]),
    [
      [requester.id, ['Guitar'], ['Camera', 'Lens']],
      [owner.id, ['Guitar'], ['Camera', 'Lens', 'Tripod', 'Flash']],
      [requester.id, ['Guitar', 'Amplifier'], ['Camera', 'Lens', 'Tripod', 'Flash']],
    ],
  )
  for (const who of [owner, requester]) {
    t.equal((await call(who, 'POST', `/exchange-request/${id}/completion`)).status, 200)
  }
  t.match(await look(requester, id), { status: 'accepted', outcome: 'completed', turn: null, can: [] })
})

t.test('the requester accepts and declines a counter only in their turn', async (t) => {
  const {
    owner,
    requester,
    wanted,
    offered,
    ofRequester,
    ofOwner,
    asked,
    counter,
    accept,
    call,
    look,
    told,
  } = await testBundle(t)
  const id = await asked([wanted], [offered])
  t.equal((await call(requester, 'POST', `/exchange-request/${id}/decline`)).status, 403, 'the owner’s turn')
  await counter(owner, id, 1, [wanted], ofRequester)
  t.equal((await accept(requester, id)).status, 200)
  t.ok(told(owner).includes('exchange_accepted'))

  const other = await asked([ofOwner[0]!], [offered])
  await counter(owner, other, 1, [ofOwner[1]!], [offered])
  t.equal((await call(requester, 'POST', `/exchange-request/${other}/decline`)).status, 200)
  t.match(await look(owner, other), { outcome: 'declined' })
  const third = await asked([ofOwner[0]!], [offered])
  await counter(owner, third, 1, [ofOwner[1]!], [offered])
  t.equal(
    (await call(owner, 'POST', `/exchange-request/${third}/decline`)).status,
    200,
    'the owner at any time',
  )
  const fourth = await asked([ofOwner[0]!], [offered])
  await counter(owner, fourth, 1, [ofOwner[1]!], [offered])
  t.equal((await call(owner, 'POST', `/exchange-request/${fourth}/withdrawal`)).status, 403)
  t.equal((await call(requester, 'POST', `/exchange-request/${fourth}/withdrawal`)).status, 200)
})

t.test('a counter out of turn is 403, on an old revision 409, by a stranger 404', async (t) => {
  const { app, owner, requester, wanted, offered, ofRequester, asked, counter, call } = await testBundle(t)
  const id = await asked([wanted], [offered])
  t.equal((await counter(requester, id, 9, [wanted], ofRequester)).status, 403, 'before 409')
  t.equal((await counter(owner, id, 2, [wanted], ofRequester)).status, 409)
  t.equal((await counter(testAccount(app), id, 1, [wanted], ofRequester)).status, 404)
  t.equal((await counter(owner, 999, 1, [wanted], ofRequester)).status, 404)
  t.equal((await counter(owner, id, 1, [wanted], ofRequester)).status, 200)
  t.equal((await counter(owner, id, 1, [wanted], [offered])).status, 403, 'sent twice')
  t.equal((await counter(requester, id, 1, [wanted], [offered])).status, 409, 'an old revision')
  await call(requester, 'POST', `/exchange-request/${id}/withdrawal`)
  t.equal((await counter(requester, id, 2, [wanted], [offered])).status, 409, 'it has ended')
  t.equal((await counter(owner, id, 2, [wanted], [offered])).status, 403, 'out of turn is told before that')
})

t.test(
  'a counter names items of the right person that are there, and both sides give something',
  async (t) => {
    const { app, owner, requester, wanted, offered, ofOwner, asked, counter } = await testBundle(t)
    const third = testAccount(app)
    const theirs = testItem(app, third.id)
    const id = await asked([wanted], [offered])
    const wrong = async (status: number, requested: unknown, given: unknown, more: object = {}) => {
      const answer = await counter(owner, id, 1, requested as number[], given as number[], more)
      t.equal(answer.status, status, JSON.stringify([requested, given, more, answer.body.errors]))
    }
    await wrong(422, [], [offered])
    await wrong(422, [wanted], [])
    await wrong(422, [wanted], [], { keep_unlisted: true })
    await wrong(422, undefined, [offered])
    await wrong(422, [wanted], undefined)
    await wrong(422, [offered], [wanted])
    await wrong(422, [wanted, theirs], [offered])
    await wrong(422, [wanted], [offered, theirs])
    await wrong(422, [wanted, wanted], [offered])
    await wrong(422, [wanted], [offered], { offered_pick: 2 })
    await wrong(422, [wanted], [offered], { message: 'x'.repeat(1001) })
    await wrong(404, [wanted], [offered, 99_999])
    app.db.update(items).set({ status: 'reserved' }).where(eq(items.id, ofOwner[0]!)).run()
    await wrong(422, [ofOwner[0]], [offered])
    const promised = testItem(app, requester.id)
    app.db.update(items).set({ status: 'reserved' }).where(eq(items.id, promised)).run()
    await wrong(409, [wanted], [promised])
    t.equal((await counter(owner, id, 1, [wanted], [offered])).status, 200)
  },
)

t.test('messages are not attributed to the other party', async (t) => {
  const { owner, requester, wanted, offered, ofRequester, asked, counter, look, call } = await testBundle(t)
  const id = await asked([wanted], [offered])
  t.match(await look(requester, id), { message: 'Shall we?', message_by: 'me' })
  await counter(owner, id, 1, [wanted], [offered], { message: 'Only with a lens' })
  t.match(await look(owner, id), { message: 'Only with a lens', message_by: 'me' })
  await call(requester, 'POST', `/product/update/${offered}`, { name: 'Camera with a lens' })
  t.match(await look(requester, id), {
    message: 'Only with a lens',
    message_by: 'other',
    can: ['withdraw', 'change'],
  })
  const change = (body: object) => call(requester, 'POST', `/exchange-request/${id}/offered-product`, body)
  t.equal((await change({ offered_product_ids: ofRequester })).status, 200)
  const { message, message_by, history } = await look(owner, id)
  t.strictSame([message, message_by], ['', 'other'])
  t.match(history.at(-1), { by: requester.id, message: '' })
  t.equal((await change({ message: 'Here it is' })).status, 200)
  t.equal((await change({ offered_product_ids: [offered] })).status, 200)
  t.match(await look(owner, id), { message: 'Here it is', message_by: 'other' }, 'one’s own words stay')
  const { body } = await call(owner, 'GET', '/exchange-request/list')
  t.match(body.data, [{ message: 'Here it is', message_by: 'other' }])
})

t.test('an owner who counters sees the other party’s other requests', async (t) => {
  const { owner, requester, wanted, offered, ofOwner, asked, counter, ask } = await testBundle(t)
  const [guitarCase] = ofOwner as [number, number]
  const id = await asked([wanted], [offered])
  await asked([guitarCase], [offered])
  const both = [wanted, guitarCase]
  t.match(await counter(owner, id, 1, both, [offered]), {
    status: 409,
    body: { message: 'Rita Requester asks for Guitar case in another request that is still open.' },
  })
  t.equal((await counter(owner, id, 1, [wanted], [offered])).status, 200)
  const own = { status: 409, body: { message: /^You have asked for this item already/ } }
  t.match(await counter(requester, id, 2, both, [offered]), own)
  t.match(await ask([guitarCase], [offered]), own)
})

t.test('a free-text item is in a counter only if included', async (t) => {
  const { owner, requester, wanted, offered, askByHand, counter, look } = await testBundle(t)
  const id = await askByHand(wanted)
  t.equal((await counter(owner, id, 1, [wanted], [], { keep_unlisted: true })).status, 200)
  t.strictSame(namesOf((await look(owner, id)).offered), ['Film'])
  t.equal((await counter(requester, id, 2, [wanted], [offered], { keep_unlisted: true })).status, 200)
  t.strictSame(namesOf((await look(owner, id)).offered), ['Camera', 'Film'])
  t.equal((await counter(owner, id, 3, [wanted], [offered])).status, 200)
  t.strictSame(namesOf((await look(owner, id)).offered), ['Camera'])
})

t.test('earlier terms show their items in their own order', async (t) => {
  const { owner, requester, wanted, offered, ofRequester, asked, counter, look } = await testBundle(t)
  const [lens, tripod] = ofRequester as [number, number]
  const id = await asked([wanted], [offered, lens, tripod])
  const pictureOf = async (at: number) => (await look(owner, id)).offered[at].image
  const ofTripod = await pictureOf(2)
  t.equal((await counter(owner, id, 1, [wanted], [tripod])).status, 200, 'two are dropped before it')
  t.equal((await counter(requester, id, 2, [wanted], [lens, tripod, offered])).status, 200)
  t.equal((await counter(owner, id, 3, [wanted], [tripod, lens])).status, 200)
  t.equal((await counter(requester, id, 4, [wanted], [tripod, offered, lens])).status, 200)
  const { history } = await look(owner, id)
  const all = namesOf(history[0].offered)
  const [camera, second, third] = all
  t.strictSame(
    history.map((one: { offered: [] }) => namesOf(one.offered)),
    [all, [third], [second, third, camera], [third, second], [third, camera, second]],
  )
  t.strictSame(all, ['Camera', 'Lens', 'Tripod'])
  t.equal(await pictureOf(0), ofTripod, 'with its picture')
})

t.test('people put twenty terms, not one more', async (t) => {
  const { owner, requester, wanted, offered, ofRequester, asked, counter, look, call } = await testBundle(t)
  const id = await asked([wanted], [offered])
  for (let revision = 1; revision < SWAP_TERMS.revisions; revision++) {
    const who = revision % 2 === 1 ? owner : requester
    t.equal((await counter(who, id, revision, [wanted], [ofRequester[revision % 3]!])).status, 200)
  }
  const { revision, turn } = await look(owner, id)
  t.strictSame([revision, turn], [20, 'other'], 'the owner put the twentieth')
  t.equal((await counter(requester, id, 20, [wanted], [offered])).status, 409)
  t.strictSame((await look(requester, id)).can, ['accept', 'decline', 'withdraw'])
  await call(owner, 'POST', `/product/update/${wanted}`, { name: 'Green guitar' })
  t.equal((await look(requester, id)).revision, 21, 'an edit does not count')
})

t.test('a change of the own message counts as one of the twenty revisions', async (t) => {
  const { owner, requester, wanted, offered, asked, counter, look, call } = await testBundle(t)
  const id = await asked([wanted], [offered])
  const change = async (message: string) =>
    (await call(requester, 'POST', `/exchange-request/${id}/offered-product`, { message })).status
  for (let revision = 2; revision <= SWAP_TERMS.revisions; revision++)
    t.equal(await change(`No. ${revision}`), 200)
  t.strictSame((await look(requester, id)).can, ['withdraw'])
  t.equal(await change('One more'), 409)
  t.equal((await counter(owner, id, 20, [wanted], [offered])).status, 409, 'of the other, too')
})

t.test('the own last message can be changed during the other party’s turn', async (t) => {
  const { owner, requester, wanted, offered, ofRequester, asked, counter, look, call, told } =
    await testBundle(t)
  const id = await asked([wanted], [offered])
  const change = (who: typeof owner, body: object) =>
    call(who, 'POST', `/exchange-request/${id}/offered-product`, body)
  t.equal((await change(requester, { message: 'Please!' })).status, 200)
  t.match(await look(owner, id), { revision: 2, turn: 'me', message: 'Please!' })
  t.ok(told(owner).includes('exchange_changed'))
  t.equal((await change(requester, { offered_product_ids: ofRequester, offered_pick: 1 })).status, 200)
  t.match(await look(owner, id), { revision: 3, turn: 'me', offered_pick: 1, message: 'Please!' })
  t.equal((await change(owner, { message: 'No' })).status, 403)
  t.equal((await change(requester, { offered_product_ids: [wanted] })).status, 422)
  t.equal((await change(requester, {})).status, 200)
  t.equal((await look(owner, id)).revision, 3, 'nothing changed')
  await counter(owner, id, 3, [wanted], [offered])
  t.equal((await change(requester, { message: 'Hm' })).status, 409, 'the turn is theirs')
})

t.test('a declined offer is attributed only to the author of its terms', async (t) => {
  const { owner, requester, wanted, offered, ofRequester, asked, counter, call } = await testBundle(t)
  const decline = async (who: typeof owner, id: number) =>
    t.equal((await call(who, 'POST', `/exchange-request/${id}/decline`)).status, 200)
  const newest = async (who: typeof owner) =>
    (await call(who, 'GET', '/notifications')).body.data.notifications[0].text
  const id = await asked([wanted], [offered])
  await counter(owner, id, 1, [wanted], [ofRequester[0]!])
  await decline(owner, id)
  t.equal(await newest(requester), 'The request to swap Lens for Guitar was declined.')
  const second = await asked([wanted], [offered])
  await decline(owner, second)
  t.equal(await newest(requester), 'Your offer of Camera for Guitar was declined.')
  const third = await asked([wanted], [offered])
  await counter(owner, third, 1, [wanted], [ofRequester[0]!])
  await decline(requester, third)
  t.equal(await newest(owner), 'Your offer of Guitar for Lens was declined.')
})
