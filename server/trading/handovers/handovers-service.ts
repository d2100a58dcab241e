import { type Db, immediate } from '../../../db/open.ts'
import { handoverSteps, handovers } from '../../../db/schema/index.ts'
import { checkNotBlocked } from '../../members/blocks/blocks-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, forbidden, invalid } from '../../platform/errors.ts'
import { waitForHandover } from '../../swaps/swap-endings-service.ts'
import { showChanged } from '../../swaps/swap-moves.ts'
import { isSettledBetween } from '../../swaps/swap-sides.ts'
import type { Swap } from '../../swaps/swaps-queries.ts'
import { HANDOVER } from '../limits.ts'
import { tellOfHandover } from './handover-notices.ts'
import { checkOpen, pairIn } from './handover-pairs.ts'
import { firstReminder } from './handover-reminders.ts'
import { findHandover, type Handover, isPair, type PairKey, pairKey } from './handovers-queries.ts'
import type { AgreementBody, ProposalBody } from './handovers-routes.ts'
import type { HandoverView } from './handovers-shared.ts'

function planView(swap: Swap, plan: Handover, viewer: number): HandoverView {
  const { firstId, secondId, byId, place, startsAt, note, revision, agreedAt } = plan
  // True if the meeting can still change: its time is not past, and something is left to exchange.
  const isOpen =
    agreedAt === null &&
    startsAt.getTime() > Date.now() &&
    swap.state === 'agreed' &&
    !isSettledBetween(swap, firstId, secondId)
  return {
    with: firstId === viewer ? secondId : firstId,
    place,
    starts_at: startsAt.toISOString(),
    note,
    revision,
    turn: isOpen ? (byId === viewer ? 'other' : 'me') : null,
    agreed_at: agreedAt?.toISOString() ?? null,
  }
}

/** The meeting of two users; null without a proposal. */
export function planOf(db: Db, swap: Swap, viewer: number, otherId: number): HandoverView | null {
  const plan = findHandover(db, pairKey(swap.id, viewer, otherId))
  return plan ? planView(swap, plan, viewer) : null
}

/** @throws AppError 409 changed proposal */
function checkSeen(plan: Handover | undefined, revision: number): void {
  if ((plan?.revision ?? 0) !== revision) {
    throw conflict(m.handovers_other_proposal())
  }
}

/** @throws AppError 422 time in the past or too far ahead */
export function checkTime(startsAt: Date, field = 'starts_at'): void {
  const now = Date.now()
  if (startsAt.getTime() <= now) throw invalid({ [field]: [m.handovers_time_passed()] })
  if (startsAt.getTime() > now + HANDOVER.ahead) {
    throw invalid({ [field]: [m.handovers_too_far_ahead()] })
  }
}

const noteStep = (db: Db, pair: PairKey, byId: number, step: 'proposed' | 'agreed') =>
  db
    .insert(handoverSteps)
    .values({ ...pair, byId, step })
    .run()

/**
 * Proposes a meeting, also instead of an earlier proposal or agreement, and notifies the other.
 * @throws AppError 404 and 422 as `pairIn`; 422 time in the past or too far ahead; 403 blocked; 409 not agreed, or changed proposal
 */
export function proposeHandover(
  db: Db,
  accountId: number,
  swapId: number,
  { with: withId, place, starts_at: startsAt, note, revision }: ProposalBody,
): HandoverView {
  return immediate(db, () => {
    const { swap, other } = pairIn(db, accountId, swapId, withId)
    checkTime(startsAt)
    checkNotBlocked(db, accountId, other.accountId)
    checkOpen(swap, accountId, other.accountId, m.handovers_changed_hands)
    const pair = pairKey(swap.id, accountId, other.accountId)
    const before = findHandover(db, pair)
    checkSeen(before, revision)
    const proposed = {
      revision: revision + 1,
      byId: accountId,
      place,
      startsAt,
      note,
      agreedAt: null,
      dueAt: null,
      updatedAt: new Date(),
    }
    const plan = db
      .insert(handovers)
      .values({ ...pair, ...proposed })
      .onConflictDoUpdate({
        target: [handovers.swapId, handovers.firstId, handovers.secondId],
        set: proposed,
      })
      .returning()
      .get()
    noteStep(db, pair, accountId, 'proposed')
    const told = { toId: other.accountId, otherId: accountId, plan: plan.revision, until: startsAt }
    tellOfHandover(db, swap, before ? 'changed' : 'proposed', told)
    showChanged(db, swap)
    return planView(swap, plan, accountId)
  })
}

/**
 * Accepts the newest proposal; reminders and the deadline follow from it.
 * @throws AppError 404 and 422 as `pairIn`; 403 own proposal; 409 not agreed, no or changed proposal, already agreed, or time in the past
 */
export function agreeToHandover(
  db: Db,
  accountId: number,
  swapId: number,
  { with: withId, revision }: AgreementBody,
): HandoverView {
  return immediate(db, () => {
    const { swap, other } = pairIn(db, accountId, swapId, withId)
    const pair = pairKey(swap.id, accountId, other.accountId)
    const plan = findHandover(db, pair)
    if (plan?.byId === accountId) throw forbidden(m.handovers_own_proposal())
    checkOpen(swap, accountId, other.accountId, m.handovers_changed_hands)
    if (!plan) throw conflict(m.handovers_nothing_proposed())
    checkSeen(plan, revision)
    if (plan.agreedAt) throw conflict(m.handovers_agreed_already())
    const now = new Date()
    if (plan.startsAt <= now) throw conflict(m.handovers_time_passed_meanwhile())
    const agreed = db
      .update(handovers)
      .set({ agreedAt: now, agreedFor: plan.startsAt, ...firstReminder(plan.startsAt, now), updatedAt: now })
      .where(isPair(pair))
      .returning()
      .get()
    noteStep(db, pair, accountId, 'agreed')
    waitForHandover(db, swap)
    const told = { toId: other.accountId, otherId: accountId, plan: revision, until: plan.startsAt }
    tellOfHandover(db, swap, 'agreed', told)
    showChanged(db, swap)
    return planView(swap, agreed!, accountId)
  })
}
