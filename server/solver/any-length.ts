import { type ExchangeGraph, exchangeGraph, type WantGraph } from './exchange-graph.ts'
import { type SearchOptions, searchExchange } from './exchange-search.ts'

export interface AnyLength {
  /** Cycles: each item is given for the next. A person may occur several times. */
  loops: number[][]
  /** A gift and further items, each given to the owner of the next. The last item remains with its owner and is used up. */
  chains: number[][]
  items: number
  people: number
  /** Upper bound of items, or of people if these are the goal. */
  bound: number
  /** True if proven optimal. */
  optimal: boolean
}

/** Without a length limit. Optimal within milliseconds for most items without `limits`; otherwise ends with a proof or a limit. */
export function solveAnyLength(wants: WantGraph, options: SearchOptions): AnyLength {
  const graph = exchangeGraph(wants)
  const { gets, items, people, bound, optimal } = searchExchange(graph, options)
  return { ...loopsAndChains(graph, gets), items, people, bound, optimal }
}

function loopsAndChains({ nodes, items, person }: ExchangeGraph, gets: Int32Array) {
  const isGift = (node: number) => node < items && person[node] === -1
  const gotBy = new Int32Array(gets.length)
  for (const [node, target] of gets.entries()) gotBy[target] = node
  const seen = new Uint8Array(items)
  const loops: number[][] = []
  const chains: number[][] = []
  const name = (item: number) => {
    seen[item] = 1
    return nodes[item]!
  }
  const past = (steps: Int32Array, from: number) => {
    let node = steps[from]!
    while (node >= items) node = steps[node]!
    return node
  }
  for (let gift = 0; gift < items; gift++) {
    if (!isGift(gift) || gets[gift] === gift) continue
    const chain = [name(gift)]
    for (let item = past(gotBy, gift); !isGift(item); item = past(gotBy, item)) chain.push(name(item))
    chains.push(chain)
  }
  for (let first = 0; first < items; first++) {
    if (seen[first] === 1 || gets[first] === first || isGift(first)) continue
    const loop = [name(first)]
    for (let item = past(gets, first); item !== first; item = past(gets, item)) loop.push(name(item))
    loops.push(loop)
  }
  return { loops, chains }
}
