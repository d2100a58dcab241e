import { eq } from 'drizzle-orm'
import t from 'tap'
import { items, swapRevisions, swaps } from '../../../../db/schema/index.ts'
import { SWAP_TERMS } from '../../../../server/swaps/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { namesOf, testBundle } from '../../../helpers/bundle.ts'
import { testItem } from '../../../helpers/items.ts'
import { testModerator } from '../../../helpers/moderator.ts'

t.test('nobody accepts terms that they have not seen', async (t) => {
  const { owner, requester, wanted, offered, ofRequester, asked, accept, call, statusOf } =
    await testBundle(t)
  const id = await asked([wanted], [offered])
  await call(requester, 'POST', `/exchange-request/${id}/offered-product`, {
    offered_product_ids: ofRequester,
  })
  t.equal((await accept(owner, id, { revision: 1 })).status, 409)
  t.equal(statusOf(wanted), 'available')
  for (const revision of [0, -1, 1.5, 'x', null]) {
    t.equal((await accept(owner, id, { revision })).status, 422, String(revision))
  }
  t.equal((await accept(owner, id, { revision: 2 })).status, 200)
})

t.test('without a revision the newest terms are accepted, and without a body too', async (t) => {
  const { app, owner, requester, wanted, offered, ofRequester, asked, call, look } = await testBundle(t)
  const id = await asked([wanted], [offered])
  await call(requester, 'POST', `/exchange-request/${id}/offered-product`, {
    offered_product_ids: ofRequester,
  })
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/api/exchange-request/${id}/accept`,
    headers: owner.bearer,
  })
  t.equal(statusCode, 200)
  t.equal((await look(owner, id)).offered.length, 3)
})

t.test('an edit of an item creates new terms, announced once in ten minutes', async (t) => {
  const { app, owner, requester, wanted, offered, asked, accept, counter, look, call, told } =
    await testBundle(t)
  const id = await asked([wanted], [offered])
  const edit = (who: typeof owner, item: number, fields: object) =>
    call(who, 'POST', `/product/update/${item}`, fields)
  await edit(requester, offered, { name: 'Broken camera' })
  t.equal((await accept(owner, id, { revision: 1 })).status, 409, 'edited a moment before')
  const seen = await look(owner, id)
  t.match(seen, { revision: 2, turn: 'me', message: 'Shall we?', offered: [{ name: 'Broken camera' }] })
  t.match(seen.history, [{ offered: [{ name: 'Camera' }] }, { by: requester.id, message: '' }])
  await edit(requester, offered, { description: 'It does not work at all' })
  await edit(requester, offered, { condition: 'Old' })
  t.equal((await look(requester, id)).revision, 2, 'one revision')
  t.strictSame(told(owner), ['exchange_request', 'exchange_edited'], 'one notice')
  t.match(await look(owner, id), { revision: 2, offered: [{ condition: 'Old' }] }, 'another window refreshes')
  const { terms_hash } = seen
  t.equal((await accept(owner, id, { revision: 2, terms_hash })).status, 409, 'seen before the last edits')
  t.equal((await accept(owner, id, { terms_hash })).status, 409)
  t.equal((await accept(owner, id, { revision: 2, terms_hash: null })).status, 422)
  t.equal((await counter(owner, id, 2, [wanted], [offered], { terms_hash })).status, 409)

  const before = new Date(Date.now() - SWAP_TERMS.editsJoin)
  app.db.update(swapRevisions).set({ createdAt: before }).where(eq(swapRevisions.revision, 2)).run()
  await edit(requester, offered, { name: 'Camera for spares' })
  t.match(await look(owner, id), { revision: 3, turn: 'me' })
  t.equal(told(owner).length, 3)
  const newest = await look(owner, id)
  t.equal(newest.history.at(-1).terms_hash, newest.terms_hash)
  t.equal(new Set(newest.history.map((one: typeof newest) => one.terms_hash)).size, newest.history.length)
  const { data } = (await call(owner, 'GET', '/exchange-request/list')).body
  t.equal(data[0].terms_hash, newest.terms_hash, 'the same in every view')
  const offer = (await call(requester, 'GET', `/exchange-request/${id}/offered-product`)).body.data
  t.equal(offer.terms_hash, newest.terms_hash)
  t.equal((await accept(owner, id, { revision: 3, terms_hash: newest.terms_hash })).status, 200)
})

t.test(
  'two who edit in turn make one revision each in ten minutes, and the last has the other answer',
  async (t) => {
    const { app, owner, requester, wanted, offered, asked, accept, look, call, counter, told } =
      await testBundle(t)
    const id = await asked([wanted], [offered])
    const edit = (who: typeof owner, item: number, name: string) =>
      call(who, 'POST', `/product/update/${item}`, { name })
    for (let at = 1; at <= 5; at++) {
      await edit(owner, wanted, `Guitar ${at}`)
      await edit(requester, offered, `Camera ${at}`)
    }
    const legsOf = app.db.$client.prepare('SELECT count(*) FROM swap_legs WHERE swap_id = ?').pluck()
    const shown = (request: { history: { by: number; wanted: []; offered: [] }[] }) =>
      request.history.map(({ by, ...terms }) => [by, ...namesOf(terms.wanted), ...namesOf(terms.offered)])
    const seen = await look(owner, id)
    t.strictSame(shown(seen), [
      [requester.id, 'Guitar', 'Camera'],
      [owner.id, 'Guitar 5', 'Camera 4'],
      [requester.id, 'Guitar 5', 'Camera 5'],
    ])
    t.equal(legsOf.get(id), 5, 'what no revision shows any more is not kept')
    t.strictSame(told(requester), ['exchange_edited'])
    t.strictSame(told(owner), ['exchange_request', 'exchange_edited'])

    await edit(owner, wanted, 'Broken guitar')
    t.match(await look(owner, id), { turn: 'other', wanted: [{ name: 'Broken guitar' }] })
    t.equal(
      (await accept(owner, id, { revision: seen.revision })).status,
      403,
      'not what one has changed oneself',
    )
    t.equal((await accept(requester, id, { revision: seen.revision })).status, 409, 'nor what was not seen')
    const broken = await look(requester, id)
    t.strictSame(shown(broken).slice(1), [
      [requester.id, 'Guitar 5', 'Camera 5'],
      [owner.id, 'Broken guitar', 'Camera 5'],
    ])

    await counter(requester, id, broken.revision, [wanted], [offered])
    await edit(owner, wanted, 'Guitar')
    t.equal((await look(owner, id)).history.length, 5, 'terms were put meanwhile')
    const before = new Date(Date.now() - SWAP_TERMS.editsJoin)
    app.db.update(swapRevisions).set({ createdAt: before }).where(eq(swapRevisions.swapId, id)).run()
    await edit(requester, offered, 'Camera')
    await edit(owner, wanted, 'Green guitar')
    t.equal((await look(owner, id)).history.length, 7, 'the ten minutes are over')
  },
)

t.test('of very many revisions the newest are shown', async (t) => {
  const { app, owner, requester, wanted, offered, asked, look, call } = await testBundle(t)
  const id = await asked([wanted], [offered])
  const many = SWAP_TERMS.shown + 20
  for (let revision = 2; revision <= many; revision++)
    app.db.insert(swapRevisions).values({ swapId: id, revision, byId: owner.id, isEdit: true }).run()
  app.db.update(swaps).set({ revision: many }).where(eq(swaps.id, id)).run()
  await call(requester, 'POST', `/exchange-request/${id}/counter`, {
    revision: many,
    requested_product_ids: [wanted],
    offered_product_ids: [offered],
  })
  await call(requester, 'POST', `/product/update/${offered}`, { name: 'Broken camera' })
  const { revision, history } = await look(owner, id)
  t.equal(history.length, SWAP_TERMS.shown)
  t.equal(history.at(-1).revision, revision)
  t.strictSame(
    [history[0], history.at(-1)].map((one) => [...namesOf(one.wanted), ...namesOf(one.offered)]),
    [
      ['Guitar', 'Camera'],
      ['Guitar', 'Broken camera'],
    ],
  )
})

t.test('an edit of the wanted item gives the turn to the requester', async (t) => {
  const { owner, requester, wanted, offered, asked, accept, look, call } = await testBundle(t)
  const id = await asked([wanted], [offered])
  await call(owner, 'POST', `/product/update/${wanted}`, { name: 'Guitar without strings' })
  t.match(await look(requester, id), {
    revision: 2,
    turn: 'me',
    wanted: [{ name: 'Guitar without strings' }],
  })
  t.equal((await accept(owner, id, { revision: 2 })).status, 403)
  t.equal((await accept(requester, id, { revision: 2 })).status, 200)
})

t.test('an invisible edit, or of an item in no request, is no revision', async (t) => {
  const { owner, wanted, offered, ofOwner, asked, look, call, told } = await testBundle(t)
  const id = await asked([wanted], [offered])
  await call(owner, 'POST', `/product/update/${wanted}`, { name: 'Guitar', trade_preferences: 'a piano' })
  await call(owner, 'POST', `/product/update/${ofOwner[0]}`, { name: 'Case' })
  t.equal((await look(owner, id)).revision, 1)
  t.strictSame(told(owner), ['exchange_request'])
})

t.test('a reserved or hidden item lets a request wait, and a counter does without it', async (t) => {
  const {
    app,
    owner,
    requester,
    wanted,
    offered,
    ofRequester,
    asked,
    accept,
    counter,
    look,
    call,
    statusOf,
  } = await testBundle(t)
  const { act } = testModerator(app)
  const id = await asked([wanted], [offered, ...ofRequester], { offered_pick: 1 })
  const rival = testAccount(app)
  const other = { requested_product_ids: [offered], offered_product_ids: [testItem(app, rival.id)] }
  const { body } = await call(rival, 'POST', '/exchange-request', { ...other, message: 'x' })
  await accept(requester, body.data.id)
  const chosen = { revision: 1, chosen_product_ids: [ofRequester[0]] }
  t.match(await accept(owner, id, chosen), { status: 409, body: { message: /Camera is reserved/ } })
  t.match(await look(owner, id), { status: 'pending', item_reserved: true, can: ['decline', 'counter'] })
  await call(rival, 'POST', `/exchange-request/${body.data.id}/cancellation`, { reason: 'x' })
  t.strictSame((await look(owner, id)).can, ['accept', 'decline', 'counter'], 'back in view')
  await act('POST', `/items/${ofRequester[1]}/hiding`)
  t.match(await accept(owner, id, chosen), {
    status: 409,
    body: { message: /Tripod is not available at the moment/ },
  })
  t.equal((await counter(owner, id, 1, [wanted], [ofRequester[0]!])).status, 200)
  t.equal((await accept(requester, id, { revision: 2 })).status, 200)
  t.equal(statusOf(ofRequester[0]!), 'reserved')
})

t.test('with a request for one side the other side’s edit still applies', async (t) => {
  const { app, requester, wanted, offered, ofOwner, ofRequester, asked, look, call } = await testBundle(t)
  const { act } = testModerator(app)
  const id = await asked([wanted], [offered])
  const change = (terms: object) => call(requester, 'POST', `/exchange-request/${id}/offered-product`, terms)
  await act('POST', `/items/${wanted}/hiding`)
  t.equal((await change({ offered_product_ids: ofRequester })).status, 200)
  t.equal((await change({ offered_pick: 2 })).status, 200)
  const seen = await look(requester, id)
  t.strictSame([namesOf(seen.wanted), namesOf(seen.offered)], [['Guitar'], ['Lens', 'Tripod', 'Flash']])
  t.match(seen, { offered_pick: 2, revision: 3 })
  t.equal(seen.requested_product_id, null, 'nobody is led to what they cannot see')
  t.equal((await change({ requested_product_ids: [wanted] })).status, 404, 'named anew it is not there')
  await act('POST', `/items/${ofRequester[0]}/hiding`)
  t.equal((await change({ requested_product_ids: ofOwner })).status, 200)
  t.strictSame(namesOf((await look(requester, id)).wanted), ['Guitar case', 'Amplifier'])
  t.equal((await change({ offered_pick: 4 })).status, 422)
  t.equal((await change({ offered_product_ids: ofRequester.slice(1) })).status, 200)
  t.equal((await look(requester, id)).offered_pick, null, 'other things are all offered, unless that is said')
})

t.test('once any item of the newest terms is traded or deleted the request ends, pick or not', async (t) => {
  const { app, owner, requester, wanted, offered, ofOwner, ofRequester, asked, accept, look, call, told } =
    await testBundle(t)
  const id = await asked([wanted], [offered, ...ofRequester], { offered_pick: 1 })
  const kept = await asked([ofOwner[0]!], [ofRequester[0]!, ofRequester[1]!])
  await call(requester, 'POST', `/exchange-request/${kept}/offered-product`, {
    offered_product_ids: [ofRequester[0]],
  })
  t.equal((await call(requester, 'DELETE', `/products/delete/${ofRequester[1]}`)).status, 200)
  t.match(await look(owner, id), { status: 'rejected', outcome: 'item_gone', turn: null, can: [] })
  const { offered: things } = await look(owner, id)
  t.strictSame(namesOf(things), ['Camera', 'Lens', 'Tripod', 'Flash'])
  t.match(things[2], { id: null, name: 'Tripod', status: null, image: String }, 'its name and picture stay')
  t.equal((await look(owner, kept)).status, 'pending', 'older terms do not count')
  t.ok(told(owner).includes('exchange_item_gone'))

  const rival = testAccount(app)
  const theirs = testItem(app, rival.id)
  const other = { requested_product_ids: [ofOwner[0]], offered_product_ids: [theirs], message: 'x' }
  const won = (await call(rival, 'POST', '/exchange-request', other)).body.data.id
  await accept(owner, won)
  for (const who of [owner, rival]) await call(who, 'POST', `/exchange-request/${won}/completion`)
  t.match(await look(requester, kept), {
    outcome: 'item_gone',
    wanted: [{ id: ofOwner[0], status: 'traded' }],
  })
  t.match(await accept(owner, kept), { status: 409, body: { message: /one of its items is gone/ } })
})

t.test('what is named in two pending requests is promised by one of them', async (t) => {
  const { app, owner, requester, wanted, offered, ofOwner, asked, accept, look } = await testBundle(t)
  const one = await asked([wanted], [offered])
  const two = await asked([ofOwner[0]!], [offered])
  const answers = await Promise.all([accept(owner, one), accept(owner, two)])
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 409])
  const waiting = answers[0]!.status === 200 ? two : one
  t.match(await look(requester, waiting), { status: 'pending', item_reserved: true })
  t.equal(app.db.select().from(items).where(eq(items.id, offered)).get()!.status, 'reserved')
})

t.test('of two concurrent steps the second gets the result of the first', async (t) => {
  const { owner, requester, wanted, offered, ofRequester, asked, accept, counter, call } = await testBundle(t)
  const id = await asked([wanted], [offered])
  const both = await Promise.all([
    accept(owner, id, { revision: 1 }),
    call(requester, 'POST', `/exchange-request/${id}/offered-product`, { offered_product_ids: ofRequester }),
  ])
  t.strictSame(both.map(({ status }) => status).sort(), [200, 409])
  await call(owner, 'POST', `/exchange-request/${id}/cancellation`, { reason: 'x' })
  await call(requester, 'POST', `/exchange-request/${id}/withdrawal`)
  const other = await asked([wanted], [offered])
  const two = await Promise.all([
    counter(owner, other, 1, [wanted], ofRequester),
    accept(owner, other, { revision: 1 }),
  ])
  t.strictSame(two.map(({ status }) => status === 200).sort(), [false, true])
})
