import t from 'tap'
import { type ItemsToMatch, matchItems } from '../../../server/solver/match-items.ts'
import { seededRandom } from '../../../server/solver/seeded-random.ts'
import { bestMatching, matchingFaults } from '../../helpers/exchange-oracle.ts'

const GOALS = ['items', 'people'] as const

/** People with 1 to 4 items each, some of them gifts, with limits that may overlap. */
function randomItems(seed: number, people: number, chance: number, sets: number): ItemsToMatch {
  const random = seededRandom(seed)
  const pick = (count: number) => Math.floor(random() * count)
  const owner: number[] = []
  for (let person = 0; person < people; person++)
    for (let item = pick(4); item >= 0; item--) owner.push(person)
  const items = [...owner.keys()]
  const taste = Array.from({ length: people }, () => items.filter(() => random() < chance))
  return {
    owner,
    gifts: items.filter(() => random() < 0.06),
    wants: owner.map((person) =>
      random() < 0.5 ? taste[person]! : taste[person]!.filter(() => random() < 0.7),
    ),
    limits: Array.from({ length: sets }, () => {
      const person = pick(people)
      return { person, items: taste[person]!.filter(() => random() < 0.6), most: 1 + pick(2) }
    }),
    blocked: Array.from({ length: people / 4 }, () => [pick(people), pick(people)] as const),
  }
}

t.test('finds the optimum that HiGHS proves, within all rules', async (t) => {
  let chains = 0
  for (let seed = 1; seed <= 24; seed++) {
    const market = randomItems(seed, 10 + seed, 0.08, seed % 3 === 0 ? 0 : 12)
    for (const goal of GOALS) {
      const found = matchItems(market, { goal, seed, work: 20_000_000 })
      const best = await bestMatching(market, goal)
      const name = `market ${seed}, ${goal}`
      t.strictSame(matchingFaults(market, found), [], name)
      if (goal === 'people') t.equal(found.people, best.people, `${name}: people`)
      t.ok(found.items >= best.items * 0.97, `${name}: ${found.items} of ${best.items} items`)
      t.ok(found.bound >= best[goal], `${name}: bound ${found.bound}`)
      if (found.optimal || market.limits.length === 0) t.equal(found.items, best.items, `${name}: items`)
      chains += found.chains.length
    }
  }
  t.ok(chains > 20, `${chains} chains`)
})

const three: ItemsToMatch = { owner: [0, 1, 2], gifts: [], wants: [[1], [2], [0]], limits: [], blocked: [] }

t.test('moves each item to the owner of the one before', async (t) => {
  t.match(matchItems(three, { goal: 'people', seed: 1 }), {
    loops: [[0, 1, 2]],
    chains: [],
    moves: [
      { item: 0, from: 0, to: 2 },
      { item: 1, from: 1, to: 0 },
      { item: 2, from: 2, to: 1 },
    ],
    items: 3,
    people: 3,
    longest: 3,
    bound: 3,
    optimal: true,
  })
})

t.test('moves nothing between people who are blocked, and nothing in an empty market', async (t) => {
  const nothing = { moves: [], items: 0, people: 0, longest: 0, bound: 0, optimal: true }
  for (const goal of GOALS) {
    t.match(matchItems({ ...three, blocked: [[2, 1]] }, { goal, seed: 1 }), nothing)
    t.match(
      matchItems({ owner: [], gifts: [], wants: [], limits: [], blocked: [] }, { goal, seed: 1 }),
      nothing,
    )
  }
})

t.test('a chain ends with an item that stays', async (t) => {
  const market = { ...three, gifts: [0] }
  t.match(matchItems(market, { goal: 'people', seed: 1 }), {
    chains: [[0, 2, 1]],
    moves: [
      { item: 0, from: 0, to: 2 },
      { item: 2, from: 2, to: 1 },
    ],
    people: 2,
  })
})

t.test('a person may be passed several times', async (t) => {
  // Ada has 0 and 2, and gets 1 and 3 in one loop of four.
  const market = { ...three, owner: [0, 1, 0, 2], wants: [[1], [2], [3], [0]] }
  t.match(matchItems(market, { goal: 'people', seed: 1 }), { loops: [[0, 1, 2, 3]], people: 3, items: 4 })
})

t.test('gives the same for the same items and seed', async (t) => {
  const market = randomItems(5, 120, 0.02, 60)
  const once = matchItems(market, { goal: 'people', seed: 3, work: 5_000_000 })
  t.strictSame(matchItems(market, { goal: 'people', seed: 3, work: 5_000_000 }), once)
})

t.test('ends at once when it is late, with something', async (t) => {
  const market = randomItems(5, 120, 0.02, 60)
  const found = matchItems(market, { goal: 'people', seed: 3, late: () => true })
  t.ok(found.people > 0)
  t.strictSame(matchingFaults(market, found), [])
})
