import { type Market, reversed } from './market.ts'

/** Upper bound if there are too many cycles to list: repeatedly removes items that nobody wants or that want nothing. */
export function tradeable(market: Market): { items: number; people: number } {
  const back = reversed(market)
  const { owner, from, until, targets } = market
  const { itemsFrom, items, lists } = back
  const listOf = new Int32Array(owner.length).fill(-1)
  /** Remaining counts: items per list, targets per list, lists per item. */
  const givers = new Int32Array(itemsFrom.length - 1)
  const named = new Int32Array(givers.length)
  const naming = new Int32Array(owner.length)
  for (const list of givers.keys()) {
    for (let at = itemsFrom[list]!; at < itemsFrom[list + 1]!; at++) listOf[items[at]!] = list
    givers[list] = itemsFrom[list + 1]! - itemsFrom[list]!
  }
  for (const list of lists) named[list]!++
  for (const item of owner.keys()) naming[item] = back.from[item + 1]! - back.from[item]!

  const gone = new Uint8Array(owner.length)
  const leaving: number[] = []
  const lose = (item: number) => {
    if (gone[item] === 1) return
    gone[item] = 1
    leaving.push(item)
  }
  for (const item of owner.keys()) if (naming[item] === 0 || from[item] === until[item]) lose(item)
  for (let item = leaving.pop(); item !== undefined; item = leaving.pop()) {
    for (let at = back.from[item]!; at < back.from[item + 1]!; at++) {
      const list = lists[at]!
      if (--named[list]! > 0) continue
      for (let place = itemsFrom[list]!; place < itemsFrom[list + 1]!; place++) lose(items[place]!)
    }
    if (from[item] === until[item] || --givers[listOf[item]!]! > 0) continue
    for (let arc = from[item]!; arc < until[item]!; arc++)
      if (--naming[targets[arc]!]! === 0) lose(targets[arc]!)
  }
  const left = [...owner.keys()].filter((item) => gone[item] === 0)
  return { items: left.length, people: new Set(left.map((item) => owner[item]!)).size }
}
