/**
 * A graph of wants. Nodes below `owner.length` are items; others are groups between an item and its wants that are used at most once ("one
 * of these is enough"; a dummy in want lists).
 */
export interface WantGraph {
  owner: Int32Array
  /** Successors per node. No item leads to another of the same person, not even through groups. */
  wants: readonly Int32Array[]
  /** By item: 1 for a gift, whose wants are ignored. */
  gift: Uint8Array
  /** Limits that groups cannot express: at most `most` of these edges (node, want). */
  limits?: readonly { edges: readonly (readonly [node: number, want: number])[]; most: number }[]
}

/**
 * The reachable part: nodes on a cycle or leading to a gift, as an `Assignment`. A node not taking part gets itself. A given gift gets the
 * last item of its chain, so chains become cycles.
 */
export interface ExchangeGraph {
  /** Original node; items come first. */
  nodes: Int32Array
  items: number
  person: Int32Array
  people: number
  from: Int32Array
  targets: Int32Array
  /** Index of each node's edge to itself. */
  own: Int32Array
  /** Per limit: edges as indexes into `targets`, and their nodes. */
  limits: { edges: number[]; nodes: number[]; most: number }[]
}

/** Concatenated edge lists. */
function flatten({ wants, gift }: WantGraph): { from: Int32Array; targets: Int32Array } {
  const count = wants.length
  const from = new Int32Array(count + 1)
  for (let node = 0; node < count; node++)
    from[node + 1] = from[node]! + (gift[node] === 1 ? 0 : wants[node]!.length)
  const targets = new Int32Array(from[count]!)
  for (let node = 0; node < count; node++) if (gift[node] !== 1) targets.set(wants[node]!, from[node])
  return { from, targets }
}

/** Strongly connected components (Tarjan). A component is finished after its successors. */
function componentsOf(from: Int32Array, targets: Int32Array): { component: Int32Array; size: Int32Array } {
  const count = from.length - 1
  const order = new Int32Array(count).fill(-1)
  const low = new Int32Array(count)
  const next = from.slice(0, count)
  const component = new Int32Array(count).fill(-1)
  const size = new Int32Array(count)
  const open = new Int32Array(count)
  const path = new Int32Array(count)
  let [visited, found, opened] = [0, 0, 0]
  for (let root = 0; root < count; root++) {
    if (order[root]! >= 0) continue
    let depth = 0
    path[0] = root
    order[root] = low[root] = visited++
    open[opened++] = root
    while (depth >= 0) {
      const node = path[depth]!
      if (next[node]! < from[node + 1]!) {
        const target = targets[next[node]!++]!
        if (order[target]! < 0) {
          order[target] = low[target] = visited++
          open[opened++] = target
          path[++depth] = target
        } else if (component[target]! < 0) low[node] = Math.min(low[node]!, order[target]!)
        continue
      }
      depth--
      if (depth >= 0) low[path[depth]!] = Math.min(low[path[depth]!]!, low[node]!)
      if (low[node] !== order[node]) continue
      let member: number
      do {
        member = open[--opened]!
        component[member] = found
        size[found]!++
      } while (member !== node)
      found++
    }
  }
  return { component, size }
}

/** 1 for gifts and for nodes from which a gift can be reached. */
function leadingToGifts(gift: Uint8Array, from: Int32Array, targets: Int32Array): Uint8Array {
  const count = from.length - 1
  const leads = new Uint8Array(count)
  if (!gift.includes(1)) return leads
  const backFrom = new Int32Array(count + 1)
  for (const target of targets) backFrom[target + 1]!++
  for (let node = 0; node < count; node++) backFrom[node + 1]! += backFrom[node]!
  const next = backFrom.slice(0, count)
  const back = new Int32Array(targets.length)
  for (let node = 0; node < count; node++) {
    for (let edge = from[node]!; edge < from[node + 1]!; edge++) back[next[targets[edge]!]!++] = node
  }
  const open: number[] = []
  for (const [item, isGift] of gift.entries()) if (isGift === 1) open.push(item)
  for (const node of open) leads[node] = 1
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (let edge = backFrom[node]!; edge < backFrom[node + 1]!; edge++) {
      const other = back[edge]!
      if (leads[other] === 1) continue
      leads[other] = 1
      open.push(other)
    }
  }
  return leads
}

/** The limits of each edge, by "node want". */
function limitsByEdge(limits: NonNullable<WantGraph['limits']>): Map<string, number[]> | null {
  if (limits.length === 0) return null
  const found = new Map<string, number[]>()
  for (const [limit, { edges }] of limits.entries()) {
    for (const [node, want] of edges) {
      const key = `${node} ${want}`
      found.set(key, [...(found.get(key) ?? []), limit])
    }
  }
  return found
}

// In a fresh process this code runs before it is compiled: plain loops over typed arrays take a third of the time of closures and iterators.
export function exchangeGraph(graph: WantGraph): ExchangeGraph {
  const { owner, gift } = graph
  const all = flatten(graph)
  const { component, size } = componentsOf(all.from, all.targets)
  const leads = leadingToGifts(gift, all.from, all.targets)
  const count = graph.wants.length
  const index = new Int32Array(count).fill(-1)
  const nodes = new Int32Array(count)
  let [total, items, gifts, ends, edges] = [0, 0, 0, 0, 0]
  for (let node = 0; node < count; node++) {
    const its = component[node]!
    if (leads[node] === 0 && size[its] === 1) continue
    index[node] = total
    nodes[total++] = node
    if (node < owner.length) {
      items = total
      if (gift[node] === 1) gifts++
      else if (leads[node] === 1) ends++
    }
    for (let edge = all.from[node]!; edge < all.from[node + 1]!; edge++) {
      const target = all.targets[edge]!
      if (component[target] === its || leads[target] === 1) edges++
    }
  }
  const from = new Int32Array(total + 1)
  const targets = new Int32Array(edges + total + gifts * ends)
  const own = new Int32Array(total)
  const limitsOf = limitsByEdge(graph.limits ?? [])
  const limits = (graph.limits ?? []).map(({ most }) => ({
    edges: [] as number[],
    nodes: [] as number[],
    most,
  }))
  const person = new Int32Array(items)
  const seen = new Map<number, number>()
  let end = 0
  for (let at = 0; at < total; at++) {
    const node = nodes[at]!
    const its = component[node]!
    for (let edge = all.from[node]!; edge < all.from[node + 1]!; edge++) {
      const target = all.targets[edge]!
      if (component[target] !== its && leads[target] === 0) continue
      if (limitsOf !== null) {
        for (const limit of limitsOf.get(`${node} ${target}`) ?? []) {
          limits[limit]!.edges.push(end)
          limits[limit]!.nodes.push(at)
        }
      }
      targets[end++] = index[target]!
    }
    if (node < owner.length && gift[node] === 1) {
      for (let last = 0; last < items; last++) {
        const item = nodes[last]!
        if (gift[item] === 0 && leads[item] === 1) targets[end++] = last
      }
      person[at] = -1
    } else if (at < items) {
      const one = seen.get(owner[node]!) ?? seen.size
      seen.set(owner[node]!, one)
      person[at] = one
    }
    own[at] = end
    targets[end++] = at
    from[at + 1] = end
  }
  return {
    nodes: nodes.slice(0, total),
    items,
    person,
    people: seen.size,
    from,
    targets,
    own,
    limits: limits.filter(({ edges: its, most }) => its.length > most),
  }
}
