import t from 'tap'
import { items } from '../../../../db/schema/index.ts'
import { DAY, HOUR, MINUTE } from '../../../../server/platform/time-shared.ts'
import { saveCommunityRules } from '../../../../server/site/community/community-rules.ts'
import { keepDeadlines } from '../../../../server/swaps/swap-deadlines.ts'
import { noteChange } from '../../../../server/trading/circles/circle-runs.ts'
import { runIsDue } from '../../../../server/trading/circles/circles-search.ts'
import { chooseRecipient } from '../../../../server/trading/gifts/gift-swaps-service.ts'
import { switchGifts } from '../../../../server/trading/gifts/gifts-switch.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testChain } from '../../../helpers/chain.ts'
import { testModerator } from '../../../helpers/moderator.ts'

const statesOf = ({ legs }: { legs: { state: string }[] }) => legs.map(({ state }) => state)

t.test('a gift starts a chain that all accept, and the legs are handed over in order', async (t) => {
  const {
    gus,
    ada,
    ben,
    cleo,
    pram,
    lamp,
    drill,
    propose,
    agree,
    confirm,
    view,
    told,
    statusOf,
    people,
    call,
  } = await testChain(t)
  const id = await propose()
  t.ok(id)
  for (const who of people) t.ok(told(who).includes('circle_found'))
  const proposed = await view(gus, id)
  t.match(proposed, { shape: 'chain', state: 'proposed', my_place: 0, answers: { yes: 0, of: 4 }, why: null })
  t.strictSame(
    proposed.legs.map(({ item }: { item: { id: number | undefined } }) => item.id),
    [pram, lamp, undefined],
    'the giver sees only the first receiver',
  )
  t.match(proposed.legs, [
    { from: { id: gus.id }, to: { id: ada.id } },
    { from: { id: ada.id }, to: null },
    { from: null, to: null },
  ])
  t.match(await view(cleo, id), {
    my_place: 3,
    why: 'want',
    legs: [{ from: null }, { to: { id: ben.id } }, {}],
  })
  t.equal((await call(gus, 'GET', '/circles?shape=circle')).data.length, 0)
  t.equal((await call(gus, 'GET', '/circles?shape=ring')).status, 422)
  t.strictSame(statesOf(proposed), ['waiting', 'waiting', 'waiting'])

  await agree(id)
  t.match(await view(cleo, id), { state: 'agreed', legs: [{ from: { id: gus.id } }, {}, {}] })
  t.strictSame(statesOf(await view(cleo, id)), ['ready', 'waiting', 'waiting'])
  t.strictSame([pram, lamp, drill].map(statusOf), ['reserved', 'reserved', 'reserved'])
  t.strictSame((await view(ben, id)).can, ['cancellation'], 'nothing to confirm before its turn')
  t.equal((await confirm(ada, id, lamp)).status, 409, 'the leg before it is not done')
  t.equal((await confirm(cleo, id, drill)).status, 409)
  t.equal((await confirm(ben, id, pram)).status, 403)
  await confirm(gus, id, pram)
  t.equal((await confirm(ada, id, lamp)).status, 409, 'only one has confirmed')
  t.equal((await confirm(ada, id, pram)).status, 200)
  t.strictSame(statesOf(await view(gus, id)), ['done', 'ready', 'waiting'])
  t.strictSame((await view(gus, id)).can, [], 'the giver has nothing left to do')
  t.equal(statusOf(pram), 'traded')
  for (const who of [ada, ben]) await confirm(who, id, lamp)
  for (const who of [ben, cleo]) t.equal((await confirm(who, id, drill)).status, 200)
  t.match(await view(gus, id), { state: 'completed', outcome: null })
  t.strictSame((await view(gus, id)).reviewable, [ada.id])
  t.equal((await call(gus, 'GET', `/people/${cleo.id}`)).data.swaps_completed, 1)
})

