import { type AnyLength, solveAnyLength } from './any-length.ts'
import type { WantGraph } from './exchange-graph.ts'
import type { SearchOptions } from './exchange-search.ts'

/** Items and people as numbers from 0; can be posted to a worker. */
export interface ItemsToMatch {
  owner: readonly number[]
  gifts: readonly number[]
  /** Wants per item; ignored for gifts, and for items of the same person. */
  wants: readonly (readonly number[])[]
  limits: readonly { person: number; items: readonly number[]; most: number }[]
  blocked: readonly (readonly [number, number])[]
}

export interface Move {
  item: number
  from: number
  to: number
}

export interface Matching extends AnyLength {
  moves: Move[]
  longest: number
}

export type MatchOptions = Pick<SearchOptions, 'goal' | 'seed'> & Partial<SearchOptions>

/** Limit of visited edges, about 2 s on a small machine. */
const WORK = 150_000_000

/** Cycles and gift chains of any length: only gifts are given without receiving. Deterministic unless `late` ends it. */
export function matchItems(market: ItemsToMatch, options: MatchOptions): Matching {
  const found = solveAnyLength(wantGraph(market), { late: () => false, work: WORK, ...options })
  const { owner } = market
  const moves: Move[] = []
  let longest = 0
  for (const loop of found.loops) {
    for (const [at, item] of loop.entries()) {
      moves.push({ item, from: owner[item]!, to: owner[loop.at(at - 1)!]! })
    }
    longest = Math.max(longest, loop.length)
  }
  for (const chain of found.chains) {
    for (const [at, item] of chain.slice(0, -1).entries()) {
      moves.push({ item, from: owner[item]!, to: owner[chain[at + 1]!]! })
    }
    longest = Math.max(longest, chain.length - 1)
  }
  return { ...found, moves, longest }
}

/** A limit on a person's items, without those that the person can never get. */
interface Limit {
  person: number
  items: ReadonlySet<number>
  most: number
}

const isWithin = (one: Limit, other: Limit) => [...one.items].every((item) => other.items.has(item))

/** Limits that have an effect: lower than their number of items, and not implied by another limit. */
function limitsThatCount(limits: readonly Limit[]): Limit[] {
  const kept: Limit[] = []
  for (const limit of limits.toSorted((a, b) => a.most - b.most || b.items.size - a.items.size)) {
    if (limit.items.size > limit.most && !kept.some((other) => isWithin(limit, other))) kept.push(limit)
  }
  return kept
}

/** Converts limits to groups where exact: no overlapping limit, and each item of the person is given for all or none of them. */
function wantGraph({ owner, gifts, wants, limits, blocked }: ItemsToMatch): WantGraph {
  const gift = new Uint8Array(owner.length)
  for (const item of gifts) gift[item] = 1
  const apart = new Set(blocked.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]))
  const itemsOf = Map.groupBy(owner.keys(), (item) => owner[item]!)
  const lists = owner.map((person, item) => {
    const list = gift[item] === 1 ? [] : wants[item]!
    return new Set(list.filter((want) => owner[want] !== person && !apart.has(`${person} ${owner[want]}`)))
  })
  const groups: Int32Array[] = []
  const shared: { edges: [number, number][]; most: number }[] = []
  for (const [person, theirs] of Map.groupBy(limits, (limit) => limit.person)) {
    const own = (itemsOf.get(person) ?? []).filter((item) => lists[item]!.size > 0)
    const wanted = new Set(own.flatMap((item) => [...lists[item]!]))
    const counting = limitsThatCount(
      theirs.map(({ items, most }) => ({
        person,
        most,
        items: new Set(items.filter((item) => wanted.has(item))),
      })),
    )
    for (const limit of counting) {
      const items = [...limit.items]
      const isApart = counting.every(
        (other) => other === limit || items.every((item) => !other.items.has(item)),
      )
      const givers = own.filter((item) => items.some((want) => lists[item]!.has(want)))
      if (isApart && givers.every((item) => items.every((want) => lists[item]!.has(want)))) {
        for (const giver of givers) for (const want of items) lists[giver]!.delete(want)
        for (let copy = 0; copy < limit.most; copy++) {
          for (const giver of givers) lists[giver]!.add(owner.length + groups.length)
          groups.push(Int32Array.from(items))
        }
      } else {
        const edges = givers.flatMap((giver) =>
          items.filter((want) => lists[giver]!.has(want)).map((want): [number, number] => [giver, want]),
        )
        shared.push({ edges, most: limit.most })
      }
    }
  }
  return {
    owner: Int32Array.from(owner),
    wants: [...lists.map((list) => Int32Array.from(list)), ...groups],
    gift,
    limits: shared,
  }
}
