import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { swaps } from '../../db/schema/index.ts'
import { conflict } from '../errors.ts'
import { refreshItemsOf } from './item-status.ts'
import { markGiven, markReceived, tradeConfirmed } from './legs-queries.ts'
import { endProposedWith } from './swap-endings-service.ts'
import { showChanged, takeStep } from './swap-moves.ts'
import { tell } from './swap-notices.ts'
import { hasConfirmed, isConfirmedInPart, othersThan } from './swap-sides.ts'
import { checkStep } from './swap-standings.ts'
import { closeLegs } from './swap-terms.ts'
import { waitingFor } from './swap-waits.ts'
import { findSwap, type Leg, type Swap } from './swaps-queries.ts'

// Steps that its people take. Each goes into the transaction in which the swap was loaded, so that of two at once the
// second sees what the first did.

const idsOf = (parties: { accountId: number }[]) => parties.map(({ accountId }) => accountId)

function checkAvailable({ legs }: Swap): void {
  for (const { itemId, itemStatus, fromId, name } of legs) {
    if (itemId === null || itemStatus === 'available') continue
    const isAlone = legs.filter((leg) => leg.fromId === fromId).length === 1
    const what = isAlone ? 'This item' : name
    if (itemStatus === 'reserved') throw conflict(`${what} is reserved for another swap.`)
    throw conflict(`${what} is not available ${itemStatus === 'hidden' ? 'at the moment' : 'any more'}.`)
  }
}

/**
 * All agree: the items are reserved, and whatever else names them waits.
 *
 * @param byId whose yes it was; the others are told.
 * @param leftOut legs that were offered to choose from and are not chosen.
 * @throws AppError 409 as `checkStep`, and where an item is promised, hidden or gone, or one of the others suspended.
 */
export function agree(db: Db, swap: Swap, byId: number, leftOut: readonly Leg[] = []): void {
  checkStep('agree', swap)
  const others = othersThan(swap, byId)
  const away = others.find(({ suspendedAt }) => suspendedAt !== null)
  if (away)
    throw conflict(`${away.name} cannot swap at the moment. The request waits, or you can decline it.`)
  checkAvailable(swap)
  closeLegs(
    db,
    leftOut.map(({ id }) => id),
    swap.revision + 1,
  )
  const chosen = { ...swap, legs: swap.legs.filter((leg) => !leftOut.includes(leg)) }
  tell(db, takeStep(db, chosen, 'agree'), 'agreed', idsOf(others), { byId })
}

/** Somebody says no. @throws AppError 409 as `checkStep`. */
export function decline(db: Db, swap: Swap, byId: number): void {
  tell(db, takeStep(db, swap, 'decline'), 'declined', idsOf(othersThan(swap, byId)), { byId })
}

/** Somebody takes back what they have proposed. @throws AppError 409 as `checkStep`. */
export function withdraw(db: Db, swap: Swap, byId: number): void {
  tell(db, takeStep(db, swap, 'withdraw'), 'withdrawn', idsOf(othersThan(swap, byId)), { byId })
}

/**
 * Somebody confirms what they have given and got. A leg that both have confirmed is done: its item is traded, and
 * other proposals that name it end. Once all legs are done the swap is completed.
 *
 * @param legs which of theirs; all of them where left out.
 * @throws AppError 409 as `checkStep`, and for what they have confirmed already.
 */
export function confirm(db: Db, swap: Swap, byId: number, legs: readonly Leg[] = swap.legs): void {
  checkStep('complete', swap)
  if (hasConfirmed({ ...swap, legs: [...legs] }, byId))
    throw conflict('You have confirmed this swap already.')
  const now = Date.now()
  const marks = { swapId: swap.id, byId, now, legIds: JSON.stringify(legs.map(({ id }) => id)) }
  markGiven(db).run(marks)
  markReceived(db).run(marks)
  const traded = tradeConfirmed(db).all({ swapId: swap.id })
  refreshItemsOf(db, swap.id)
  if (!isConfirmedInPart(swap)) {
    db.update(swaps)
      .set(waitingFor('confirmation', new Date(now)))
      .where(eq(swaps.id, swap.id))
      .run()
  }
  const marked = findSwap(db, swap.id)!
  for (const { itemId } of traded) if (itemId !== null) endProposedWith(db, itemId)
  const others = othersThan(marked, byId)
  if (marked.legs.every(({ outcome }) => outcome === 'traded')) {
    tell(db, takeStep(db, marked, 'complete'), 'completed', idsOf(others), { byId })
    return
  }
  showChanged(db, marked)
  const asked = others.filter(({ accountId }) => !hasConfirmed(marked, accountId))
  tell(db, marked, 'confirmed', idsOf(asked), { byId })
}

/**
 * Somebody calls an agreed swap off: what is not done yet is free again.
 *
 * @throws AppError 409 as `checkStep`.
 */
export function callOff(db: Db, swap: Swap, byId: number, reason: string): void {
  const ended = takeStep(db, swap, 'call_off', { reason })
  tell(db, ended, 'called_off', idsOf(othersThan(swap, byId)), { byId, detail: reason })
}
