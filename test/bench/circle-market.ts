import type { CircleMarket } from '../../server/solver/circle-candidates.ts'
import { seededRandom } from '../../server/solver/seeded-random.ts'

/** Popularity of items is skewed: the index of a wanted item is a uniform random number raised to this power. */
const POPULARITY = 1.5
/** One in this number of people has ten times as many wants. */
const KEEN = 200

/**
 * Random market of people with items and wants, with skewed popularity and activity. Every item of the owner is offered for each want.
 * Same seed every time.
 */
export function circleMarket(items: number, wants: number, each: number): CircleMarket {
  const random = seededRandom(7)
  const people = Math.ceil(items / each)
  const owner = Int32Array.from({ length: items }, (_, item) =>
    item < people ? item : Math.floor(random() * people),
  )
  const places = Int32Array.from(owner.keys()).sort(() => random() - 0.5)
  const usual = wants / (people + (9 * people) / KEEN)
  const [starts, ends] = [new Int32Array(people), new Int32Array(people)]
  const targets: number[] = []
  for (let person = 0; person < people; person++) {
    const wanted = new Set<number>()
    const count = Math.round(usual * (person % KEEN === 0 ? 10 : 1))
    while (wanted.size < count) {
      const item = places[Math.floor(items * random() ** POPULARITY)]!
      if (owner[item] !== person) wanted.add(item)
    }
    starts[person] = targets.length
    targets.push(...wanted)
    ends[person] = targets.length
  }
  return {
    owner,
    from: owner.map((person) => starts[person]!),
    until: owner.map((person) => ends[person]!),
    targets: Int32Array.from(targets),
    waited: Float32Array.from({ length: people }, random),
    room: new Uint8Array(people).fill(3),
    open: new Uint8Array(people),
  }
}
