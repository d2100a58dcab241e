import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Db, eachApart } from '../../../db/open.ts'
import { circleMeetings, handovers } from '../../../db/schema/index.ts'
import { every } from '../../platform/jobs.ts'
import { hasConfirmed, legsBetween } from '../../swaps/swap-sides.ts'
import { findSwap } from '../../swaps/swaps-queries.ts'
import { HANDOVER } from '../limits.ts'
import { type CircleMeeting, dueCircleMeetings } from './circle-meetings-queries.ts'
import { type HandoverEvent, tellOfCircleMeeting, tellOfHandover } from './handover-notices.ts'
import { dueHandovers, type Handover, isPair } from './handovers-queries.ts'

/** Event per entry of `HANDOVER.reminders`. */
const EVENTS = ['day_before', 'hours_before', 'day_after'] as const satisfies HandoverEvent[]

function nextReminder(reminders: number, startsAt: Date) {
  const next = HANDOVER.reminders[reminders]
  return { reminders, dueAt: next ? new Date(startsAt.getTime() + next.at) : null }
}

/** Reminder columns after an agreement; past reminders are skipped. */
export function firstReminder(startsAt: Date, now: Date) {
  const first = HANDOVER.reminders.findIndex(({ at }) => startsAt.getTime() + at > now.getTime())
  return nextReminder(first, startsAt)
}

function dueNow(startsAt: Date, now: number) {
  // Only the newest due reminder is sent, so that a downtime does not cause outdated ones.
  const newest = HANDOVER.reminders.findLastIndex((one) => startsAt.getTime() + one.at <= now)
  const end = startsAt.getTime() + HANDOVER.reminders[newest]!.until
  const until = end === Number.POSITIVE_INFINITY ? {} : { until: new Date(end) }
  return { event: EVENTS[newest]!, isLate: now >= end, next: nextReminder(newest + 1, startsAt), until }
}

/** Sends the newest due reminder unless expired, and schedules the next. */
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

/** Reminds the parties of a meeting of all; those who have completed their legs get no reminder. */
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

/** A day and 2 hours before, and a question the day after; each once, also across restarts. @param now milliseconds since 1970. */
export function remindOfHandovers(db: Db, now: number): void {
  const due = dueHandovers(db).all({ now, limit: HANDOVER.atOnce })
  eachApart(db, due, (plan) => remind(db, plan, now))
  const meetings = dueCircleMeetings(db).all({ now, limit: HANDOVER.atOnce })
  eachApart(db, meetings, (meeting) => remindAll(db, meeting, now))
}

export async function handoverReminders(app: FastifyInstance) {
  every(app, HANDOVER.lookEvery, 'handover-reminders', () => remindOfHandovers(app.db, Date.now()))
}
