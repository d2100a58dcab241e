import t from 'tap'
import { DAY } from '../../../../server/platform/time-shared.ts'
import { keepDeadlines } from '../../../../server/swaps/swap-deadlines.ts'
import { testChain } from '../../../helpers/chain.ts'

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

t.test('a later leg that is called off ends alone, and the earlier ones go on', async (t) => {
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
