import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { isSettledBetween, legsBetween, othersThan, partyOf } from '../../swaps/swap-sides.ts'
import { checkStep } from '../../swaps/swap-standings.ts'
import { findSwap, type Party, type Swap } from '../../swaps/swaps-queries.ts'

/** @param settled error text if nothing is open between the two. @throws AppError 409 not agreed, or nothing is open */
export function checkOpen(swap: Swap, one: number, other: number, settled: () => string): void {
  checkStep('complete', swap)
  if (isSettledBetween(swap, one, other)) throw conflict(settled())
}

/**
 * The swap and the other party of a handover.
 * @param withId other party; optional in a swap of two.
 * @throws AppError 404 not a party, or not a neighbour; 422 `withId` missing
 */
export function pairIn(
  db: Db,
  accountId: number,
  swapId: number,
  withId?: number,
): { swap: Swap; other: Party } {
  const swap = findSwap(db, swapId)
  if (!swap || !partyOf(swap, accountId)) throw notFound(m.handovers_no_such_swap())
  if (withId === undefined && swap.parties.length > 2) {
    throw invalid({ with: [m.handovers_say_with_whom()] })
  }
  const other = othersThan(swap, accountId).find(
    (party) =>
      (withId === undefined || party.accountId === withId) &&
      legsBetween(swap, accountId, party.accountId).length > 0,
  )
  if (!other) throw notFound(m.handovers_nothing_between())
  return { swap, other }
}
