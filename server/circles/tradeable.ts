import { type Market, reversed } from './market.ts'

/**
 * How many items, and people, could be in any loop at all. Items that nobody wants, or whose owners want nothing for them, are taken away
 * until there are none of these; the rest are counted. A bound for where there are too many loops to list.
 */
export function tradeable(market: Market): { items: number; people: number } {
  const directions = [market, reversed(market)] as const
  const degrees = directions.map(({ from, until }) => from.map((start, item) => until[item]! - start))
  const gone = new Uint8Array(market.owner.length)
  const leaving: number[] = []
  const lose = (item: number) => {
    if (gone[item] === 1) return
    gone[item] = 1
    leaving.push(item)
  }
  for (const degree of degrees) for (const [item, arcs] of degree.entries()) if (arcs === 0) lose(item)
  for (let item = leaving.pop(); item !== undefined; item = leaving.pop()) {
    for (const [way, { from, until, targets }] of directions.entries()) {
      for (let arc = from[item]!; arc < until[item]!; arc++) {
        const other = targets[arc]!
        // Each arc is listed in both directions: seen from its other end there is now one fewer.
        if (--degrees[1 - way]![other]! === 0) lose(other)
      }
    }
  }
  const left = [...market.owner.keys()].filter((item) => gone[item] === 0)
  return { items: left.length, people: new Set(left.map((item) => market.owner[item]!)).size }
}
