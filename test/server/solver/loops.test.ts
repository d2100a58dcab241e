import t from 'tap'
import { listLoops } from '../../../server/solver/list-loops.ts'
import type { Market } from '../../../server/solver/market.ts'
import { seededRandom } from '../../../server/solver/seeded-random.ts'
import { tradeable } from '../../../server/solver/tradeable.ts'
import { marketFrom, randomMarket } from '../../helpers/random-market.ts'

/** Canonical text of a loop, independent of its start. */
function named(loop: readonly number[]): string {
  const first = loop.indexOf(Math.min(...loop))
  return [...loop.slice(first), ...loop.slice(0, first)].join('→')
}

function found(market: Market, longest: number, most = 1_000_000) {
  const loops: string[] = []
  const complete = listLoops(market, { longest, most }, (items, length) => {
    loops.push(named([...items.subarray(0, length)]))
    return true
  })
  return { loops: loops.sort(), complete }
}

/** All loops by brute force: every sequence of items of different people, each offered for the next. */
function bruteForce({ owner, from, until, targets }: Market, longest: number): string[] {
  const loops: string[] = []
  const given = (item: number) => targets.subarray(from[item], until[item])
  const go = (row: number[]) => {
    for (const next of given(row.at(-1)!)) {
      if (next === row[0] && row.length > 1) loops.push(named(row))
      const isNew = next > row[0]! && row.every((item) => owner[item] !== owner[next])
      if (isNew && row.length < longest) go([...row, next])
    }
  }
  for (const item of owner.keys()) go([item])
  return loops.sort()
}

t.test(
  'in random markets of up to 40 people no loop is overlooked, and none is one that is not',
  async (t) => {
    let sum = 0
    for (let seed = 1; seed <= 60; seed++) {
      const market = randomMarket(seed, 2 + (seed % 39), 1 + (seed % 3), 0.02 + (seed % 7) / 50)
      for (const longest of [2, 3, 4]) {
        const expected = bruteForce(market, longest)
        t.strictSame(
          found(market, longest),
          { loops: expected, complete: true },
          `market ${seed}, loops of ${longest}`,
        )
        sum += expected.length
      }
    }
    t.ok(sum > 2000, `${sum} loops are enough to mean something`)
  },
)

t.test('people are in a loop once', async (t) => {
  const market = marketFrom([0, 1, 0], [[1], [2], [1]])
  t.strictSame(found(market, 4).loops, ['1→2'])
})

t.test(
  'if there are too many cycles, short ones and some of each item are listed, and the result is marked partial',
  async (t) => {
    const market = randomMarket(5, 40, 2, 0.5)
    const pairs = bruteForce(market, 2)
    const all = new Set(bruteForce(market, 4))
    const { loops, complete } = found(market, 4, pairs.length + 1000)
    t.notOk(complete)
    t.ok(loops.length <= pairs.length + 1100, `${loops.length} of ${all.size}`)
    t.ok(pairs.every((loop) => loops.includes(loop)))
    t.ok(loops.every((loop) => all.has(loop)))
    t.equal(new Set(loops).size, loops.length)
    const items = new Set(
      loops.filter((loop) => loop.split('→').length > 2).flatMap((loop) => loop.split('→')),
    )
    t.equal(items.size, market.owner.length, 'every item has a longer one')
  },
)

t.test('one arc of a loop may rest on a wish, and no more', async (t) => {
  const market = marketFrom([0, 1, 2], [[1], [0, 2], [0]])
  const wishesOf = (wish: number[]) => {
    const seen: [string, number][] = []
    listLoops(
      { ...market, wish: Uint8Array.from(wish) },
      { longest: 3, most: 10 },
      (items, length, wishes) => {
        seen.push([named([...items.subarray(0, length)]), wishes])
        return true
      },
    )
    return Object.fromEntries(seen)
  }
  t.strictSame(wishesOf([0, 0, 0, 0]), { '0→1': 0, '0→1→2': 0 })
  t.strictSame(wishesOf([0, 0, 1, 0]), { '0→1': 0, '0→1→2': 1 })
  t.strictSame(wishesOf([1, 0, 0, 0]), { '0→1': 1, '0→1→2': 1 })
  t.strictSame(wishesOf([0, 1, 0, 1]), { '0→1': 1, '0→1→2': 1 })
  t.strictSame(wishesOf([1, 1, 0, 0]), { '0→1→2': 1 })
  t.strictSame(wishesOf([1, 1, 1, 0]), {})
})

t.test('the clock is checked continuously, and the list ends in time', async (t) => {
  const market = randomMarket(5, 40, 2, 0.5)
  const all = new Set(bruteForce(market, 4))
  for (const steps of [1, 5, 20]) {
    let looks = 0
    const loops: string[] = []
    const elapsed = () => looks++ / steps
    const complete = listLoops(market, { longest: 4, most: 1_000_000, elapsed }, (items, length) => {
      loops.push(named([...items.subarray(0, length)]))
      return true
    })
    t.notOk(complete)
    t.ok(looks < 2 * steps + 10, `${looks} looks`)
    t.ok(loops.every((loop) => all.has(loop)))
    t.equal(new Set(loops).size, loops.length, 'none is shown twice')
  }
})

t.test('in a partial list, a loop is found among hundreds of dead ends', async (t) => {
  const [triples, ways] = [10, 300]
  const range = (start: number, count: number) => Array.from({ length: count }, (_, at) => start + at)
  const [astray, nowhere] = [range(3 * triples, ways), range(3 * triples + ways, ways)]
  const given = [
    ...range(0, 3 * triples).map((item) => [...astray, item % 3 === 2 ? item - 2 : item + 1]),
    ...astray.map(() => nowhere),
    ...nowhere.map(() => []),
  ]
  const loops: string[] = []
  const isLate = { longest: 4, most: 1000, elapsed: () => 0.5 }
  listLoops(marketFrom([...given.keys()], given), isLate, (items, length) => {
    loops.push(named([...items.subarray(0, length)]))
    return true
  })
  t.strictSame(
    loops.toSorted(),
    range(0, triples)
      .map((triple) => named(range(3 * triple, 3)))
      .toSorted(),
  )
})

t.test('in a partial list, forbidden loops do not count', async (t) => {
  const market = randomMarket(5, 40, 2, 0.5)
  let taken = 0
  const complete = listLoops(market, { longest: 4, most: 2000 }, (items, length) => {
    const isAllowed = items.subarray(0, length).every((item) => item % 3 > 0)
    if (isAllowed) taken++
    return isAllowed
  })
  t.notOk(complete)
  t.ok(taken > 500, `${taken} taken`)
})

t.test('items that share their arcs have the loops of items that do not', async (t) => {
  const random = seededRandom(3)
  const owner = Array.from({ length: 60 }, (_, item) => Math.floor(item / 3))
  const lists = Array.from({ length: 20 }, (_, person) =>
    [...owner.keys()].filter((item) => owner[item] !== person && random() < 0.06),
  )
  const apart = marketFrom(
    owner,
    owner.map((person) => lists[person]!),
  )
  const shared = marketFrom(owner, lists)
  const ranges = (starts: Int32Array) => Int32Array.from(owner, (person) => starts[person]!)
  const together = { ...shared, from: ranges(shared.from), until: ranges(shared.until) }
  t.strictSame(found(together, 4), { loops: bruteForce(apart, 4), complete: true })
  t.strictSame(tradeable(together), tradeable(apart))
})
