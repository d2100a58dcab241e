import * as m from '../platform/catalogues/messages.ts'
import { readyLegs } from './chain-legs.ts'
import type { Leg, Party, Swap } from './swaps-queries.ts'

// What a swap is for one of its people.

/** Undefined for whoever is none of its people. */
export const partyOf = (swap: Swap, accountId: number): Party | undefined =>
  swap.parties.find((party) => party.accountId === accountId)

export const othersThan = ({ parties }: Swap, accountId: number): Party[] =>
  parties.filter((party) => party.accountId !== accountId)

/** What somebody gives in it. */
export const givenBy = ({ legs }: Pick<Swap, 'legs'>, accountId: number): Leg[] =>
  legs.filter(({ fromId }) => fromId === accountId)

/** What somebody gets in it. */
export const gotBy = ({ legs }: Pick<Swap, 'legs'>, accountId: number): Leg[] =>
  legs.filter(({ toId }) => toId === accountId)

/** Whether a swap of two is a gift: who asked for it gives nothing. */
export const isGift = ({ kind, parties, legs }: Pick<Swap, 'kind' | 'parties' | 'legs'>): boolean =>
  kind === 'request' && legs.length > 0 && !legs.some(({ fromId }) => fromId === parties[0]!.accountId)

/** What goes from one of two to the other, either way. */
export const legsBetween = ({ legs }: Swap, one: number, other: number): Leg[] =>
  legs.filter(({ fromId, toId }) => (fromId === one && toId === other) || (fromId === other && toId === one))

/** Whether everything that goes between two people has an outcome, so that nothing is left to hand over or to confirm. */
export const isSettledBetween = (swap: Swap, one: number, other: number): boolean =>
  legsBetween(swap, one, other).every(({ outcome }) => outcome !== null)

/** Those whom somebody gives to or gets from in a swap, each once. */
export function neighboursIn({ legs }: Pick<Swap, 'legs'>, me: number): number[] {
  const ids = legs.flatMap(({ fromId, toId }) => (fromId === me ? toId : toId === me ? fromId : []))
  return [...new Set(ids)]
}

/** As `neighboursIn`, those with whom something has changed hands: in a chain that ended early not all of them. */
export const swappedWith = ({ legs }: Pick<Swap, 'legs'>, me: number): number[] =>
  neighboursIn({ legs: legs.filter(({ outcome }) => outcome === 'traded') }, me)

/** When one of the two of a leg has confirmed it; null while they have not, and for everybody else. */
const confirmedAt = ({ fromId, toId, givenAt, receivedAt }: Leg, accountId: number) =>
  fromId === accountId ? givenAt : toId === accountId ? receivedAt : null

/** Whether somebody has confirmed all that they give and get; what an admin has settled needs no word of theirs. */
export const hasConfirmed = ({ legs }: Pick<Swap, 'legs'>, accountId: number): boolean =>
  legs
    .filter(({ fromId, toId }) => fromId === accountId || toId === accountId)
    .every((leg) => confirmedAt(leg, accountId) !== null || leg.outcome !== null)

/** Whether anybody has confirmed anything; in a chain, of the leg that is handed over next. */
export const isConfirmedInPart = (swap: Swap): boolean =>
  readyLegs(swap).some(({ givenAt, receivedAt }) => givenAt !== null || receivedAt !== null)

/** Whose move it is: ids of accounts; of nobody once it has ended. */
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

/** Several things in a few words: "Dotted teapot and 2 more". */
export function nameOf(legs: readonly Pick<Leg, 'name'>[]): string {
  const [first, ...more] = legs
  if (!first) return m.swaps_nothing()
  return more.length === 0 ? first.name : m.told_and_more({ first: first.name, more: more.length })
}
