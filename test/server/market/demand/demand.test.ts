import t from 'tap'
import { demandOf } from '../../../../server/market/demand/demand-service.ts'
import { DEMAND } from '../../../../server/market/limits.ts'
import { makeWish, ownWishes } from '../../../../server/market/wishes/wishes-service.ts'
import { replaceSynonyms } from '../../../../server/platform/search/synonyms-queries.ts'
import { type Neighbours, testNeighbours } from '../../../helpers/neighbours.ts'

type Person = ReturnType<Neighbours['person']>

const asked = async ({ call }: Neighbours, caller: Person) =>
  (await call(caller, 'GET', '/market/demand')).data as {
    text: string | null
    category: { id: number; name: string } | null
    people: number
  }[]

/** A new member with a wish for each text. */
async function wished({ person, call }: Neighbours, ...texts: (string | object)[]): Promise<Person[]> {
  const people: Person[] = []
  for (const wish of texts) {
    const who = person('Wisher')
    const { status } = await call(who, 'POST', '/wishes', typeof wish === 'string' ? { text: wish } : wish)
    t.equal(status, 200)
    people.push(who)
  }
  return people
}

t.test('lists what at least 3 members look for, most people first, and not who', async (t) => {
  const market = await testNeighbours(t)
  const { call, category } = market
  const [ada] = await wished(
    market,
    'Kayak',
    'kayak',
    'Tent',
    'tent',
    'tents',
    'Tent',
    'Unicycle',
    'Unicycle',
  )
  t.equal((await call(null, 'GET', '/market/demand')).status, 401)
  t.strictSame(await asked(market, ada!), [{ text: 'Tent', category: null, people: 4 }])
  await wished(market, 'kayak', ...[1, 2, 3].map(() => ({ product_category_id: category })))
  t.strictSame(await asked(market, ada!), [
    { text: 'Tent', category: null, people: 4 },
    { text: 'kayak', category: null, people: 3 },
    { text: null, category: { id: category, name: 'Curiosities' }, people: 3 },
  ])
})

t.test('a member counts once for an entry, in however many words', async (t) => {
  const market = await testNeighbours(t)
  const { person, call } = market
  const ada = person('Ada')
  for (const text of ['kayak', 'a kayak', 'kayaks']) await call(ada, 'POST', '/wishes', { text })
  await wished(market, 'kayak')
  t.strictSame(await asked(market, ada), [])
  await wished(market, 'Kayak')
  t.match(await asked(market, ada), [{ people: 3 }])
})

t.test('the same words in a category are another entry', async (t) => {
  const market = await testNeighbours(t)
  const { category } = market
  const [ada] = await wished(market, 'kayak', 'kayak', { text: 'kayak', product_category_id: category })
  t.strictSame(await asked(market, ada!), [])
  await wished(
    market,
    { text: 'kayak', product_category_id: category },
    { text: 'Kayak', product_category_id: category },
  )
  t.match(await asked(market, ada!), [{ category: { id: category }, people: 3 }])
})

t.test(
  'stems, concepts of the lexicon and lists of admins join wishes; the order of words does not matter',
  async (t) => {
    const market = await testNeighbours(t)
    const [ada] = await wished(market, 'red kayak', 'kayak red', 'a kayak, red')
    await wished(market, 'sofa', 'couch', 'sofas')
    replaceSynonyms(market.app.db, [['gizmotron', 'zapper']])
    await wished(market, 'gizmotron', 'gizmotron', 'zapper')
    // "Nevera" is Spanish for a refrigerator.
    await wished(market, 'nevera', 'never', 'never')
    t.strictSame((await asked(market, ada!)).map(({ text }) => text).sort(), [
      'gizmotron',
      'red kayak',
      'sofa',
    ])
  },
)

