import t from 'tap'
import type { Market } from '../../../../server/solver/market.ts'
import { loopsThrough } from '../../../../server/solver/new-loops.ts'
import { seededRandom } from '../../../../server/solver/seeded-random.ts'
import { neighboursIn } from '../../../helpers/market-neighbours.ts'
import { marketFrom, randomMarket } from '../../../helpers/random-market.ts'

/** A random market with some wish edges. */
function withWishes(seed: number, people: number): Market {
  const market = randomMarket(seed, people, 2, 0.12)
  const random = seededRandom(seed)
  return { ...market, wish: Uint8Array.from(market.targets, () => (random() < 0.3 ? 1 : 0)) }
}

/** Loops starting at one item, by brute force. */
function bruteForce({ owner, from, until, targets, wish }: Market, root: number) {
  const loops: (readonly number[])[] = []
  const go = (items: number[], wishes: number) => {
    for (let arc = from[items.at(-1)!]!; arc < until[items.at(-1)!]!; arc++) {
      const [next, all] = [targets[arc]!, wishes + wish![arc]!]
      if (all > 1) continue
      if (next === root) loops.push(items)
      else if (items.length < 4 && items.every((item) => owner[item] !== owner[next]))
        go([...items, next], all)
    }
  }
  go([root], 0)
  return loops
}

function through(market: Market, root: number, most = Number.POSITIVE_INFINITY) {
  const found: (readonly number[])[] = []
  loopsThrough({ item: root, person: market.owner[root]! }, neighboursIn(market), (items) => {
    found.push(items)
    return found.length >= most
  })
  return found
}

const inOrder = (loops: readonly (readonly number[])[]) => loops.map(String).sort()

t.test('through one item all loops are found, each once, and none that is not one', async (t) => {
  let sum = 0
  for (let seed = 1; seed <= 40; seed++) {
    const market = withWishes(seed, 10 + seed)
    for (const root of market.owner.keys()) {
      const expected = bruteForce(market, root)
      t.strictSame(inOrder(through(market, root)), inOrder(expected), `market ${seed}, item ${root}`)
      sum += expected.length
    }
  }
  t.ok(sum > 5000, `${sum} loops are enough to mean something`)
})

/** Thousands want item 0, and few of them have a wanted item; and the reverse. */
t.test('if one side has few items and the other thousands, the search only expands the few', async (t) => {
  const others = Array.from({ length: 5000 }, (_, at) => at + 3)
  const owner = [0, 1, 2, ...others]
  const wanted = marketFrom(owner, [[1], [2], [3, 4], ...others.map(() => [0])])
  const wanting = marketFrom(owner, [others, [0], [1], ...others.map((item) => (item < 5 ? [2] : []))])
  for (const [market, expected] of [
    [wanted, ['0,1,2,3', '0,1,2,4']],
    [wanting, ['0,3,2,1', '0,4,2,1']],
  ] as const) {
    const neighbours = neighboursIn(market)
    const asked: number[] = []
    const found: string[] = []
    const counted = (ask: typeof neighbours.taken) => (item: number) => {
      asked.push(item)
      return ask(item)
    }
    loopsThrough(
      { item: 0, person: 0 },
      { taken: counted(neighbours.taken), given: counted(neighbours.given) },
      (items) => {
        found.push(String(items))
        return false
      },
    )
    t.strictSame(found.sort(), expected)
    t.ok(asked.length < 10, `${asked.length} questions`)
  }
})

t.test('it ends once it is enough', async (t) => {
  const everybody = Array.from({ length: 20 }, (_, at) => at)
  const market = marketFrom(
    everybody,
    everybody.map((item) => everybody.filter((other) => other !== item)),
  )
  const all = through({ ...market, wish: new Uint8Array(market.targets.length) }, 0)
  t.equal(all.length, 19 + 19 * 18 + 19 * 18 * 17)
  t.equal(through(market, 0, 2).length, 2)
})
