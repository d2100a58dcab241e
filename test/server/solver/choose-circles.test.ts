import t from 'tap'
import { type ChosenCircle, chooseCircles } from '../../../server/solver/choose-circles.ts'
import {
  CircleCandidates,
  type CircleMarket,
  type ListedChain,
} from '../../../server/solver/circle-candidates.ts'
import type { Market } from '../../../server/solver/market.ts'
import { type Packing, PackingDraft } from '../../../server/solver/packing.ts'
import { seededRandom } from '../../../server/solver/seeded-random.ts'
import { greatestValue } from '../../helpers/packing-oracle.ts'
import { marketFrom, randomMarket } from '../../helpers/random-market.ts'

/** A market without earlier activity. */
function fresh(market: Market): CircleMarket {
  const people = Math.max(...market.owner) + 1
  return {
    ...market,
    waited: new Float32Array(people),
    room: new Uint8Array(people).fill(3),
    open: new Uint8Array(people),
  }
}

/** Value of circles: per person the highest probability, plus half of those of the other circles. */
function worth(owner: Int32Array, circles: readonly ChosenCircle[]): number {
  const chances = new Map<number, number[]>()
  for (const { items, wishes } of circles) {
    for (const item of items) {
      const theirs = chances.get(owner[item]!) ?? []
      theirs.push(0.9 ** (items.length - wishes) * 0.5 ** wishes)
      chances.set(owner[item]!, theirs)
    }
  }
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return sum([...chances.values()].map((theirs) => (sum(theirs) + Math.max(...theirs)) / 2))
}

function faults(
  { owner, from, until, targets, room }: CircleMarket,
  circles: readonly ChosenCircle[],
): string[] {
  const found: string[] = []
  const items = circles.flatMap((circle) => circle.items)
  if (new Set(items).size < items.length) found.push('an item is in two circles')
  const count = new Uint8Array(room.length)
  for (const item of items) count[owner[item]!]!++
  if (count.some((circlesOf, person) => circlesOf > room[person]!))
    found.push('somebody is in too many circles')
  for (const { items: circle, wishes } of circles) {
    if (circle.length < 2 || circle.length > 4) found.push(`${circle} is too short or too long`)
    if (new Set(circle.map((item) => owner[item])).size < circle.length)
      found.push(`${circle} has a person twice`)
    if (wishes > 1) found.push(`${circle} rests on ${wishes} wishes`)
    for (const [at, item] of circle.entries()) {
      const next = circle[(at + 1) % circle.length]!
      if (!targets.subarray(from[item], until[item]).includes(next))
        found.push(`${item} is not given for ${next}`)
    }
  }
  return found
}

t.test('random markets: the rules hold, and nearly all of HiGHS’s optimum is found', async (t) => {
  for (let seed = 1; seed <= 8; seed++) {
    const plain = randomMarket(seed, 60, 3, 0.03)
    const random = seededRandom(seed)
    const market = fresh({ ...plain, wish: Uint8Array.from(plain.targets, () => (random() < 0.2 ? 1 : 0)) })
    const { circles, complete } = chooseCircles(market)
    t.ok(complete)
    t.strictSame(faults(market, circles), [])
    const { packing } = new CircleCandidates(market, {})
    const most = await greatestValue(packing)
    const found = worth(market.owner, circles)
    t.ok(found >= 0.97 * most, `market ${seed}: ${found} of ${most}`)
  }
})

t.test('of few possible circles the best ones are chosen', async (t) => {
  for (let seed = 1; seed <= 60; seed++) {
    const plain = randomMarket(seed, 7, 4, 0.2)
    const random = seededRandom(seed)
    const market = fresh({ ...plain, wish: Uint8Array.from(plain.targets, () => (random() < 0.3 ? 1 : 0)) })
    for (const person of market.room.keys()) market.room[person] = 1 + (person % 3)
    const found = worth(market.owner, chooseCircles(market).circles)
    // Tie-breakers may lower the value by less than 0.01.
    const most = (await greatestValue(new CircleCandidates(market, {}).packing)) - 0.01
    t.ok(found >= most, `market ${seed}: ${found} of ${most}`)
  }
})

t.test('if all items are in circles, the best ones are chosen', async (t) => {
  for (let seed = 1; seed <= 10; seed++) {
    const plain = randomMarket(seed, 12, 1, 0.5)
    const random = seededRandom(seed)
    const market = fresh({ ...plain, wish: Uint8Array.from(plain.targets, () => (random() < 0.6 ? 1 : 0)) })
    const found = worth(market.owner, chooseCircles(market).circles)
    const most = (await greatestValue(new CircleCandidates(market, {}).packing)) - 0.01
    t.ok(found >= most, `market ${seed}: ${found} of ${most}`)
  }
})

