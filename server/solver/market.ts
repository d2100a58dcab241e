/** Most items of a loop. */
export const LONGEST = 4
/** Most arcs of a loop that may rest on a wish (further, section 4). */
export const WISHES = 1

/**
 * Who would give what for what, as numbers. An arc leads from an item to one that its owner would take for it. The arcs of item i are
 * `targets[from[i]]` to `targets[until[i] - 1]`, each target once; items of one person with the same wants may share them.
 */
export interface Market {
  /** The person that each item belongs to, counted from 0. */
  owner: Int32Array
  from: Int32Array
  until: Int32Array
  targets: Int32Array
  /** Beside `targets`: 1 for an arc that rests on a wish alone. Left out where there are no wishes. */
  wish?: Uint8Array
}

/**
 * The arcs of a market the other way round. Items that share their arcs make one list, so that this takes no more memory than the market.
 * List l is of the items `items[itemsFrom[l]]` to `items[itemsFrom[l + 1] - 1]`; item i is named by `lists[from[i]]` to `lists[from[i + 1] - 1]`.
 */
export interface Reversed {
  /** The person to whom the items of each list belong. */
  person: Int32Array
  itemsFrom: Int32Array
  items: Int32Array
  from: Int32Array
  lists: Int32Array
  /** Beside `lists`: 1 for an arc that rests on a wish alone. */
  wish?: Uint8Array
}

/** Begins with zero and goes on with the sum of all counts up to each. */
function sums(counts: Int32Array): Int32Array {
  const starts = new Int32Array(counts.length + 1)
  for (const [at, count] of counts.entries()) starts[at + 1] = starts[at]! + count
  return starts
}

/**
 * Turns the arcs of a market round, in two passes over them.
 *
 * @param targetCount how many items there are; more or fewer than sources, if these are no items.
 */
export function reversed(
  { owner, from, until, targets, wish }: Market,
  targetCount = owner.length,
): Reversed {
  const count = owner.length
  /** The list that begins at an arc. */
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

/** How many arcs lead from each item and to it. */
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