t.test('an entry is not listed while a search for it finds an available item', async (t) => {
  const market = await testNeighbours(t)
  const { app, item, person, category } = market
  const [ada, bob] = await wished(market, 'sofa', 'sofa', 'sofa')
  await wished(market, ...[1, 2, 3].map(() => ({ product_category_id: category })))
  t.equal((await asked(market, ada!)).length, 2)
  const couch = item(person('Eve'), 'Two old couches', { product_category_id: category })
  t.strictSame(await asked(market, ada!), [])
  for (const status of ['reserved', 'hidden', 'traded']) {
    app.db.$client.prepare('UPDATE items SET status = ? WHERE id = ?').run(status, couch)
    t.equal((await asked(market, ada!)).length, 2, status)
  }
  item(bob!, 'Sofa bed', { product_category_id: category })
  t.strictSame(await asked(market, ada!), [], 'an item of somebody who looks for it')
})

t.test('an item that only a corrected search would find does not match', async (t) => {
  const market = await testNeighbours(t)
  const { item, person } = market
  item(person('Eve'), 'Unicycle')
  const [ada] = await wished(market, 'unicicle', 'unicicle', 'unicicle')
  t.match(await asked(market, ada!), [{ text: 'unicicle', people: 3 }])
})

t.test(
  'wishes that are fulfilled, and of members who are suspended, pending or gone, do not count',
  async (t) => {
    const market = await testNeighbours(t)
    const { app } = market
    const people = await wished(market, 'kayak', 'kayak', 'kayak')
    const [ada, bob, cem] = people
    const counted = async () => (await asked(market, ada!)).length
    t.equal(await counted(), 1)
    const set = (sql: string, id: number) => app.db.$client.prepare(sql).run(id)
    for (const column of ['suspended_at', 'pending_since']) {
      set(`UPDATE accounts SET ${column} = 1 WHERE id = ?`, bob!.id)
      t.equal(await counted(), 0, column)
      set(`UPDATE accounts SET ${column} = NULL WHERE id = ?`, bob!.id)
      t.equal(await counted(), 1)
    }
    const [wish] = ownWishes(app.db, cem!.id)
    set('UPDATE wishes SET fulfilled_at = 1 WHERE id = ?', wish!.id)
    t.equal(await counted(), 0)
  },
)

t.test('a want, a refusal and a favourite of others change nothing in it', async (t) => {
  const market = await testNeighbours(t)
  const { item, person, call } = market
  const [ada, bob, cem] = await wished(market, 'kayak', 'kayak', 'tent')
  const lamp = item(person('Eve'), 'Lamp')
  const before = await asked(market, ada!)
  for (const [who, path, body] of [
    [bob, '/wants', { product_id: lamp }],
    [cem, `/wants/${lamp}/refusal`, undefined],
    [cem, `/product/toggle-favorite/${lamp}`, undefined],
  ] as const) {
    t.equal((await call(who!, 'POST', path, body)).status, 200, path)
    t.strictSame(await asked(market, ada!), before, path)
  }
})

t.test(`shows at most ${DEMAND.shown} entries`, async (t) => {
  const market = await testNeighbours(t)
  const { app, person } = market
  const people = [1, 2, 3].map(() => person('Wisher'))
  const names = Array.from(
    { length: DEMAND.shown + 2 },
    (_, at) => `zq${'bcdfghjklmnpqrstvwxyzz'[at]}x${at}k`,
  )
  for (const { id } of people) for (const text of names) makeWish(app.db, id, { text })
  const list = await asked(market, people[0]!)
  t.equal(list.length, DEMAND.shown)
})

t.test('makes the list of a large market in the background, and pages show the last one', async (t) => {
  const market = await testNeighbours(t)
  const { app, person } = market
  const insert = app.db.$client.prepare('INSERT INTO wishes (account_id, text, key) VALUES (?, ?, ?)')
  for (let at = 0; at < DEMAND.atOnce / 20; at++) {
    const { id } = person('Wisher')
    for (let wish = 0; wish < 21; wish++) insert.run(id, `Thing ${wish}`, `thing ${wish}`)
  }
  const list = demandOf(app.db)
  t.strictSame(list.ready(), [], 'nothing yet')
  const made = await list.newest()
  t.equal(made.length, DEMAND.shown)
  t.equal(made[0]!.people, DEMAND.atOnce / 20)
  t.equal(list.ready(), made)
})