t.test('with little room per person, nearly as many swap as in HiGHS’s optimum', async (t) => {
  let [found, most] = [0, 0]
  for (let seed = 1; seed <= 8; seed++) {
    const market = fresh(randomMarket(seed, 40, 6, 0.03))
    for (const person of market.room.keys()) market.room[person] = 1 + (person % 3)
    const { circles } = chooseCircles(market)
    t.strictSame(faults(market, circles), [])
    found += worth(market.owner, circles)
    most += await greatestValue(new CircleCandidates(market, {}).packing)
  }
  t.ok(found >= 0.98 * most, `${found} of ${most}`)
})

t.test('nobody is in more circles than they have room for', async (t) => {
  const market = fresh(randomMarket(3, 12, 6, 0.2))
  for (const room of [3, 1, 0]) {
    market.room.fill(room)
    const { circles } = chooseCircles(market)
    t.strictSame(faults(market, circles), [])
    t.equal(circles.length > 0, room > 0)
  }
})

// Ada's item 0 can go to Bob (1) or Cy (2), for theirs.
const rivals = fresh(marketFrom([0, 1, 2], [[1, 2], [0], [0]]))

t.test('the longest waiting person is first', async (t) => {
  for (const longest of [1, 2]) {
    const waited = Float32Array.from([0, 0.1, 0.1]).fill(1, longest, longest + 1)
    const { circles } = chooseCircles({ ...rivals, waited })
    t.strictSame(
      circles.map(({ items }) => items.toSorted()),
      [[0, longest]],
    )
  }
})

t.test('a person without an open circle is before one with, despite the waiting time', async (t) => {
  for (const other of [1, 2]) {
    const open = new Uint8Array(3)
    open[3 - other] = 1
    const waited = Float32Array.from(open)
    const { circles } = chooseCircles({ ...rivals, open, waited })
    t.strictSame(
      circles.map(({ items }) => items.toSorted()),
      [[0, other]],
    )
  }
})

t.test('a want is before a wish', async (t) => {
  const { circles } = chooseCircles({ ...rivals, wish: Uint8Array.from([0, 0, 1, 0]) })
  t.strictSame(circles, [{ items: [0, 2], wishes: 0 }])
})

t.test(
  'two pairs come before the four that could swap round, and what is not allowed is left out',
  async (t) => {
    const four = fresh(marketFrom([0, 1, 2, 3], [[1], [2, 0], [3], [0, 2]]))
    const lengths = (allowed: (items: Int32Array, length: number) => boolean) =>
      chooseCircles(four, { allowed }).circles.map(({ items }) => items.length)
    t.strictSame(
      lengths(() => true),
      [2, 2],
    )
    t.strictSame(
      lengths((_, length) => length > 2),
      [4],
    )
    t.strictSame(
      lengths(() => false),
      [],
    )
  },
)

t.test('an empty market has no circles', async (t) => {
  const empty = fresh(marketFrom([0], [[]]))
  t.strictSame(chooseCircles(empty), { loops: 0, complete: true, circles: [], chains: [] })
})

t.test('in a market where everybody wants a great deal, nearly everybody is in a circle', async (t) => {
  const [people, each] = [1500, 20]
  const random = seededRandom(1)
  const owner = Array.from({ length: people * each }, (_, item) => Math.floor(item / each))
  const lists = Array.from({ length: people }, (_, person) => {
    const wanted = Array.from({ length: 300 }, () => Math.floor(random() * owner.length))
    return [...new Set(wanted)].filter((item) => owner[item] !== person)
  })
  const { from, until, targets } = marketFrom(owner, lists)
  const market = fresh({
    owner: Int32Array.from(owner),
    from: Int32Array.from(owner, (person) => from[person]!),
    until: Int32Array.from(owner, (person) => until[person]!),
    targets,
  })
  const start = process.threadCpuUsage().user
  const { circles } = chooseCircles(market, {
    elapsed: () => (process.threadCpuUsage().user - start) / 2_500_000,
  })
  t.strictSame(faults(market, circles), [])
  const swapping = new Set(circles.flatMap(({ items }) => items.map((item) => owner[item])))
  t.ok(swapping.size > 0.9 * people, `${swapping.size} of ${people}`)
})

/** A market with gifts, chain endings, and limits of wishes and sets. */
function withGifts(seed: number): CircleMarket {
  const random = seededRandom(seed)
  const plain = randomMarket(seed, 14, 2, 0.09)
  const isGift = plain.owner.map(() => (random() < 0.15 ? 1 : 0))
  const market = fresh({
    ...plain,
    until: plain.until.map((until, item) => (isGift[item] === 1 ? plain.from[item]! : until)),
    wish: Uint8Array.from(plain.targets, () => (random() < 0.2 ? 1 : 0)),
  })
  const last = marketFrom(
    [...market.room.keys()],
    [...market.room.keys()].map((person) =>
      [...market.owner.keys()].filter((item) => market.owner[item] !== person && random() < 0.08),
    ),
  )
  const limitOf = (person: number, item: number) => (item % 3 === 0 ? [person] : [])
  return {
    ...market,
    gifts: {
      items: [...market.owner.keys()].filter((item) => isGift[item] === 1),
      last: { ...last, wish: Uint8Array.from(last.targets, () => (random() < 0.2 ? 1 : 0)) },
    },
    limits: { left: Uint8Array.from(market.room.keys(), (person) => person % 3), usedBy: limitOf },
  }
}