t.test('a chain that breaks in its middle leaves nobody worse off', async (t) => {
  const {
    gus,
    ada,
    ben,
    cleo,
    pram,
    lamp,
    drill,
    propose,
    agree,
    confirm,
    callOff,
    view,
    told,
    statusOf,
    call,
  } = await testChain(t)
  const id = await propose()
  await agree(id)
  for (const who of [gus, ada]) await confirm(who, id, pram)
  t.equal((await callOff(gus, id)).status, 409, 'what is theirs is done')
  t.equal((await callOff(ben, id, { leg: pram })).status, 403)
  t.equal((await callOff(ben, id, { leg: 999_999 })).status, 403)
  t.equal((await callOff(ada, id, { leg: pram })).status, 409, 'done')
  t.match(await callOff(ben, id), { status: 200, data: { state: 'completed', outcome: null } })
  t.strictSame(statesOf(await view(gus, id)), ['done', 'ended', 'ended'])
  t.strictSame([pram, lamp, drill].map(statusOf), ['traded', 'available', 'available'])
  for (const who of [ada, cleo]) t.ok(told(who).includes('circle_called_off'))
  t.notOk(told(gus).includes('circle_called_off'))
  t.equal((await confirm(ada, id, lamp)).status, 409)
  t.strictSame((await view(ada, id)).reviewable, [gus.id], 'only those who handed something over')
  t.strictSame((await view(cleo, id)).reviewable, [])
  for (const [who, count] of [
    [gus, 1],
    [ada, 1],
    [ben, 0],
    [cleo, 0],
  ] as const)
    t.equal((await call(gus, 'GET', `/people/${who.id}`)).data.swaps_completed, count)
})

t.test('cancelling a later leg leaves the earlier ones unchanged', async (t) => {
  const { gus, ada, ben, cleo, pram, lamp, drill, propose, agree, confirm, callOff, view, statusOf } =
    await testChain(t)
  const id = await propose()
  await agree(id)
  t.match(await callOff(cleo, id), { status: 200, data: { state: 'agreed' } })
  t.strictSame(statesOf(await view(gus, id)), ['ready', 'waiting', 'ended'])
  t.strictSame([pram, lamp, drill].map(statusOf), ['reserved', 'reserved', 'available'])
  for (const who of [gus, ada]) await confirm(who, id, pram)
  for (const who of [ada, ben]) await confirm(who, id, lamp)
  t.match(await view(cleo, id), { state: 'completed' })
  t.strictSame([pram, lamp, drill].map(statusOf), ['traded', 'traded', 'available'])
})

t.test('the deadlines of a leg count from the end of the leg before it', async (t) => {
  const { app, gus, ada, pram, lamp, drill, propose, agree, confirm, view, told, statusOf } =
    await testChain(t)
  const id = await propose()
  await agree(id)
  const age = (days: number) =>
    app.db.$client
      .prepare('UPDATE swaps SET waiting_since = waiting_since - :ms, due_at = due_at - :ms WHERE id = :id')
      .run({ id, ms: days * DAY })
  age(20)
  for (const who of [gus, ada]) await confirm(who, id, pram)
  const { expires_at } = await view(ada, id)
  t.ok(Date.parse(expires_at) > Date.now() + 20 * DAY, 'from now')
  t.ok(told(ada).includes('circle_reminder'), 'it is her turn')
  keepDeadlines(app.db, Date.parse(expires_at) + 1000)
  t.match(await view(ada, id), { state: 'completed' }, 'a done leg')
  t.strictSame([pram, lamp, drill].map(statusOf), ['traded', 'available', 'available'])
})

t.test('a chain that expires before its first leg is called off', async (t) => {
  const { app, gus, cleo, pram, lamp, drill, propose, agree, view, statusOf } = await testChain(t)
  const id = await propose()
  await agree(id)
  const { expires_at } = await view(gus, id)
  keepDeadlines(app.db, Date.parse(expires_at) + 1000)
  t.match(await view(cleo, id), { state: 'ended', outcome: 'called_off' })
  t.strictSame(statesOf(await view(cleo, id)), ['ended', 'ended', 'ended'])
  t.strictSame([pram, lamp, drill].map(statusOf), ['available', 'available', 'available'])
})

