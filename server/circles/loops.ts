import { type Market, reversed } from './market.ts'

/** Gets each loop as the first `length` entries of `items`, which are written over by the next one. */
export type LoopVisitor = (items: Int32Array, length: number) => void

/** Of the loops that go on in one direction, this part at least is left to the next direction where not all are listed. */
const SHARE = 4

export interface LoopSearch {
  /** Most items of a loop, from 2 on. */
  longest: number
  /** Most loops that are listed with the same busiest item. */
  each?: number
  /** Asked now and then; the search ends once it is true. */
  late?: () => boolean
}

/** Items with the most arcs first, so that the later searches never come across them again. */
function busiestFirst(market: Market, back: Market): Int32Array {
  const degree = market.owner.map(
    (_, item) => market.until[item]! - market.from[item]! + back.until[item]! - back.from[item]!,
  )
  return Int32Array.from(degree.keys()).sort((a, b) => degree[b]! - degree[a]! || a - b)
}

/**
 * Lists the loops of a market in which no person stands twice, each once, beginning with its busiest item. From each item it goes
 * forward only to items that were found, going backward, to lead home in the steps that are left.
 *
 * @returns whether it listed all of them.
 */
export function findLoops(
  market: Market,
  { longest, each = Number.POSITIVE_INFINITY, late = () => false }: LoopSearch,
  visit: LoopVisitor,
): boolean {
  const { owner, from, until, targets } = market
  const back = reversed(market)
  const order = busiestFirst(market, back)
  const rank = new Int32Array(order.length)
  for (const [place, item] of order.entries()) rank[item] = place
  /** The item whose search has last found that this one leads to it, in one step or in two. */
  const near = new Int32Array(order.length).fill(-1)
  const nearer = new Int32Array(order.length).fill(-1)
  const path = new Int32Array(longest)
  let complete = true

  function look(root: number): void {
    for (let arc = back.from[root]!; arc < back.until[root]!; arc++) {
      const last = back.targets[arc]!
      if (rank[last]! < rank[root]!) continue
      nearer[last] = root
      if (longest < 4) continue
      for (let before = back.from[last]!; before < back.until[last]!; before++)
        near[back.targets[before]!] = root
    }
  }
  /** Goes on from the item at `depth`; gives how many loops it found, at most about `quota`. */
  function extend(root: number, depth: number, quota: number): number {
    const item = path[depth]!
    const left = longest - depth - 1
    const first = from[item]!
    const arcs = until[item]! - first
    // Where not all are listed, they should not all go the same way.
    const turn = quota < Number.POSITIVE_INFINITY ? (root * 7919 + item) % Math.max(arcs, 1) : 0
    let found = 0
    for (let arc = 0; arc < arcs; arc++) {
      const next = targets[first + ((arc + turn) % arcs)]!
      if (rank[next]! <= rank[root]!) continue
      const closes = nearer[next] === root
      if (!closes && (left === 1 || (left === 2 && depth > 0 && near[next] !== root))) continue
      let place = 0
      while (place <= depth && owner[path[place]!] !== owner[next]) place++
      if (place <= depth) continue
      path[depth + 1] = next
      if (closes) {
        visit(path, depth + 2)
        found++
      }
      if (left > 1) found += extend(root, depth + 1, Math.max(1, Math.floor(quota / SHARE)))
      if (found >= quota) {
        complete = false
        return found
      }
    }
    return found
  }
  for (const root of order) {
    if (late()) return false
    look(root)
    path[0] = root
    extend(root, 0, each)
  }
  return complete
}
