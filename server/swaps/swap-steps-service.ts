import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { swaps } from '../../db/schema/index.ts'
import * as m from '../platform/catalogues/messages.ts'
import { conflict, forbidden } from '../platform/errors.ts'
import { ABOUT_OTHERS } from './call-off-kinds-shared.ts'
import { endLegs } from './chain-endings.ts'
import { openLegOf, readyLegs } from './chain-legs.ts'
import { refreshItemsOf } from './item-status.ts'
import { markGiven, markReceived, tradeConfirmed } from './legs-queries.ts'
import { rememberAnswer } from './pair-answers.ts'
import { endCircleWith, endProposedWith, waitForNextLeg } from './swap-endings-service.ts'
import { legsSettled } from './swap-hooks.ts'
import { type CalledOff, endIfSettled, showChanged, takeStep } from './swap-moves.ts'
import { overBy, tell } from './swap-notices.ts'
import { awaited, hasConfirmed, isConfirmedInPart, legsBetween, othersThan } from './swap-sides.ts'
import { checkStep } from './swap-standings.ts'
import { closeLegs } from './swap-terms.ts'
import { countedFrom, nextDue } from './swap-waits.ts'
import { findSwap, type Leg, type Swap } from './swaps-queries.ts'

// Transitions by parties. Call them in the transaction that loaded the swap, so that concurrent ones are serialized.

const idsOf = (parties: { accountId: number }[]) => parties.map(({ accountId }) => accountId)

function checkAvailable({ legs }: Swap): void {
  for (const { itemId, itemStatus, fromId, name } of legs) {
    if (itemId === null || itemStatus === 'available') continue
    const alone = legs.filter((leg) => leg.fromId === fromId).length === 1 ? 'yes' : 'no'
    if (itemStatus === 'reserved') throw conflict(m.swaps_item_reserved({ alone, name }))
    const isHidden = itemStatus === 'hidden' ? 'yes' : 'no'
    throw conflict(m.swaps_thing_is_not_available({ alone, name, isHidden }))
  }
}

/**
 * Agrees the swap on the last acceptance: reserves its items, ends circles with one of them, and puts other requests for them on hold.
 * @param byId who accepted; the others are notified.
 * @param leftOut offered legs that were not chosen.
 * @throws AppError 409 as `checkStep`; item held, hidden or deleted; or a party is suspended
 */
export function agree(db: Db, swap: Swap, byId: number, leftOut: readonly Leg[] = []): void {
  checkStep('agree', swap)
  const others = othersThan(swap, byId)
  const away = others.find(({ suspendedAt }) => suspendedAt !== null)
  if (away) throw conflict(m.swaps_partner_paused_decline({ name: away.name }))
  checkAvailable(swap)
  closeLegs(
    db,
    leftOut.map(({ id }) => id),
    swap.revision + 1,
  )
  const chosen = { ...swap, legs: swap.legs.filter((leg) => !leftOut.includes(leg)) }
  const agreed = takeStep(db, chosen, 'agree')
  for (const { itemId } of chosen.legs) if (itemId !== null) endCircleWith(db, itemId)
  tell(db, agreed, 'agreed', idsOf(others), { byId })
}

/** Declines a proposal, and remembers the no for later proposals. @throws AppError 409 as `checkStep` */
export function decline(db: Db, swap: Swap, byId: number): void {
  rememberAnswer(db, swap, byId, 'no')
  tell(db, takeStep(db, swap, 'decline'), 'declined', idsOf(othersThan(swap, byId)), { byId })
}

/** @throws AppError 409 as `checkStep` */
export function withdraw(db: Db, swap: Swap, byId: number): void {
  tell(db, takeStep(db, swap, 'withdraw'), 'withdrawn', idsOf(othersThan(swap, byId)), { byId })
}

/** Trades fully confirmed legs, which ends other proposals with their items, and with the last leg the swap. @returns its new state. */
function markConfirmed(db: Db, swap: Swap, byIds: readonly number[], legs: readonly Leg[]): Swap {
  const now = Date.now()
  const legIds = JSON.stringify(legs.map(({ id }) => id))
  for (const byId of byIds) {
    const marks = { swapId: swap.id, byId, now, legIds }
    markGiven(db).run(marks)
    markReceived(db).run(marks)
  }
  const traded = tradeConfirmed(db).all({ swapId: swap.id })
  refreshItemsOf(db, swap.id)
  if (!isConfirmedInPart(swap)) {
    const from = countedFrom({ ...swap, waitingSince: now }, 'confirmation')
    db.update(swaps)
      .set({ waitingSince: new Date(now), reminders: 0, dueAt: nextDue('confirmation', from, 0) })
      .where(eq(swaps.id, swap.id))
      .run()
  }
  const marked = findSwap(db, swap.id)!
  for (const { itemId } of traded) if (itemId !== null) endProposedWith(db, itemId)
  legsSettled(
    db,
    swap.id,
    traded.map(({ itemId }) => itemId),
  )
  const settled = endIfSettled(db, marked)
  if (settled === marked) {
    if (marked.isChain && traded.length > 0) goOn(db, marked)
    showChanged(db, marked)
  }
  return settled
}

