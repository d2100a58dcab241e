/** Maximum length of a cycle. */
export const LONGEST = 4
/** Maximum wish edges per cycle (further, section 4). */
export const WISHES = 1

/**
 * The market as a graph: an edge leads from an item to one that its owner accepts for it. Edges of i are `targets[from[i]]` to
 * `targets[until[i] - 1]`, distinct; items with the same wants may share them.
 */
export interface Market {
  owner: Int32Array
  from: Int32Array
  until: Int32Array
  targets: Int32Array
  /** Parallel to `targets`: 1 for a wish edge. Undefined without wishes. */
  wish?: Uint8Array
}

/**
 * The reversed graph. Items that share edges form one list, so it takes no more memory than the market. Items of list l are
 * `items[itemsFrom[l]]` to `items[itemsFrom[l + 1] - 1]`; lists that contain item i are `lists[from[i]]` to `lists[from[i + 1] - 1]`.
 */
export interface Reversed {
  person: Int32Array
  itemsFrom: Int32Array
  items: Int32Array
  from: Int32Array
  lists: Int32Array
  /** Parallel to `lists`: 1 for a wish edge. */
  wish?: Uint8Array
}

function sums(counts: Int32Array): Int32Array {
  const starts = new Int32Array(counts.length + 1)
  for (const [at, count] of counts.entries()) starts[at + 1] = starts[at]! + count
  return starts
}

/** Reverses a graph in two passes. @param targetCount number of targets, if not the number of sources. */
export function reversed(
  { owner, from, until, targets, wish }: Market,
  targetCount = owner.length,
): Reversed {
  const count = owner.length
  /** Index of each list by its first edge. Items that share edges have the same first edge. */
  const listAt = new Map<number, number>()
  const size = new Int32Array(count)
  const naming = new Int32Array(targetCount)
  for (let item = 0; item < count; item++) {
    if (from[item] === until[item]) continue
    const known = listAt.get(from[item]!)
    size[known ?? listAt.size]!++
    if (known !== undefined) continue
    listAt.set(from[item]!, listAt.size)
    for (let arc = from[item]!; arc < until[item]!; arc++) naming[targets[arc]!]!++
  }
  const [itemsFrom, starts] = [sums(size.subarray(0, listAt.size)), sums(naming)]
  const [items, lists] = [new Int32Array(itemsFrom.at(-1)!), new Int32Array(starts.at(-1)!)]
  const wished = wish && new Uint8Array(lists.length)
  const person = new Int32Array(listAt.size)
  const [nextItem, next] = [itemsFrom.slice(), starts.slice()]
  for (let item = 0; item < count; item++) {
    if (from[item] === until[item]) continue
    const list = listAt.get(from[item]!)!
    const isFirst = nextItem[list] === itemsFrom[list]
    items[nextItem[list]!++] = item
    person[list] = owner[item]!
    for (let arc = from[item]!; isFirst && arc < until[item]!; arc++) {
      const place = next[targets[arc]!]!++
      lists[place] = list
      if (wished) wished[place] = wish[arc]!
    }
  }
  return { person, itemsFrom, items, from: starts, lists, wish: wished }
}

/** Number of edges from and to each item. */
export function degrees({ from, until }: Market, back: Reversed): Int32Array {
  return from.map((start, item) => {
    let degree = until[item]! - start
    for (let at = back.from[item]!; at < back.from[item + 1]!; at++) {
      const list = back.lists[at]!
      degree += back.itemsFrom[list + 1]! - back.itemsFrom[list]!
    }
    return degree
  })
}
