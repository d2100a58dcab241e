import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { isSettledBetween, legsBetween, othersThan, partyOf } from '../../swaps/swap-sides.ts'
import { checkStep } from '../../swaps/swap-standings.ts'
import { findSwap, type Party, type Swap } from '../../swaps/swaps-queries.ts'

/**
 * @param settled what is said where all between the two is settled.
 * @throws AppError 409 where the swap is not agreed, or nothing between the two is open any more.
 */
export function checkOpen(swap: Swap, one: number, other: number, settled: () => string): void {
  checkStep('complete', swap)
  if (isSettledBetween(swap, one, other)) throw conflict(settled())
}

/**
 * A swap of this person, and the other of it with whom they hand something over.
 *
 * @param withId who that is; may be left out in a swap of two.
 * @throws AppError 404 for a swap that is none of theirs, and for somebody whom they neither give to nor get from; 422
 * where `withId` is missing.
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
