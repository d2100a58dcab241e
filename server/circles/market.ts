/** Arcs of a loop that may rest on a wish (further.md, section 4). */
export const WISHES = 1

/**
 * Who would give what for what, as numbers. An arc leads from an item to one that its owner would take for it. The arcs of item i are
 * `targets[from[i]]` to `targets[until[i] - 1]`, each target once; items with the same wants may share them.
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

/** The arcs of a market the other way round: from an item to those that are given for it. */
export function reversed({ owner, from, until, targets, wish }: Market): Market {
  const items = owner.length
  const ends = new Int32Array(items + 1)
  for (let item = 0; item < items; item++) {
    for (let arc = from[item]!; arc < until[item]!; arc++) ends[targets[arc]! + 1]!++
  }
  for (let item = 0; item < items; item++) ends[item + 1]! += ends[item]!
  const next = ends.slice(0, items)
  const sources = new Int32Array(ends[items]!)
  const wished = wish && new Uint8Array(sources.length)
  for (let item = 0; item < items; item++) {
    for (let arc = from[item]!; arc < until[item]!; arc++) {
      const place = next[targets[arc]!]!++
      sources[place] = item
      if (wished) wished[place] = wish[arc]!
    }
  }
  return { owner, from: ends.slice(0, items), until: ends.slice(1), targets: sources, wish: wished }
}
