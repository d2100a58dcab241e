import type { Market } from '../../server/solver/market.ts'
import { seededRandom } from '../../server/solver/seeded-random.ts'

/** Random market: `people` with 1 to `each` items, each offered for any other item with probability `wants`. */
export function randomMarket(seed: number, people: number, each: number, wants: number): Market {
  const random = seededRandom(seed)
  const owner: number[] = []
  for (let person = 0; person < people; person++) {
    const count = 1 + Math.floor(random() * each)
    for (let item = 0; item < count; item++) owner.push(person)
  }
  return marketFrom(
    owner,
    owner.map((person) => [...owner.keys()].filter((other) => owner[other] !== person && random() < wants)),
  )
}

/** Market of these owners; `given` lists the items taken for each item. */
export function marketFrom(owner: readonly number[], given: readonly (readonly number[])[]): Market {
  const until = given.map(
    (
      (sum) => (list: readonly number[]) =>
        (sum += list.length)
    )(0),
  )
  return {
    owner: Int32Array.from(owner),
    from: Int32Array.from([0, ...until.slice(0, -1)]),
    until: Int32Array.from(until),
    targets: Int32Array.from(given.flat()),
  }
}
