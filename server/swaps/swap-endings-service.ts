import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/open.ts'
import { circlePeople, swaps } from '../../db/schema/index.ts'
import { endLegs } from './chain-endings.ts'
import { readyLegs } from './chain-legs.ts'
import { takeStep } from './swap-moves.ts'
import { type SwapEvent, tell } from './swap-notices.ts'
import { awaited } from './swap-sides.ts'
import {
  type AnswerPhase,
  countedFrom,
  nextDue,
  type Phase,
  phaseOf,
  stoodAllTheTime,
  waitingFor,
} from './swap-waits.ts'
import { findSwap, loadSwaps, openCircleWith, proposedWithItem, type Swap } from './swaps-queries.ts'

// Endings and reminders that no party causes. Call them in a transaction.

const everybody = ({ parties }: Swap) => parties.map(({ accountId }) => accountId)

/**
 * Ends all proposals with an item and notifies their users. Call it in the transaction that trades or gives away the item, or before its deletion.
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

/** Ends the proposed circle of an item that is now held or hidden. */
export function endCircleWith(db: Db, itemId: number): void {
  const found = openCircleWith(db).get({ itemId })
  const swap = found && findSwap(db, found.id)
  if (swap) tell(db, takeStep(db, swap, 'lose_item'), 'item_gone', everybody(swap))
}

/** Counts a circle that these users have not answered. */
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

/** Expires a swap after its deadline: proposals lapse, agreed swaps end and free their items. */
export function expireSwap(db: Db, swap: Swap): void {
  const [late] = swap.isChain && swap.state === 'agreed' ? readyLegs(swap) : []
  if (late) {
    endLegs(db, swap, late)
    return
  }
  const [step, event] =
    swap.state === 'proposed' ? (['lapse', 'lapsed'] as const) : (['expire', 'expired'] as const)
  // Users are not blamed for missing the deadline if the terms changed shortly before it.
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

/** Reminds the parties whose turn it is. */
function remind(db: Db, swap: Swap, phase: Phase): void {
  const reminders = swap.reminders + 1
  db.update(swaps)
    .set({ reminders, dueAt: nextDue(phase, countedFrom(swap, phase), reminders) })
    .where(eq(swaps.id, swap.id))
    .run()
  tell(db, swap, REMINDERS[phase], awaited(swap))
}

/** The latest meeting agreed between two users of a swap, or by all; in a chain, of the next leg. */
const agreedTime = prepared((db) =>
  db.$client
    .prepare<{ swapId: number; fromId: number | null; toId: number | null }, number | null>(
      `SELECT max(agreed_for) FROM (
         SELECT agreed_for FROM handovers WHERE swap_id = :swapId
           AND (:fromId IS NULL OR first_id = min(:fromId, :toId) AND second_id = max(:fromId, :toId))
         UNION ALL SELECT agreed_for FROM circle_meetings WHERE swap_id = :swapId)`,
    )
    .pluck(),
)

function handoverTime(db: Db, swap: Swap): Date | null {
  const [next] = swap.isChain ? readyLegs(swap) : []
  const at = agreedTime(db).get({
    swapId: swap.id,
    fromId: next?.fromId ?? null,
    toId: next?.toId ?? null,
  })
  return at ? new Date(at) : null
}

/** The deadline before a confirmation starts at the latest agreed meeting. Call it in the transaction of the agreement. */
export function waitForHandover(db: Db, swap: Swap): void {
  const phase = phaseOf(swap)
  const handoverAt = handoverTime(db, swap)
  const from = countedFrom({ ...swap, handoverAt: handoverAt?.getTime() ?? null }, phase)
  const isMoved = from.getTime() !== countedFrom(swap, phase).getTime()
  const clock = isMoved ? { reminders: 0, dueAt: nextDue(phase, from, 0) } : {}
  db.update(swaps)
    .set({ handoverAt, ...clock })
    .where(eq(swaps.id, swap.id))
    .run()
}

/** Restarts the deadlines for the next leg of an agreed chain after a leg is done. Call it in the same transaction. */
export function waitForNextLeg(db: Db, swap: Swap): void {
  if (swap.state !== 'agreed' || readyLegs(swap).length === 0) return
  const now = new Date()
  const handoverAt = handoverTime(db, swap)
  const from = countedFrom(
    { ...swap, waitingSince: now.getTime(), handoverAt: handoverAt?.getTime() ?? null },
    'handover',
  )
  db.update(swaps)
    .set({ ...waitingFor('handover', from), waitingSince: now, handoverAt })
    .where(eq(swaps.id, swap.id))
    .run()
}

/** Sends the due reminder or expires the swap. */
export function doWhatIsDue(db: Db, id: number, now: number): void {
  const swap = findSwap(db, id)!
  const phase = phaseOf(swap)
  const end = nextDue(phase, countedFrom(swap, phase), Number.POSITIVE_INFINITY)
  if (end.getTime() <= now) expireSwap(db, swap)
  else remind(db, swap, phase)
}
