import { type Market, reversed } from '../../server/solver/market.ts'
import type { Neighbour, Neighbours } from '../../server/solver/new-loops.ts'

/** Arcs of an in-memory market by item, as the search for new loops reads them from tables. */
export function neighboursIn(market: Market): Neighbours {
  const { owner, from, until, targets, wish } = market
  const back = reversed(market)
  const neighbour = (item: number, wished?: number) => ({ item, person: owner[item]!, wish: wished === 1 })
  function* taken(item: number): Generator<Neighbour> {
    for (let arc = from[item]!; arc < until[item]!; arc++) yield neighbour(targets[arc]!, wish?.[arc])
  }
  function* given(item: number): Generator<Neighbour> {
    for (let at = back.from[item]!; at < back.from[item + 1]!; at++) {
      const list = back.lists[at]!
      for (const giver of back.items.subarray(back.itemsFrom[list], back.itemsFrom[list + 1]))
        yield neighbour(giver, back.wish?.[at])
    }
  }
  return { taken, given }
}
