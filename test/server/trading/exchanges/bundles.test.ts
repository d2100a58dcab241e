import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { namesOf, testBundle } from '../../../helpers/bundle.ts'
import { formPayload } from '../../../helpers/form.ts'
import { testItem } from '../../../helpers/items.ts'
import { firstCategoryId } from '../../../helpers/market.ts'
import { twoColours } from '../../../helpers/pictures.ts'

t.test('several things are offered for several, and both see all of them', async (t) => {
  const { owner, requester, wanted, offered, ofOwner, ofRequester, asked, look, call, told } =
    await testBundle(t)
  const id = await asked([wanted, ofOwner[0]!], [offered, ...ofRequester])
  t.strictSame(told(owner), ['exchange_request'])
  for (const [who, direction, turn] of [
    [owner, 'incoming', 'me'],
    [requester, 'outgoing', 'other'],
  ] as const) {
    const seen = await look(who, id)
    t.match(seen, { id, status: 'pending', outcome: null, direction, turn, revision: 1, offered_pick: null })
    t.strictSame(namesOf(seen.wanted), ['Guitar', 'Guitar case'])
    t.strictSame(namesOf(seen.offered), ['Camera', 'Lens', 'Tripod', 'Flash'])
    t.match(seen.wanted[0], { id: wanted, condition: 'LikeNew', status: 'available', image: /^\/uploads\// })
    t.strictSame([seen.handover, seen.reviews], [null, []])
    const { data } = (await call(who, 'GET', `/exchange-request/list?direction=${direction}`)).body
    t.match(data, [
      { id, revision: 1, turn, item_offered: 'Camera and 3 more', item_wanted: 'Guitar and 1 more' },
    ])
    t.strictSame(data[0].wanted, seen.wanted)
  }
  t.strictSame((await look(owner, id)).can, ['accept', 'decline', 'counter'])
  t.strictSame((await look(requester, id)).can, ['withdraw', 'change'])
  t.match((await look(owner, id)).other, { id: requester.id, name: 'Rita Requester', phone: '+15550102030' })
  t.match((await look(owner, id)).history, [{ revision: 1, by: requester.id, message: 'Shall we?' }])
})

t.test('all of it changes hands together', async (t) => {
  const { owner, requester, wanted, ofOwner, ofRequester, asked, accept, call, statusOf } =
    await testBundle(t)
  const id = await asked([wanted, ...ofOwner], ofRequester)
  const items = [wanted, ...ofOwner, ...ofRequester]
  t.equal((await accept(owner, id, { revision: 1 })).status, 200)
  t.ok(items.every((item) => statusOf(item) === 'reserved'))
  for (const who of [owner, requester]) await call(who, 'POST', `/exchange-request/${id}/completion`)
  t.ok(items.every((item) => statusOf(item) === 'traded'))
})

t.test('listed items can be combined with a described one, complete or not at all', async (t) => {
  const { app, owner, requester, wanted, offered, ask, look } = await testBundle(t)
  const thing = {
    name: 'Film',
    description: 'Ten rolls',
    condition: 'New',
    product_category_id: firstCategoryId(app),
  }
  const picture = new File([await twoColours(64, 48).png().toBuffer()], 'film.png')
  const send = async (fields: Record<string, string | File | File[]>) => {
    const { headers, payload } = await formPayload({
      'requested_product_ids[]': String(wanted),
      'offered_product_ids[]': String(offered),
      message: 'With film',
      ...fields,
    })
    const url = '/api/exchange-request'
    return app.inject({ method: 'POST', url, headers: { ...headers, ...requester.bearer }, payload })
  }
  const { name: _name, ...nameless } = thing
  t.match(await ask([wanted], [offered], nameless), { status: 422, body: { errors: { name: [String] } } })
  t.match(await ask([wanted], [offered], { name: 'Film' }), {
    status: 422,
    body: { errors: { description: [String], condition: [String], product_category_id: [String] } },
  })
  t.match(await ask([wanted], [offered], thing), { status: 422, body: { errors: { images: [String] } } })
  t.equal((await send({ 'images[]': picture })).statusCode, 422, 'a picture of nothing')
  const typed = { ...thing, product_category_id: String(thing.product_category_id) }
  const early = await send({
    ...typed,
    'requested_product_ids[]': String(offered),
    'images[]': new File(['no picture'], 'film.png'),
  })
  t.match(
    early,
    { statusCode: 422, body: 'requested_product_ids' },
    'one’s own thing, before the picture is read',
  )
  const sent = await send({ ...typed, 'images[]': picture })
  t.equal(sent.statusCode, 200)
  const seen = await look(owner, sent.json().data.id)
  t.match(seen.offered, [
    { id: offered },
    { id: null, name: 'Film', condition: 'New', status: null, image: String },
  ])
})

t.test('invalid requested or offered items are errors, and nothing is stored', async (t) => {
  const { app, owner, requester, wanted, offered, ofRequester, ask, call } = await testBundle(t)
  const third = testAccount(app)
  const theirs = testItem(app, third.id)
  const many = (ownerId: number) => Array.from({ length: 11 }, () => testItem(app, ownerId))
  const wrong = async (field: string, ...terms: Parameters<typeof ask>) => {
    const { status, body } = await ask(...terms)
    t.equal(status, 422, JSON.stringify(terms))
    t.ok(body.errors?.[field], `${field}: ${JSON.stringify(body.errors)}`)
  }
  await wrong('requested_product_ids', [wanted, theirs], [offered])
  await wrong('requested_product_ids', [wanted, offered], [offered])
  await wrong('requested_product_ids', [wanted, wanted], [offered])
  await wrong('requested_product_ids', many(owner.id), [offered])
  await wrong('requested_product_ids', many(owner.id).slice(1), [offered], { requested_product_id: wanted })
  await wrong('requested_product_id', [], [offered])
  await wrong('offered_product_ids', [wanted], [offered, offered])
  await wrong('offered_product_ids', [wanted], [offered, theirs])
  await wrong('offered_product_ids', [wanted], many(requester.id))
  await wrong('offered_product_ids', [wanted], many(requester.id).slice(1), { offered_product_id: offered })
  await wrong('name', [wanted], [])
  await wrong('offered_pick', [wanted], ofRequester, { offered_pick: 4 })
  for (const offered_pick of [0, -1, 1.5, 'x'])
    await wrong('offered_pick', [wanted], ofRequester, { offered_pick })
  for (const ids of ['x', [null], [{}], ['1.5'], [-1], { length: 1 }]) {
    await wrong('requested_product_ids', ids as number[], [offered])
    await wrong('offered_product_ids', [wanted], ids as number[])
  }
  await wrong('message', [wanted], [offered], { message: '' })
  t.equal((await ask([wanted, 99_999], [offered])).status, 404)
  const { pagination } = (await call(requester, 'GET', '/exchange-request/list?direction=outgoing')).body
  t.equal(pagination.total, 0)
})

t.test('an item with a pending request cannot be in a second one', async (t) => {
  const { wanted, offered, ofOwner, ofRequester, ask } = await testBundle(t)
  t.equal((await ask([wanted, ofOwner[0]!], [offered])).status, 200)
  t.equal((await ask([ofOwner[1]!, ofOwner[0]!], ofRequester)).status, 409)
  t.equal((await ask([ofOwner[1]!], [offered])).status, 200, 'one may offer the same twice')
})

t.test('any n of these: the accepting party chooses, and only those are reserved', async (t) => {
  const { app, owner, requester, wanted, offered, ofRequester, asked, accept, look, call, statusOf } =
    await testBundle(t)
  const id = await asked([wanted], ofRequester, { offered_pick: 2 })
  t.equal((await look(owner, id)).offered_pick, 2)
  const choose = (chosen_product_ids?: unknown) => accept(owner, id, { revision: 1, chosen_product_ids })
  for (const chosen of [
    undefined,
    [],
    [ofRequester[0]],
    ofRequester,
    [ofRequester[0], offered],
    [ofRequester[0], wanted],
    [ofRequester[0], ofRequester[0]],
  ]) {
    t.match(await choose(chosen), { status: 422, body: { errors: { chosen_product_ids: [String] } } })
  }
  t.equal(statusOf(wanted), 'available')
  t.equal((await choose([ofRequester[2], ofRequester[0]])).status, 200)
  t.strictSame(ofRequester.map(statusOf), ['reserved', 'available', 'reserved'])
  const seen = await look(requester, id)
  t.strictSame(namesOf(seen.offered), ['Lens', 'Flash'])
  t.strictSame(namesOf(seen.history[0].offered), ['Lens', 'Tripod', 'Flash'], 'the terms stay as they were')

  const other = testAccount(app)
  const again = { requested_product_ids: [ofRequester[1]], offered_product_ids: [testItem(app, other.id)] }
  const free = await call(other, 'POST', '/exchange-request', { ...again, message: 'The tripod?' })
  t.equal(free.status, 200, 'what was not chosen is free')
  for (const who of [owner, requester]) await call(who, 'POST', `/exchange-request/${id}/completion`)
  t.strictSame(ofRequester.map(statusOf), ['traded', 'available', 'traded'])
})

t.test('if all are offered together, there is no choice', async (t) => {
  const { owner, wanted, ofRequester, asked, accept } = await testBundle(t)
  const id = await asked([wanted], ofRequester)
  t.equal((await accept(owner, id, { chosen_product_ids: ofRequester.slice(1) })).status, 422)
  t.equal((await accept(owner, id, { chosen_product_ids: ofRequester })).status, 200)
})

t.test('a bundle that a shaky line sends twice is asked for once', async (t) => {
  const { wanted, offered, ask } = await testBundle(t)
  const twice = await Promise.all([1, 2].map(() => ask([wanted], [offered], { client_id: 'tap-1' })))
  t.strictSame(
    twice.map(({ status }) => status),
    [200, 200],
  )
  t.equal(twice[0]!.body.data.id, twice[1]!.body.data.id)
})