/** An act on a proposed chain, its user, and the outcome. */
const ENDINGS: [
  string,
  (world: Awaited<ReturnType<typeof testChain>> & { chain: number }) => Promise<unknown>,
  string,
][] = [
  [
    'its gift becomes an item',
    ({ gus, pram, call }) => call(gus, 'POST', `/product/update/${pram}`, { is_gift: '0' }),
    'item_gone',
  ],
  [
    'its gift may start no chain',
    ({ gus, pram, call }) => call(gus, 'POST', `/product/update/${pram}`, { starts_chain: '0' }),
    'withdrawn',
  ],
  [
    'an item of it becomes a gift',
    ({ ada, lamp, call }) => call(ada, 'POST', `/product/update/${lamp}`, { is_gift: '1' }),
    'item_gone',
  ],
  [
    'its gift is deleted',
    ({ gus, pram, call }) => call(gus, 'DELETE', `/products/delete/${pram}`),
    'item_gone',
  ],
  [
    'an item of it is deleted',
    ({ ben, drill, call }) => call(ben, 'DELETE', `/products/delete/${drill}`),
    'item_gone',
  ],
  [
    'two of it block each other',
    ({ gus, cleo, call }) => call(cleo, 'POST', `/blocks/${gus.id}`),
    'withdrawn',
  ],
  [
    'the last receiver takes their want back',
    ({ cleo, drill, call }) => call(cleo, 'DELETE', `/wants/${drill}`),
    'withdrawn',
  ],
  [
    'the first receiver takes their want back',
    ({ ada, pram, call }) => call(ada, 'DELETE', `/wants/${pram}`),
    'withdrawn',
  ],
  ['one says no', ({ ben, answer, chain }) => answer(ben, chain, 'refusal'), 'declined'],
  [
    'gifts are switched off',
    async ({ app }) => {
      saveCommunityRules(app.db, { gifts: false })
      switchGifts(app.db, false)
    },
    'withdrawn',
  ],
  [
    'the owner is suspended',
    ({ app, gus }) => testModerator(app).act('POST', `/people/${gus.id}/suspension`, { reason: 'x' }),
    'withdrawn',
  ],
  [
    'the gift is promised otherwise',
    async ({ app, gus, person, pram, call }) => {
      const dan = person('Dan')
      await call(dan, 'POST', `/gifts/${pram}/request`, {})
      const chosen = await call(gus, 'POST', `/gifts/${pram}/recipient`, { person: dan.id })
      if (chosen.status !== 200) throw new Error(`${chosen.status}, not 200 of ${app.db.$client.name}`)
    },
    'item_gone',
  ],
]

for (const [name, act, outcome] of ENDINGS) {
  t.test(`a proposed chain ends as ${outcome} if ${name}`, async (t) => {
    const world = await testChain(t)
    const id = await world.propose()
    await act({ ...world, chain: id })
    t.match(await world.view(world.cleo, id), { state: 'ended', outcome })
    t.notOk(world.people.some((who) => world.told(who).includes('circle_agreed')))
    const open = "SELECT 1 FROM swap_legs WHERE swap_state IN ('proposed', 'agreed') AND swap_kind = 'circle'"
    t.equal(world.app.db.$client.prepare(open).get(), undefined)
  })
}

t.test('what was refused in a chain is not proposed again, and nothing else', async (t) => {
  const { app, gus, cleo, ben, drill, propose, answer, chainsOf, person, want, item, grow, lamp } =
    await testChain(t)
  const first = await propose()
  await answer(cleo, first, 'refusal')
  await app.circles.run()
  t.match(await chainsOf(gus), [{ legs: [{}, {}] }], 'without her it ends before her')
  const [shorter] = await chainsOf(gus)
  t.match(await chainsOf(ben), [{ id: shorter.id, my_place: 2 }])
  await answer(gus, shorter.id, 'refusal')
  await app.circles.run()
  t.strictSame(await chainsOf(gus), [], 'not to this first receiver')
  const dan = person('Dan')
  const kite = item(dan, 'Kite')
  grow()
  await want(dan, app.db.$client.prepare("SELECT id FROM items WHERE name = 'Pram'").pluck().get() as number)
  await want(cleo, kite)
  await want(ben, kite)
  await app.circles.run()
  t.match(await chainsOf(gus), [{ legs: [{ to: { id: dan.id } }, {}] }])
  t.ok(drill && lamp)
})

t.test('requests for the gift wait again if a chain breaks at its first leg', async (t) => {
  const { app, gus, ada, cleo, person, pram, call, propose, agree, callOff, confirm, told, grow, chainsOf } =
    await testChain(t)
  const dan = person('Dan')
  await call(ada, 'DELETE', `/wants/${pram}`)
  for (const who of [ada, dan, cleo]) await call(who, 'POST', `/gifts/${pram}/request`, { message: 'Please' })
  await app.circles.run()
  t.strictSame(await chainsOf(gus), [], 'not within the 24 hours of the requests')
  const old = 'UPDATE gift_requests SET created_at = created_at - 90000000'
  app.db.$client.exec(old)
  const id = await propose()
  t.ok(id, 'a request for a gift is a yes to it for any item')
  t.match((await call(ada, 'GET', `/circles/${id}`)).data, { why: 'request' })
  await agree(id)
  const stateOf = async (who: typeof gus) => (await call(who, 'GET', '/gifts/requests')).data[0].state
  t.equal(await stateOf(ada), 'chosen')
  t.equal((await call(ada, 'DELETE', `/gifts/${pram}/request`)).status, 409)
  t.equal(await stateOf(dan), 'not_chosen')
  t.equal(await stateOf(cleo), 'not_chosen')
  t.ok(told(dan).includes('gift_not_chosen'))
  t.notOk(told(cleo).includes('gift_not_chosen'), 'she is in the chain')
  const cookies = { swapyard_token: ada.token }
  const page = await app.inject({ url: `/dashboard/exchange-product-details?id=${id}`, cookies })
  t.equal(page.headers.location, `/dashboard/circles/${id}`)
  await confirm(gus, id, pram)
  await callOff(ada, id)
  t.match((await call(gus, 'GET', `/circles/${id}`)).data, { state: 'ended', outcome: 'called_off' })
  t.equal(await stateOf(ada), 'ended')
  t.equal(await stateOf(dan), 'waiting')
  t.equal(await stateOf(cleo), 'waiting')
  t.ok(told(dan).includes('gift_waiting_again'))
  grow()
})

