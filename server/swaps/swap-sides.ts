import * as m from '../platform/catalogues/messages.ts'
import { readyLegs } from './chain-legs.ts'
import type { Leg, Party, Swap } from './swaps-queries.ts'

// A swap from one party's view.

export const partyOf = (swap: Swap, accountId: number): Party | undefined =>
  swap.parties.find((party) => party.accountId === accountId)

export const othersThan = ({ parties }: Swap, accountId: number): Party[] =>
  parties.filter((party) => party.accountId !== accountId)

export const givenBy = ({ legs }: Pick<Swap, 'legs'>, accountId: number): Leg[] =>
  legs.filter(({ fromId }) => fromId === accountId)

export const gotBy = ({ legs }: Pick<Swap, 'legs'>, accountId: number): Leg[] =>
  legs.filter(({ toId }) => toId === accountId)

/** True if the requester gives nothing. */
export const isGift = ({ kind, parties, legs }: Pick<Swap, 'kind' | 'parties' | 'legs'>): boolean =>
  kind === 'request' && legs.length > 0 && !legs.some(({ fromId }) => fromId === parties[0]!.accountId)

export const legsBetween = ({ legs }: Swap, one: number, other: number): Leg[] =>
  legs.filter(({ fromId, toId }) => (fromId === one && toId === other) || (fromId === other && toId === one))

/** True if nothing between the two is left to hand over or confirm. */
export const isSettledBetween = (swap: Swap, one: number, other: number): boolean =>
  legsBetween(swap, one, other).every(({ outcome }) => outcome !== null)

/** Distinct accounts that `me` gives to or receives from. */
export function neighboursIn({ legs }: Pick<Swap, 'legs'>, me: number): number[] {
  const ids = legs.flatMap(({ fromId, toId }) => (fromId === me ? toId : toId === me ? fromId : []))
  return [...new Set(ids)]
}

/** As `neighboursIn`, but only users with whom an item has changed hands. In a chain that ended early, these are not all neighbours. */
export const swappedWith = ({ legs }: Pick<Swap, 'legs'>, me: number): number[] =>
  neighboursIn({ legs: legs.filter(({ outcome }) => outcome !== 'returned') }, me)

/** Null if not confirmed or not a party of the leg. */
const confirmedAt = ({ fromId, toId, givenAt, receivedAt }: Leg, accountId: number) =>
  fromId === accountId ? givenAt : toId === accountId ? receivedAt : null

/** True if the party has confirmed all own legs; legs settled by an admin count. */
export const hasConfirmed = ({ legs }: Pick<Swap, 'legs'>, accountId: number): boolean =>
  legs
    .filter(({ fromId, toId }) => fromId === accountId || toId === accountId)
    .every((leg) => confirmedAt(leg, accountId) !== null || leg.outcome !== null)

/** True if any leg has a confirmation; in a chain, the next leg. */
export const isConfirmedInPart = (swap: Swap): boolean =>
  readyLegs(swap).some(({ givenAt, receivedAt }) => givenAt !== null || receivedAt !== null)

/** Account ids whose turn it is; empty once ended. */
export function awaited(swap: Swap): number[] {
  const ids = swap.parties.map(({ accountId }) => accountId)
  if (swap.state === 'proposed' && swap.kind === 'circle') {
    return swap.parties.filter(({ answeredAt }) => answeredAt === null).map(({ accountId }) => accountId)
  }
  if (swap.state === 'proposed') return ids.filter((id) => id !== swap.byId)
  if (swap.state === 'agreed') {
    const ready = { legs: readyLegs(swap) }
    return ids.filter((id) => !hasConfirmed(ready, id))
  }
  return []
}

/** "Dotted teapot and 2 more". */
export function nameOf(legs: readonly Pick<Leg, 'name'>[]): string {
  const [first, ...more] = legs
  if (!first) return m.swaps_nothing()
  return more.length === 0 ? first.name : m.told_and_more({ first: first.name, more: more.length })
}
