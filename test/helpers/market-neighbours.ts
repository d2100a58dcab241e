import { type Market, reversed } from '../../server/circles/market.ts'
import type { Neighbour, Neighbours } from '../../server/circles/new-loops.ts'

/** The arcs of a market in memory by item, as the search for new loops reads them from tables. */
export function neighboursIn(market: Market): Neighbours {
  const back = reversed(market)
  function* arcs({ owner, from, until, targets, wish }: Market, item: number): Generator<Neighbour> {
    for (let arc = from[item]!; arc < until[item]!; arc++) {
      const other = targets[arc]!
      yield { item: other, person: owner[other]!, wish: wish?.[arc] === 1 }
    }
  }
  return { taken: (item) => arcs(market, item), given: (item) => arcs(back, item) }
}