t.test('a request for a gift that is withdrawn ends the chain that rests on it', async (t) => {
  const { app, ada, pram, call, propose, view } = await testChain(t)
  await call(ada, 'DELETE', `/wants/${pram}`)
  await call(ada, 'POST', `/gifts/${pram}/request`, {})
  app.db.$client.exec('UPDATE gift_requests SET created_at = created_at - 90000000')
  const id = await propose()
  t.equal((await call(ada, 'DELETE', `/gifts/${pram}/request`)).status, 200)
  t.match(await view(ada, id), { state: 'ended', outcome: 'withdrawn' })
})

t.test(
  'the rules of chains: no second wish, at least two receivers, the for of a want, and who had enough',
  async (t) => {
    const { app, gus, ada, ben, cleo, pram, lamp, drill, call, want, propose, chainsOf, item, person, grow } =
      await testChain(t)
    const table = item(ada, 'Table')
    grow()
    await call(ada, 'DELETE', `/wants/${pram}`)
    await call(ada, 'POST', '/wants', { product_id: pram, for: [table] })
    t.equal(await propose(), undefined, 'nobody wants what she would give')
    await want(ben, table)
    const id = await propose()
    t.match((await chainsOf(gus))[0].legs[1].item.name, 'Table')
    await call(gus, 'POST', `/circles/${id}/refusal`)
    app.db.$client.exec('DELETE FROM chain_refusals; DELETE FROM pair_answers')
    await call(ada, 'POST', '/wants', { product_id: pram })
    // Cleo has had the one gift that the site allows.
    saveCommunityRules(app.db, { gifts_per_person: 1 })
    const plain = item(person('Hal'), 'Stool', { is_gift: true })
    await call(cleo, 'POST', `/gifts/${plain}/request`, {})
    const owner = app.db.$client
      .prepare('SELECT owner_id FROM items WHERE id = ?')
      .pluck()
      .get(plain) as number
    chooseRecipient(app.db, owner, plain, cleo.id)
    await propose()
    const chains = await chainsOf(gus)
    t.equal(chains.length, 1)
    t.equal(chains[0].answers.of, 3, 'it ends before her')
    t.ok(drill && lamp)
    for (const { id } of chains) await call(gus, 'POST', `/circles/${id}/refusal`)
    app.db.$client.exec('DELETE FROM chain_refusals; DELETE FROM pair_answers; DELETE FROM wants')
    saveCommunityRules(app.db, { gifts_per_person: 0 })
    await call(ada, 'POST', '/wishes', { text: 'pram' })
    await call(ben, 'POST', '/wishes', { text: 'lamp' })
    t.equal(await propose(), undefined, 'two edges rest on wishes')
    await want(ben, lamp)
    t.ok(await propose(), 'one may')
  },
)

t.test('a lowered gift limit ends the proposed chains beyond it, and notifies their users', async (t) => {
  const { app, gus, cleo, people, item, person, call, propose, view, told, grow, chainsOf } =
    await testChain(t)
  const hal = person('Hal')
  const stool = item(hal, 'Stool', { is_gift: true })
  grow()
  await call(cleo, 'POST', `/gifts/${stool}/request`, {})
  t.equal((await call(hal, 'POST', `/gifts/${stool}/recipient`, { person: cleo.id })).status, 200)
  const id = await propose()
  const allow = (gifts_per_person: number) =>
    call(testAccount(app, { role: 'admin' }), 'POST', '/admin/community', { gifts_per_person })
  t.equal((await allow(2)).status, 200)
  t.match(await view(cleo, id), { state: 'proposed' }, 'one more is within the limit')
  t.equal((await allow(1)).status, 200)
  t.match(await view(cleo, id), { state: 'ended', outcome: 'withdrawn' })
  for (const who of people) t.ok(told(who).includes('circle_ended'))
  await app.circles.run()
  t.match(await chainsOf(gus), [{ answers: { of: 3 } }], 'the next one ends before her')
})

