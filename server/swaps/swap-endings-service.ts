import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { circlePeople, swaps } from '../../db/schema/index.ts'
import { takeStep } from './swap-moves.ts'
import { type SwapEvent, tell } from './swap-notices.ts'
import { awaited } from './swap-sides.ts'
import { type AnswerPhase, countedFrom, nextDue, type Phase, phaseOf, stoodAllTheTime } from './swap-waits.ts'
import { findSwap, loadSwaps, openCircleWith, proposedWithItem, type Swap } from './swaps-queries.ts'

// Ends and reminders that come without a step of one of the swap's people. Each goes into the transaction of its caller.

const everybody = ({ parties }: Swap) => parties.map(({ accountId }) => accountId)

/**
 * Ends the proposals that name an item, and tells those who lose by it. Goes into the transaction in which the item is
 * traded or deleted, before it is gone, or given away.
 */
export function endProposedWith(
  db: Db,
  itemId: number,
  event: 'item_gone' | 'given_away' = 'item_gone',
): void {
  const ids = proposedWithItem(db)
    .all({ itemId })
    .map(({ id }) => id)
  for (const swap of loadSwaps(db, ids)) {
    const leg = swap.legs.find((one) => one.itemId === itemId)!
    const others = everybody(swap).filter((id) => id !== leg.fromId)
    const told = swap.kind === 'circle' ? 'item_gone' : event
    tell(db, takeStep(db, swap, 'lose_item'), told, others, { detail: leg.name })
  }
}

/** An item is promised or hidden: the circle that is only proposed with it ends, and all of it are told. */
export function endCircleWith(db: Db, itemId: number): void {
  const found = openCircleWith(db).get({ itemId })
  const swap = found && findSwap(db, found.id)
  if (swap) tell(db, takeStep(db, swap, 'lose_item'), 'item_gone', everybody(swap))
}

/** Counts one more circle that these people have left without an answer. */
function noteUnanswered(db: Db, accountIds: readonly number[]): void {
  for (const accountId of accountIds) {
    db.insert(circlePeople)
      .values({ accountId, unanswered: 1 })
      .onConflictDoUpdate({
        target: circlePeople.accountId,
        set: { unanswered: sql`${circlePeople.unanswered} + 1` },
      })
      .run()
  }
}

/** Nobody moved in time: what is proposed lapses, what is agreed is over and its items are free. All are told. */
export function expireSwap(db: Db, swap: Swap): void {
  const [step, event] =
    swap.state === 'proposed' ? (['lapse', 'lapsed'] as const) : (['expire', 'expired'] as const)
  // Somebody who was asked anew at the last moment has not left it unanswered.
  if (swap.kind === 'circle' && swap.state === 'proposed' && stoodAllTheTime(swap))
    noteUnanswered(db, awaited(swap))
  tell(db, takeStep(db, swap, step), event, everybody(swap))
}

const ANSWERS: Record<AnswerPhase, SwapEvent> = {
  answer: 'answer_reminder',
  circle: 'answer_reminder',
  match: 'answer_reminder',
}
const REMINDERS = {
  ...ANSWERS,
  handover: 'handover_reminder',
  confirmation: 'confirmation_reminder',
} as const satisfies Record<Phase, SwapEvent>

/** Reminds those whose move it is. */
function remind(db: Db, swap: Swap, phase: Phase): void {
  const reminders = swap.reminders + 1
  db.update(swaps)
    .set({ reminders, dueAt: nextDue(phase, countedFrom(swap, phase), reminders) })
    .where(eq(swaps.id, swap.id))
    .run()
  tell(db, swap, REMINDERS[phase], awaited(swap))
}

/**
 * Two people of an agreed swap have agreed on a time: while nobody has confirmed anything, the swap waits from the latest
 * such time on. Goes into the transaction of the agreement.
 *
 * @param handoverAt the latest of all its handovers.
 */
export function waitForHandover(db: Db, swap: Swap, handoverAt: Date): void {
  const phase = phaseOf(swap)
  const from = countedFrom({ ...swap, handoverAt: handoverAt.getTime() }, phase)
  const isMoved = from.getTime() !== countedFrom(swap, phase).getTime()
  const clock = isMoved ? { reminders: 0, dueAt: nextDue(phase, from, 0) } : {}
  db.update(swaps)
    .set({ handoverAt, ...clock })
    .where(eq(swaps.id, swap.id))
    .run()
}

/** Does what is due for a swap: a reminder, or its end. */
export function doWhatIsDue(db: Db, id: number, now: number): void {
  const swap = findSwap(db, id)!
  const phase = phaseOf(swap)
  const end = nextDue(phase, countedFrom(swap, phase), Number.POSITIVE_INFINITY)
  if (end.getTime() <= now) expireSwap(db, swap)
  else remind(db, swap, phase)
}