/** Continues a chain after a leg is done: notifies both users of the next leg. */
function goOn(db: Db, swap: Swap): void {
  waitForNextLeg(db, swap)
  tell(db, swap, 'next_leg', awaited(swap))
}

/** @throws AppError 409 for a leg of a chain if an earlier leg is not done */
function checkReady(swap: Swap, legs: readonly Leg[]): void {
  const ready = readyLegs(swap).map(({ id }) => id)
  if (swap.isChain && legs.some(({ id, outcome }) => outcome === null && !ready.includes(id)))
    throw conflict(m.swaps_leg_before_not_done())
}

/**
 * Confirms what a user has given and received.
 * @param legs some of the user's legs; default: all.
 * @throws AppError 409 as `checkStep`; already confirmed; or in a chain, an earlier leg is open
 */
export function confirm(db: Db, swap: Swap, byId: number, legs: readonly Leg[] = swap.legs): void {
  checkStep('complete', swap)
  if (hasConfirmed({ ...swap, legs: [...legs] }, byId)) throw conflict(m.swaps_confirmed_already())
  checkReady(swap, legs)
  const marked = markConfirmed(db, swap, [byId], legs)
  const others = idsOf(othersThan(marked, byId))
  const over = overBy(marked)
  if (over) {
    tell(db, marked, over, others, { byId })
    return
  }
  const done = { ...marked, legs: marked.legs.filter(({ id }) => legs.some((leg) => leg.id === id)) }
  const told = others.filter((accountId) => !hasConfirmed(done, accountId))
  const detail = done.legs
    .filter(({ fromId, toId }) => fromId === byId || toId === byId)
    .map(({ name }) => name)
    .join(', ')
  tell(db, marked, 'confirmed', told, { byId, detail })
}

/**
 * Confirms everything exchanged between two users, for both at once.
 * @param byId who confirms; the others are notified if this completes the swap.
 * @returns the swap in its new state.
 * @throws AppError 409 as `checkStep`; nothing is open between the two; or in a chain, an earlier leg is open
 */
export function confirmTogether(db: Db, swap: Swap, byId: number, withId: number): Swap {
  checkStep('complete', swap)
  const legs = legsBetween(swap, byId, withId).filter(({ outcome }) => outcome === null)
  if (legs.length === 0) throw conflict(m.swaps_confirmed_already())
  checkReady(swap, legs)
  const marked = markConfirmed(db, swap, [byId, withId], legs)
  const over = overBy(marked)
  if (over) tell(db, marked, over, idsOf(othersThan(marked, byId)), { byId })
  return marked
}

/**
 * The leg of a chain that a user cancels.
 * @param itemId an item that they give or get; default: their first leg that is not done.
 * @throws AppError 403 another item; 409 the leg is done or has ended
 */
function legToEnd(swap: Swap, byId: number, itemId: number | undefined): Leg {
  const mine = swap.legs.filter(({ fromId, toId }) => fromId === byId || toId === byId)
  const named = mine.find((leg) => leg.itemId === itemId)
  if (itemId !== undefined && !named) throw forbidden(m.circles_item_not_yours())
  const leg = named ?? openLegOf(swap, byId)
  if (!leg || leg.outcome !== null) throw conflict(m.swaps_leg_over())
  return leg
}

/**
 * Cancels an agreed swap: unfinished items are available again. In a chain, one leg of the user and all later ones end.
 * @param leg of a chain: id of the item; default: the user's first leg that is not done.
 * @param kind missing if nobody decided it, as on account deletion.
 * @param about the user at fault for a `no_show` and similar; optional in a swap of two, where it is the other.
 * @param hears whether a user may see the reason; default: all.
 * @throws AppError 409 as `checkStep`; in a chain, 403 another user's item, 409 the leg has ended
 */
export function callOff(
  db: Db,
  swap: Swap,
  byId: number,
  reason: string,
  {
    leg,
    kind,
    about,
    hears = () => true,
  }: {
    leg?: number | undefined
    kind?: CalledOff['kind']
    about?: number | undefined
    hears?: (accountId: number) => boolean
  } = {},
): void {
  const others = idsOf(othersThan(swap, byId))
  const blamed = about ?? (others.length === 1 ? others[0]! : null)
  const calledOff = kind && { kind, byId, aboutId: ABOUT_OTHERS.includes(kind) ? blamed : null }
  const why = { reason, ...(calledOff ? { calledOff } : {}) }
  if (swap.isChain) {
    checkStep('call_off', swap)
    endLegs(db, swap, legToEnd(swap, byId, leg), { byId, ...why })
    return
  }
  const ended = takeStep(db, swap, 'call_off', why)
  for (const other of others)
    tell(db, ended, 'called_off', [other], { byId, detail: hears(other) ? reason : '' })
}
