import type { Db } from '../../db/open.ts'
import * as m from '../catalogues/messages.ts'
import { invalid, notFound } from '../errors.ts'
import { legsBetween, othersThan, partyOf } from '../swaps/swap-sides.ts'
import { findSwap, type Party, type Swap } from '../swaps/swaps-queries.ts'

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
