import { type ExchangeGraph, exchangeGraph, type WantGraph } from './exchange-graph.ts'
import { type SearchOptions, searchExchange } from './exchange-search.ts'

export interface AnyLength {
  /** Items, each of which is given for the next, the last for the first: the owner of each gets the next one. Any number; a person may occur several times. */
  loops: number[][]
  /** A gift and further items: each is given to the owner of the next one. The last one stays with its owner, and is used up. */
  chains: number[][]
  /** How many items move. */
  items: number
  /** How many different people get something. */
  people: number
  /** No exchange has more items, or people if these are the goal. */
  bound: number
  /** Whether it is proved that nothing is better. */
  optimal: boolean
}

/**
 * Finds an exchange of any length. With most items as the goal and without `limits`, it is the optimum, and found in some milliseconds.
 * Otherwise the search ends with a proof, when it is late, or when its work is done.
 */
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
  /** The next item in a direction, past groups. */
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
