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
}

/** The arcs of a market the other way round: from an item to those that are given for it. */
export function reversed({ owner, from, until, targets }: Market): Market {
  const items = owner.length
  const count = new Int32Array(items + 1)
  for (let item = 0; item < items; item++) {
    for (let arc = from[item]!; arc < until[item]!; arc++) count[targets[arc]! + 1]!++
  }
  for (let item = 0; item < items; item++) count[item + 1]! += count[item]!
  const next = count.slice(0, items)
  const sources = new Int32Array(count[items]!)
  for (let item = 0; item < items; item++) {
    for (let arc = from[item]!; arc < until[item]!; arc++) sources[next[targets[arc]!]!++] = item
  }
  return { owner, from: count.slice(0, items), until: count.slice(1), targets: sources }
}
