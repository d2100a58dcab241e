import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { swapDays } from '../../../db/schema/index.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsModerator } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { SWAP_DAY } from '../limits.ts'
import type { DayEdit, NewDay } from './admin-days-routes.ts'
import { endPickUp, startPickUp } from './day-endings-service.ts'
import type { SwapDayState } from './day-states-shared.ts'
import { dropPlan } from './day-things-queries.ts'
import { type DayRow, dayByClientId, peopleOf, reviseDay, setDayState } from './days-queries.ts'
import { announceDay, dayView, getDay } from './days-service.ts'
import type { DayView } from './days-shared.ts'
import { letGoOfDay } from './hold-service.ts'

function checkTimes(startsAt: Date, checkInUntil: Date, isNewStart: boolean): void {
  if (isNewStart && startsAt.getTime() <= Date.now())
    throw invalid({ starts_at: [m.days_starts_in_future()] })
  const lasts = checkInUntil.getTime() - startsAt.getTime()
  if (lasts <= 0 || lasts > SWAP_DAY.longest)
    throw invalid({ check_in_until: [m.days_check_in_until_range()] })
}

/** Idempotent by `client_id`. @throws AppError 422 invalid times; 404 not a moderator */
export function createDay(site: AdminSite, me: ViewerView, body: z.output<typeof NewDay>): DayView {
  const { db } = site
  return actAsModerator(site, me, () => {
    const { client_id: clientId = null } = body
    const before = clientId === null ? undefined : dayByClientId(db).get({ clientId })
    if (before !== undefined) return dayView(db, getDay(db, before), me.id)
    checkTimes(body.starts_at, body.check_in_until, true)
    const { id } = db
      .insert(swapDays)
      .values({
        title: body.title,
        place: body.place,
        startsAt: body.starts_at,
        checkInUntil: body.check_in_until,
        text: body.text,
        most: body.things_per_person,
        clientId,
      })
      .returning({ id: swapDays.id })
      .get()
    audit(db, me, 'add', { noun: 'swap_day', id }, m.days_audit_created({ title: body.title }))
    return dayView(db, getDay(db, id), me.id)
  })
}

/** @throws AppError 404 no such day; 409 already matched or over; 422 invalid times */
export function editDay(
  site: AdminSite,
  me: ViewerView,
  id: number,
  body: z.output<typeof DayEdit>,
): DayView {
  const { db } = site
  return actAsModerator(site, me, () => {
    const day = getDay(db, id)
    if (day.state !== 'announced' && day.state !== 'check_in') throw conflict(m.days_not_editable())
    const startsAt = body.starts_at ?? new Date(day.startsAt)
    const isNewStart = startsAt.getTime() !== day.startsAt
    if (isNewStart || body.check_in_until) {
      checkTimes(startsAt, body.check_in_until ?? new Date(day.checkInUntil), isNewStart)
    }
    db.update(swapDays)
      .set({
        title: body.title ?? day.title,
        place: body.place ?? day.place,
        startsAt,
        checkInUntil: body.check_in_until ?? new Date(day.checkInUntil),
        text: body.text ?? day.text,
        most: body.things_per_person ?? day.most,
      })
      .where(eq(swapDays.id, id))
      .run()
    reviseDay(db).run({ id, now: Date.now() })
    audit(db, me, 'save', { noun: 'swap_day', id }, m.days_audit_saved({ title: body.title ?? day.title }))
    announceDay(site, id)
    return dayView(db, getDay(db, id), me.id)
  })
}

const NEXT: Record<SwapDayState, readonly SwapDayState[]> = {
  announced: ['check_in', 'cancelled'],
  check_in: ['cancelled'],
  matched: ['check_in', 'pick_up', 'cancelled'],
  pick_up: ['finished', 'cancelled'],
  finished: [],
  cancelled: [],
}

function notifyCancelled(site: AdminSite, day: DayRow): void {
  const { db } = site
  for (const { accountId, guestId } of peopleOf(db).all({ id: day.id })) {
    if (guestId !== null) continue
    notify(db, 'swap_day_cancelled', {
      to: accountId,
      values: { day: day.title },
      url: `/swap-days/${day.id}`,
    })
  }
}

/** @throws AppError 404 no such day; 409 invalid transition, stale plan, or unticked moves without `unticked` */
export function setState(
  site: AdminSite,
  me: ViewerView,
  id: number,
  { state, unticked }: { state: SwapDayState; unticked?: 'traded' | 'returned' | undefined },
): DayView {
  const { db } = site
  return actAsModerator(site, me, () => {
    const day = getDay(db, id)
    if (!NEXT[day.state].includes(state)) throw conflict(m.days_wrong_state())
    if (state === 'check_in') {
      dropPlan.moves(db).run({ id })
      dropPlan.result(db).run({ id, result: null })
    } else if (state === 'pick_up') startPickUp(db, day)
    else if (state === 'finished') endPickUp(db, day, unticked)
    else if (state === 'cancelled') {
      if (day.state === 'pick_up') endPickUp(db, day, 'returned', false)
      else {
        dropPlan.moves(db).run({ id })
        letGoOfDay(db, id, false)
      }
      reviseDay(db).run({ id, now: Date.now() })
      notifyCancelled(site, day)
    }
    setDayState(db).run({ id, state })
    if (state === 'finished' || state === 'cancelled') {
      db.update(swapDays).set({ finishedAt: new Date() }).where(eq(swapDays.id, id)).run()
    }
    audit(db, me, 'save', { noun: 'swap_day', id }, m.days_audit_state({ title: day.title, state }))
    announceDay(site, id)
    return dayView(db, getDay(db, id), me.id)
  })
}
