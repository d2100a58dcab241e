import { eq } from 'drizzle-orm'
import { type Db, immediate } from '../../../db/open.ts'
import { circleMeetings } from '../../../db/schema/index.ts'
import { checkNotBlocked } from '../../members/blocks/blocks-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts'
import { waitForHandover } from '../../swaps/swap-endings-service.ts'
import type { SwapHooks } from '../../swaps/swap-hooks.ts'
import { showChanged } from '../../swaps/swap-moves.ts'
import { othersThan, partyOf } from '../../swaps/swap-sides.ts'
import { checkStep } from '../../swaps/swap-standings.ts'
import { findSwap, type Swap } from '../../swaps/swaps-queries.ts'
import {
  type CircleMeeting,
  findCircleMeeting,
  meetingAnswers,
  writeAnswer,
  writeProposal,
} from './circle-meetings-queries.ts'
import type { CircleMeetingAnswer, CircleMeetingBody } from './circle-meetings-routes.ts'
import type { CircleMeetingView } from './circle-meetings-shared.ts'
import { tellOfCircleMeeting } from './handover-notices.ts'
import { firstReminder } from './handover-reminders.ts'
import { checkTime } from './handovers-service.ts'

/** Parties with open legs; only their answers count. */
const stillToMeet = ({ parties, legs }: Swap): number[] =>
  parties
    .map(({ accountId }) => accountId)
    .filter((id) =>
      legs.some(({ fromId, toId, outcome }) => outcome === null && (fromId === id || toId === id)),
    )

function viewOf(db: Db, swap: Swap, meeting: CircleMeeting, viewer: number): CircleMeetingView {
  const { place, note, revision, byId, times, startsAt, agreedAt } = meeting
  const answers = meetingAnswers(db, swap.id)
  const waitsFor = stillToMeet(swap).filter((id) => !answers.has(id))
  const isOpen = agreedAt === null && swap.state === 'agreed' && times.some((at) => at > Date.now())
  return {
    place,
    note,
    revision,
    by: byId,
    times: times.map((at) => ({
      starts_at: new Date(at).toISOString(),
      yes: [...answers].filter(([, suits]) => suits.includes(at)).map(([id]) => id),
    })),
    waits_for: waitsFor,
    turn: isOpen && waitsFor.length > 0 ? (waitsFor.includes(viewer) ? 'me' : 'other') : null,
    starts_at: startsAt?.toISOString() ?? null,
    agreed_at: agreedAt?.toISOString() ?? null,
  }
}

/** The meeting of all parties; null without a proposal. */
export function circleMeetingOf(db: Db, swap: Swap, viewer: number): CircleMeetingView | null {
  const meeting = findCircleMeeting(db, swap.id)
  return meeting ? viewOf(db, swap, meeting, viewer) : null
}

/** @throws AppError 404 not a party */
export function swapOf(db: Db, accountId: number, swapId: number): Swap {
  const swap = findSwap(db, swapId)
  if (!swap || !partyOf(swap, accountId)) throw notFound(m.handovers_no_such_swap())
  return swap
}

/** @throws AppError 409 a swap of two, not agreed, or nothing left to exchange */
function checkMeets(swap: Swap, accountId: number): void {
  if (swap.parties.length < 3) throw conflict(m.handovers_all_of_two())
  checkStep('complete', swap)
  if (!stillToMeet(swap).includes(accountId)) throw conflict(m.handovers_all_changed_hands())
}

/** @throws AppError 409 changed proposal */
function checkSeen(meeting: CircleMeeting | undefined, revision: number): void {
  if ((meeting?.revision ?? 0) !== revision) throw conflict(m.handovers_other_proposal())
}