/** All chains by brute force. */
function allChains({ owner, from, until, targets, wish, gifts }: CircleMarket): ListedChain[] {
  const chains: ListedChain[] = []
  const { items: starts, last } = gifts!
  const go = (items: readonly number[], wishes: number) => {
    const people = items.map((item) => owner[item]!)
    const given = items.at(-1)!
    for (const person of last.from.keys()) {
      for (let arc = last.from[person]!; arc < last.until[person]!; arc++) {
        const all = wishes + last.wish![arc]!
        if (last.targets[arc] !== given || people.includes(person) || items.length < 2 || all > 1) continue
        chains.push({ items, last: person, wishes: all })
      }
    }
    for (const item of items.length < 4 ? owner.keys() : []) {
      for (let arc = from[item]!; arc < until[item]!; arc++) {
        if (targets[arc] === given && !people.includes(owner[item]!) && wishes + wish![arc]! <= 1)
          go([...items, item], wishes + wish![arc]!)
      }
    }
  }
  for (const gift of starts) go([gift], 0)
  return chains
}

/** Loops and chains as a packing for HiGHS. */
function packingOf(
  market: CircleMarket,
  loops: readonly ChosenCircle[],
  chains: readonly ListedChain[],
): Packing {
  const { owner, room, limits } = market
  const draft = new PackingDraft()
  const add = (
    items: readonly number[],
    receivers: readonly number[],
    giver: readonly number[],
    wishes: number,
  ) => {
    const got = giver.length > 0 ? items : [...items.slice(1), items[0]!]
    const used = receivers.flatMap((person, at) => limits!.usedBy(person, got[at]!))
    const chance = 0.9 ** (receivers.length + giver.length - wishes) * 0.5 ** wishes
    draft.add(
      items,
      [...giver, ...receivers, ...used.map((limit) => room.length + limit)],
      (receivers.length * chance) / 2,
      (one) => (receivers.includes(one) ? chance / 2 : 0),
    )
  }
  for (const { items, wishes } of loops) {
    add(
      items,
      items.map((item) => owner[item]!),
      [],
      wishes,
    )
  }
  for (const { items, last, wishes } of chains) {
    add(items, [...items.slice(1).map((item) => owner[item]!), last], [owner[items[0]!]!], wishes)
  }
  const all = Uint8Array.from([...room, ...limits!.left])
  return { ...draft.finish(owner.length, all.length), room: all }
}

t.test(
  'chooses circles and chains together as well as HiGHS, within limits of wishes and sets',
  async (t) => {
    let [found, most, count] = [0, 0, 0]
    for (let seed = 1; seed <= 30; seed++) {
      const market = withGifts(seed)
      const { owner, limits, room } = market
      const possible = new Map(allChains(market).map((chain) => [`${chain.items}>${chain.last}`, chain]))
      const { circles, chains } = chooseCircles(market)
      t.strictSame(faults(market, circles), [])
      count += chains.length
      const used = new Uint8Array(limits!.left.length)
      const parties = new Uint8Array(room.length)
      const items = [...circles, ...chains].flatMap((one) => one.items)
      t.equal(new Set(items).size, items.length, 'each item is used once')
      const get = (person: number, item: number) => {
        parties[person]!++
        for (const limit of limits!.usedBy(person, item)) used[limit]!++
      }
      for (const { items: loop } of circles) {
        for (const [at, item] of loop.entries()) get(owner[item]!, loop[(at + 1) % loop.length]!)
      }
      for (const { items: chain, last } of chains) {
        t.ok(possible.has(`${chain}>${last}`), `${chain} to ${last} is a chain`)
        parties[owner[chain[0]!]!]!++
        for (const [at, item] of chain.entries())
          get(at + 1 < chain.length ? owner[chain[at + 1]!]! : last, item)
      }
      t.ok(
        used.every((times, limit) => times <= limits!.left[limit]!),
        'no limit is used too often',
      )
      t.ok(
        parties.every((times, person) => times <= room[person]!),
        'nobody is in too many',
      )
      const loops: ChosenCircle[] = []
      new CircleCandidates(market, {}).loops.each((path, length, wishes) => {
        loops.push({ items: [...path.subarray(0, length)], wishes })
      })
      most += await greatestValue(packingOf(market, loops, [...possible.values()]))
      found += await greatestValue(packingOf(market, circles, chains))
    }
    t.ok(count > 20, `${count} chains`)
    t.ok(found >= 0.985 * most, `${found} of ${most}`)
  },
)