t.test(
  'two tents cannot come by a chain and a circle, and an exchange of their own ends what is beyond the limit',
  async (t) => {
    const { app, cleo, person, drill, item, call, want, propose, chainsOf, grow, view } = await testChain(t)
    await call(cleo, 'POST', '/wishes', { text: 'drill' })
    const dan = person('Dan')
    const [second, cup] = [item(dan, 'Drill, nearly new'), item(cleo, 'Cup')]
    const gift = item(dan, 'Old drill', { is_gift: true })
    grow()
    const id = await propose()
    t.match((await call(cleo, 'GET', '/wishes')).data, [{ used: 1 }])
    await want(cleo, second)
    t.strictSame((await want(dan, cup)).data.circles, [], 'the wish is used by the chain')
    t.equal((await app.circles.run()).proposed, 0)
    await call(cleo, 'POST', `/gifts/${gift}/request`, {})
    t.equal((await call(dan, 'POST', `/gifts/${gift}/recipient`, { person: cleo.id })).status, 200)
    t.match(await view(cleo, id), { state: 'ended', outcome: 'withdrawn' })
    t.match((await call(cleo, 'GET', '/wishes')).data, [{ used: 1 }])
    t.ok(drill)
    t.strictSame(
      (await chainsOf(cleo)).filter((one: { id: number }) => one.id === id),
      [],
    )
  },
)

t.test('a user who leaves ends their legs of a chain and all later ones', async (t) => {
  const { app, gus, ada, ben, pram, lamp, drill, propose, agree, confirm, view, call, statusOf } =
    await testChain(t)
  const id = await propose()
  await agree(id)
  for (const who of [gus, ada]) await confirm(who, id, pram)
  t.equal((await call(gus, 'DELETE', '/account', { password: PASSWORD })).status, 200, 'the giver is done')
  t.match(await view(ada, id), { state: 'agreed' })
  t.equal((await call(ben, 'DELETE', '/account', { password: PASSWORD })).status, 200)
  t.match(await view(ada, id), {
    state: 'completed',
    legs: [{ state: 'done' }, { state: 'ended' }, { state: 'ended' }],
  })
  t.equal(statusOf(lamp), 'available')
  t.ok(drill && app)
})

t.test('an admin settles a leg confirmed by one party only', async (t) => {
  const { app, gus, ada, pram, lamp, propose, agree, confirm, view, call, statusOf } = await testChain(t)
  const admin = testAccount(app, { isAdmin: true })
  const id = await propose()
  await agree(id)
  await confirm(gus, id, pram)
  t.equal((await call(admin, 'POST', `/admin/swaps/${id}/legs/${pram}`, { outcome: 'traded' })).status, 200)
  t.strictSame(statesOf(await view(ada, id)), ['done', 'ready', 'waiting'])
  await confirm(ada, id, lamp)
  t.equal((await call(admin, 'POST', `/admin/swaps/${id}/legs/${lamp}`, { outcome: 'returned' })).status, 200)
  t.match(await view(ada, id), { state: 'completed' })
  t.strictSame(statesOf(await view(ada, id)), ['done', 'ended', 'ended'])
  t.equal(statusOf(lamp), 'available')
})

t.test('while a gift may start a chain, a run begins sooner', async (t) => {
  const { app, propose } = await testChain(t)
  const ago = (milliseconds: number) => Date.now() - milliseconds
  t.equal(runIsDue(app.db, ago(20 * MINUTE)), false)
  t.equal(runIsDue(app.db, ago(31 * MINUTE)), true, 'something has changed, and there is a gift')
  await propose()
  t.equal(runIsDue(app.db, ago(31 * MINUTE)), false, 'nothing has changed since the run')
  noteChange(app.db)
  t.equal(runIsDue(app.db, ago(31 * MINUTE)), true)
  app.db.update(items).set({ isGift: false }).run()
  t.equal(runIsDue(app.db, ago(31 * MINUTE)), false, 'no gift')
  t.equal(runIsDue(app.db, ago(6 * HOUR + MINUTE)), true)
})
