import type { Leg, Swap } from './swaps-queries.ts'

// The legs of a chain are handed over one after another, so that no receiver gives before they have received.

/** The next leg of a chain to hand over: the first without an outcome. */
const firstOpen = ({ legs }: Pick<Swap, 'legs'>): Leg | undefined =>
  legs.find(({ outcome }) => outcome === null)

/** The legs of an agreed swap that can be handed over now: in a chain at most one, otherwise all. */
export function readyLegs(swap: Pick<Swap, 'legs' | 'isChain'>): Leg[] {
  if (!swap.isChain) return swap.legs
  const leg = firstOpen(swap)
  return leg ? [leg] : []
}

/** The first leg of a chain without an outcome that a user gives or gets. */
export const openLegOf = ({ legs }: Pick<Swap, 'legs'>, accountId: number): Leg | undefined =>
  legs.find(({ fromId, toId, outcome }) => outcome === null && (fromId === accountId || toId === accountId))
