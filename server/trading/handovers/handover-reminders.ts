import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Db, eachApart } from '../../../db/open.ts'
import { circleMeetings, handovers } from '../../../db/schema/index.ts'
import { every } from '../../platform/jobs.ts'
import { HANDOVER } from '../../platform/limits.ts'
import { hasConfirmed, legsBetween } from '../../swaps/swap-sides.ts'
import { findSwap } from '../../swaps/swaps-queries.ts'
import { type CircleMeeting, dueCircleMeetings } from './circle-meetings-queries.ts'
import { type HandoverEvent, tellOfCircleMeeting, tellOfHandover } from './handover-notices.ts'
import { dueHandovers, type Handover, isPair } from './handovers-queries.ts'

/** The event of each of `HANDOVER.reminders`. */
const EVENTS = ['day_before', 'hours_before', 'day_after'] as const satisfies HandoverEvent[]

/** Columns of a plan of which so many reminders have been sent or skipped: when the next one is due. */
function nextReminder(reminders: number, startsAt: Date) {
  const next = HANDOVER.reminders[reminders]
  return { reminders, dueAt: next ? new Date(startsAt.getTime() + next.at) : null }
}

/** Columns of a plan that has just been agreed on: reminders that would have been due before are skipped. */
export function firstReminder(startsAt: Date, now: Date) {
  const first = HANDOVER.reminders.findIndex(({ at }) => startsAt.getTime() + at > now.getTime())
  return nextReminder(first, startsAt)
}

/** The newest reminder that is due of a meeting, and until when it is worth sending, in milliseconds since 1970. */
function dueNow(startsAt: Date, now: number) {
  // The newest alone: after a time in which the site was down, nobody is reminded of tomorrow first and then of today.
  const newest = HANDOVER.reminders.findLastIndex((one) => startsAt.getTime() + one.at <= now)
  const end = startsAt.getTime() + HANDOVER.reminders[newest]!.until
  const until = end === Number.POSITIVE_INFINITY ? {} : { until: new Date(end) }
  return { event: EVENTS[newest]!, isLate: now >= end, next: nextReminder(newest + 1, startsAt), until }
}

/** Sends the newest reminder of a plan that is due, unless it is too late for that, and notes when the next one is due. */
function remind(db: Db, plan: Handover, now: number): void {
  const { swapId, firstId, secondId, startsAt, revision } = plan
  const swap = findSwap(db, swapId)
  const { event, isLate, next, until } = dueNow(startsAt, now)
  const isOpen = swap?.state === 'agreed'
  db.update(handovers)
    .set(isOpen ? next : { dueAt: null })
    .where(isPair(plan))
    .run()
  if (!isOpen || isLate) return
  const between = { ...swap, legs: legsBetween(swap, firstId, secondId) }
  for (const [toId, otherId] of [
    [firstId, secondId],
    [secondId, firstId],
  ] as const) {
    if (!hasConfirmed(between, toId))
      tellOfHandover(db, swap, event, { toId, otherId, plan: revision, ...until })
  }
}

/** As `remind`, for the meeting of all people of a swap: those who have confirmed all of theirs need no reminder. */
function remindAll(db: Db, meeting: CircleMeeting, now: number): void {
  const { swapId, startsAt, revision } = meeting
  const swap = findSwap(db, swapId)
  const isOpen = swap?.state === 'agreed' && startsAt !== null
  const due = isOpen ? dueNow(startsAt, now) : undefined
  db.update(circleMeetings)
    .set(due?.next ?? { dueAt: null })
    .where(eq(circleMeetings.swapId, swapId))
    .run()
  if (!isOpen || !due || due.isLate) return
  const to = swap.parties.flatMap(({ accountId }) => (hasConfirmed(swap, accountId) ? [] : accountId))
  tellOfCircleMeeting(db, swap, due.event, { to, plan: revision, ...due.until })
}

/**
 * Reminds people of what they have agreed on, a day and two hours before, and asks the day after whether it happened.
 * Each is sent once, whatever happens to the process.
 *
 * @param now milliseconds since 1970.
 */
export function remindOfHandovers(db: Db, now: number): void {
  const due = dueHandovers(db).all({ now, limit: HANDOVER.atOnce })
  eachApart(db, due, (plan) => remind(db, plan, now))
  const meetings = dueCircleMeetings(db).all({ now, limit: HANDOVER.atOnce })
  eachApart(db, meetings, (meeting) => remindAll(db, meeting, now))
}

export async function handoverReminders(app: FastifyInstance) {
  every(app, HANDOVER.lookEvery, 'handover-reminders', () => remindOfHandovers(app.db, Date.now()))
}