/** If all parties have answered, agrees on the earliest time that suits all. Call it in the transaction of the answer. */
function settle(db: Db, swap: Swap): 'agreed' | 'no_time' | null {
  const meeting = findCircleMeeting(db, swap.id)
  const asked = stillToMeet(swap)
  if (!meeting || meeting.agreedAt || asked.length < 2) return null
  const answers = meetingAnswers(db, swap.id)
  if (asked.some((id) => !answers.has(id))) return null
  const now = new Date()
  const at = meeting.times.find(
    (time) => time > now.getTime() && asked.every((id) => answers.get(id)!.includes(time)),
  )
  if (at === undefined) return 'no_time'
  const startsAt = new Date(at)
  db.update(circleMeetings)
    .set({ startsAt, agreedAt: now, agreedFor: startsAt, ...firstReminder(startsAt, now), updatedAt: now })
    .where(eq(circleMeetings.swapId, swap.id))
    .run()
  waitForHandover(db, swap)
  return 'agreed'
}

/**
 * Proposes a meeting of all parties, also instead of an earlier proposal or agreement; notifies the others.
 * @throws AppError 404 not a party; 422 time in the past, too far ahead or duplicate; 403 blocked; 409 as `checkMeets`, or changed proposal
 */
export function proposeCircleMeeting(
  db: Db,
  accountId: number,
  swapId: number,
  { place, times, note, revision }: CircleMeetingBody,
): CircleMeetingView {
  return immediate(db, () => {
    const swap = swapOf(db, accountId, swapId)
    for (const at of times) checkTime(at, 'times')
    const sorted = times.map(Number).sort((a, b) => a - b)
    if (new Set(sorted).size < sorted.length) throw invalid({ times: [m.handovers_all_time_twice()] })
    for (const other of othersThan(swap, accountId)) checkNotBlocked(db, accountId, other.accountId)
    checkMeets(swap, accountId)
    const before = findCircleMeeting(db, swapId)
    checkSeen(before, revision)
    const proposed = { swapId, revision: revision + 1, byId: accountId, place, times: sorted, note }
    const meeting = writeProposal(db, proposed)
    tellOfCircleMeeting(db, swap, before ? 'changed' : 'proposed', {
      to: stillToMeet(swap).filter((id) => id !== accountId),
      byId: accountId,
      plan: meeting.revision,
      until: new Date(sorted.at(-1)!),
    })
    showChanged(db, swap)
    return viewOf(db, swap, meeting, accountId)
  })
}

/**
 * Stores accepted times; changeable until agreed. The last answer agrees on the earliest common time, or notifies that there is none.
 * @throws AppError 404 not a party; 403 own proposal; 422 not a proposed time; 409 as `checkMeets`, no or changed proposal, agreed, or
 * time in the past
 */
export function answerCircleMeeting(
  db: Db,
  accountId: number,
  swapId: number,
  { times, revision }: CircleMeetingAnswer,
): CircleMeetingView {
  return immediate(db, () => {
    const swap = swapOf(db, accountId, swapId)
    const meeting = findCircleMeeting(db, swapId)
    if (meeting?.byId === accountId) throw forbidden(m.handovers_own_proposal())
    checkMeets(swap, accountId)
    if (!meeting) throw conflict(m.handovers_nothing_proposed())
    checkSeen(meeting, revision)
    if (meeting.agreedAt) throw conflict(m.handovers_agreed_already())
    const suits = [...new Set(times.map(Number))]
    if (suits.some((at) => !meeting.times.includes(at)))
      throw invalid({ times: [m.handovers_all_times_unknown()] })
    if (suits.some((at) => at <= Date.now())) throw conflict(m.handovers_time_passed_meanwhile())
    writeAnswer(db, swapId, accountId, suits)
    const became = settle(db, swap)
    const to = stillToMeet(swap).filter((id) => id !== accountId)
    if (became) tellOfCircleMeeting(db, swap, became, { to, plan: revision })
    showChanged(db, swap)
    return viewOf(db, swap, findCircleMeeting(db, swapId)!, accountId)
  })
}

/** After each step: a party who has completed their legs no longer counts, so the remaining answers may be complete. */
export const circleMeetingHooks: SwapHooks = {
  legsSettled(db, swapId) {
    const swap = findSwap(db, swapId)!
    if (swap.state !== 'agreed' || settle(db, swap) !== 'agreed') return
    const plan = findCircleMeeting(db, swapId)!.revision
    tellOfCircleMeeting(db, swap, 'agreed', { to: stillToMeet(swap), plan })
  },
}
