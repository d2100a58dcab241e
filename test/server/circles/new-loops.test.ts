import t from 'tap'
import type { Market } from '../../../server/circles/market.ts'
import { neighboursIn } from '../../../server/circles/neighbours.ts'
import { loopsThrough, type NewLoopLimits } from '../../../server/circles/new-loops.ts'
import { seededRandom } from '../../../server/seeded-random.ts'
import { marketFrom, randomMarket } from '../../helpers/random-market.ts'

const LIMITS: NewLoopLimits = { longest: 4, looks: 1_000_000, loops: 1_000_000 }

/** A random market in which some arcs rest on wishes. */
function withWishes(seed: number, people: number): Market {
  const market = randomMarket(seed, people, 2, 0.12)
  const random = seededRandom(seed)
  return { ...market, wish: Uint8Array.from(market.targets, () => (random() < 0.3 ? 1 : 0)) }
}

/** The loops that begin with one arc, looked for in the plainest way. */
function bruteForce(
  { owner, from, until, targets, wish }: Market,
  gives: number,
  first: number,
  longest: number,
) {
  const loops: { items: number[]; wishes: number }[] = []
  const go = (items: number[], wishes: number) => {
    for (let arc = from[items.at(-1)!]!; arc < until[items.at(-1)!]!; arc++) {
      const [next, all] = [targets[arc]!, wishes + wish![arc]!]
      if (all > 1) continue
      if (next === gives) loops.push({ items, wishes: all })
      else if (items.length < longest && items.every((item) => owner[item] !== owner[next]))
        go([...items, next], all)
    }
  }
  const arc = targets.subarray(from[gives], until[gives]).indexOf(first) + from[gives]!
  go([gives, first], wish![arc]!)
  return loops
}

const inOrder = (loops: readonly { items: number[]; wishes: number }[]) =>
  loops.map(({ items, wishes }) => `${items} ${wishes}`).sort()

t.test('through one arc all loops are found, and none that is not one', async (t) => {
  let sum = 0
  for (let seed = 1; seed <= 20; seed++) {
    const market = withWishes(seed, 10 + seed)
    const { owner, from, until, targets, wish } = market
    const neighbours = neighboursIn(market)
    for (const gives of owner.keys()) {
      for (let arc = from[gives]!; arc < until[gives]!; arc++) {
        const gets = targets[arc]!
        const longest = 2 + (arc % 3)
        const found = loopsThrough(
          { gives: [gives], giver: owner[gives]!, gets, owner: owner[gets]!, wish: wish![arc] === 1 },
          neighbours,
          { ...LIMITS, longest },
        )
        const expected = bruteForce(market, gives, gets, longest)
        t.strictSame(
          inOrder(found),
          inOrder(expected),
          `market ${seed}, ${gives} for ${gets}, up to ${longest}`,
        )
        sum += expected.length
      }
    }
  }
  t.ok(sum > 1500, `${sum} loops are enough to mean something`)
})

// Ada (0) has 0 and 1 and wants 2 of Bob, who takes 3 of Cy, who takes 0; Dan takes 1 and gives 4 for it, which Bob takes too.
const market = marketFrom([0, 0, 1, 2, 3], [[2], [2], [3, 4, 0], [0], [1]])
const arc = { gives: [0, 1], giver: 0, gets: 2, owner: 1, wish: false }

t.test(
  'a want for which several things would be given closes loops with each, shorter ones first',
  async (t) => {
    const found = loopsThrough(arc, neighboursIn(market), LIMITS)
    t.strictSame(
      found.map(({ items }) => items),
      [
        [0, 2],
        [0, 2, 3],
        [1, 2, 4],
      ],
    )
    t.equal(loopsThrough(arc, neighboursIn(market), { ...LIMITS, loops: 2 }).length, 2)
  },
)

t.test('nobody swaps with themselves', async (t) => {
  t.strictSame(loopsThrough({ ...arc, owner: 0 }, neighboursIn(market), LIMITS), [])
})

t.test('somebody who wants everything is looked at no further than the limit', async (t) => {
  // Bob (1) takes anything for item 2, and everybody wants Ada's item 0.
  const people = 5000
  const owner = [0, 0, 1, ...Array.from({ length: people }, (_, at) => at + 2)]
  const others = [...owner.keys()].slice(3)
  const hub = marketFrom(owner, [[], [], others, ...others.map(() => [0])])
  const neighbours = neighboursIn(hub)
  let looks = 0
  function* counted<T>(all: Iterable<T>) {
    for (const one of all) {
      looks++
      yield one
    }
  }
  const watched = {
    taken: (item: number) => counted(neighbours.taken(item)),
    given: (item: number) => counted(neighbours.given(item)),
  }
  const found = loopsThrough(arc, watched, { longest: 4, looks: 1000, loops: 50 })
  t.equal(found.length, 50)
  t.ok(looks <= 2000, `${looks} looks`)
})
