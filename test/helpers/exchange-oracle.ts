import type { Goal } from '../../server/solver/exchange-search.ts'
import type { ItemsToMatch, Matching } from '../../server/solver/match-items.ts'
import { solveProgram, sum } from './packing-oracle.ts'

/** Edges of a market: an item and one that its owner would take for it. */
function edgesOf({ owner, gifts, wants, blocked }: ItemsToMatch): [number, number][] {
  const isBlocked = (one: number, other: number) =>
    blocked.some(([a, b]) => (a === one && b === other) || (a === other && b === one))
  return wants.flatMap((list, item) =>
    gifts.includes(item)
      ? []
      : [...new Set(list)]
          .filter((want) => owner[want] !== owner[item] && !isBlocked(owner[want]!, owner[item]!))
          .map((want): [number, number] => [item, want]),
  )
}

/** Maximum of items, or of people and then items, in loops of any length and chains, proven by HiGHS. */
export async function bestMatching(
  market: ItemsToMatch,
  goal: Goal,
): Promise<{ items: number; people: number }> {
  const { owner, gifts, limits } = market
  const edges = edgesOf(market)
  if (edges.length === 0) return { items: 0, people: 0 }
  const people = [...new Set(owner)]
  const most = goal === 'people' ? owner.length + 1 : 0
  const names = (test: (item: number, want: number) => boolean) =>
    edges.flatMap(([item, want], at) => (test(item, want) ? [`x${at}`] : []))
  const rows: string[] = []
  const atMost = (terms: readonly string[], value: number, less: readonly string[] = []) => {
    if (terms.length > 0) rows.push(`${sum(terms)}${less.map((term) => ` - ${term}`).join('\n')} <= ${value}`)
  }
  for (const item of owner.keys()) {
    const [gets, given] = [names((from) => from === item), names((_, to) => to === item)]
    atMost(gets, 1)
    if (gifts.includes(item)) atMost(given, 1)
    else atMost(given, 0, gets)
  }
  for (const { person, items, most: limit } of limits) {
    atMost(
      names((item, want) => owner[item] === person && items.includes(want)),
      limit,
    )
  }
  for (const person of people)
    atMost(
      [`y${person}`],
      0,
      names((item) => owner[item] === person),
    )
  const goalTerms = [...edges.map((_, at) => `1 x${at}`), ...people.map((person) => `${most} y${person}`)]
  const variables = [...edges.map((_, at) => `x${at}`), ...people.map((person) => `y${person}`)]
  const value = Math.round(
    await solveProgram(
      `Maximize\n${sum(goalTerms)}\nSubject To\n${rows.join('\n')}\nBounds\n${variables.map((name) => `0 <= ${name} <= 1`).join('\n')}\nGenerals\n${variables.join('\n')}\nEnd\n`,
    ),
  )
  return goal === 'people'
    ? { items: value % most, people: Math.floor(value / most) }
    : { items: value, people: 0 }
}

/** Rule violations in a matching; empty if none. */
export function matchingFaults(
  market: ItemsToMatch,
  { moves, items, people, longest, loops, chains }: Matching,
): string[] {
  const { owner, gifts, limits } = market
  const faults: string[] = []
  const edges = new Set(edgesOf(market).map((edge) => edge.join()))
  const moved = new Map(moves.map((move) => [move.item, move]))
  if (moved.size < moves.length) faults.push('an item moves twice')
  const used = new Set<number>()
  const use = (item: number) => {
    if (used.has(item)) faults.push(`${item} is used twice`)
    used.add(item)
  }
  const gets = (item: number, want: number) => {
    if (!edges.has(`${item},${want}`)) faults.push(`${want} is not taken for ${item}`)
    const move = moved.get(want)
    if (move?.from !== owner[want] || move?.to !== owner[item]) faults.push(`${want} does not move that way`)
  }
  for (const loop of loops) {
    for (const [at, item] of loop.entries()) {
      use(item)
      gets(item, loop[(at + 1) % loop.length]!)
    }
  }
  for (const chain of chains) {
    if (!gifts.includes(chain[0]!) || chain.length < 2) faults.push(`${chain} is no chain`)
    for (const [at, item] of chain.entries()) {
      use(item)
      if (at > 0) gets(item, chain[at - 1]!)
    }
  }
  const count =
    loops.reduce((sum, loop) => sum + loop.length, 0) +
    chains.reduce((sum, chain) => sum + chain.length - 1, 0)
  if (count !== items || moves.length !== items) faults.push(`${items} items are not ${count}`)
  if (new Set(moves.map(({ to }) => to)).size !== people) faults.push(`not ${people} people`)
  const lengths = [...loops.map((loop) => loop.length), ...chains.map((chain) => chain.length - 1)]
  if (longest !== Math.max(0, ...lengths)) faults.push(`the longest is not ${longest}`)
  for (const { person, items: ones, most } of limits) {
    const got = moves.filter(({ item, to }) => to === person && ones.includes(item)).length
    if (got > most) faults.push(`${person} gets ${got} of ${ones}`)
  }
  return faults
}
