import { type Db, immediate } from '../../../db/open.ts'
import { canSeeItem } from '../../market/items/item-details-service.ts'
import { itemById } from '../../market/items/own-items-queries.ts'
import { reviewsOver, shownReview } from '../../market/reviews/reviews-queries.ts'
import { findAccount } from '../../members/accounts/accounts-queries.ts'
import { nameablePerson } from '../../members/blocks/nameable-person.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { messageById } from '../../trading/messages/messages-queries.ts'
import { OPEN_REPORTS } from '../limits.ts'
import { countOpen, insertReport, ofTarget, reportedBy } from './reports-queries.ts'
import type { ReportBody, ReportPage, TargetKind } from './reports-shared.ts'

interface Target {
  aboutId: number
  title: string
  quote: string
}

const filesAlone = () => m.reports_a_message_without_text()
const noText = () => m.reports_a_review_without_text()

/** Finds an object if the user can see it; undefined otherwise. */
const FINDERS: Record<TargetKind, (db: Db, me: number, id: number) => Target | undefined> = {
  item(db, me, id) {
    if (!canSeeItem(db, id, me)) return undefined
    const { ownerId: aboutId, name: title, descriptionText } = itemById(db).get({ id })!
    return { aboutId, title, quote: `${title}\n\n${descriptionText}` }
  },
  message(db, me, id) {
    const message = messageById(db).get({ id })
    if (message?.senderId !== me && message?.receiverId !== me) return undefined
    return { aboutId: message.senderId, title: message.text || filesAlone(), quote: message.text }
  },
  person(db, me, id) {
    const person = nameablePerson(db, me, id)
    return person && { aboutId: id, title: person.name, quote: person.name }
  },
  review(db, _me, id) {
    const review = shownReview(db).get({ id, over: reviewsOver(Date.now()) })
    return review && { aboutId: review.byId, title: review.text || noText(), quote: review.text }
  },
}

/** @throws AppError 404 not found or no access; 422 the user's own */
function findTarget(db: Db, me: number, kind: TargetKind, id: number): Target {
  const target = FINDERS[kind](db, me, id)
  if (!target) throw notFound(m.reports_there_is_no_such({ kind }))
  if (target.aboutId === me) {
    throw invalid({
      target_id: [
        kind === 'person' ? m.reports_you_cannot_report_yourself() : m.reports_this_is_your_own({ kind }),
      ],
    })
  }
  return target
}

/** @throws AppError as `report` */
export function reportPage(db: Db, me: number, kind: TargetKind, id: number): ReportPage {
  const { aboutId, title } = findTarget(db, me, kind, id)
  return { target_kind: kind, target_id: id, person: findAccount(db, aboutId)!.name, title }
}

/**
 * Reports an item, message, user or review with a copy of its content, and notifies moderators. A second report of the same object is
 * possible once the first is settled.
 * @param moderators ids to notify.
 * @returns id of the report.
 * @throws AppError 404 not found or no access; 422 the user's own; 409 already reported, or OPEN_REPORTS reached
 */
export function report(
  db: Db,
  me: number,
  { target_kind: kind, target_id: id, reason, text }: ReportBody,
  moderators: readonly number[] = [],
): number {
  return immediate(db, () => {
    const { aboutId, quote } = findTarget(db, me, kind, id)
    if (countOpen(db, reportedBy(me)) >= OPEN_REPORTS) {
      throw conflict(m.reports_limit_reached({ most: OPEN_REPORTS }))
    }
    const reported = insertReport(db, {
      reporterId: me,
      targetKind: kind,
      targetId: id,
      aboutId,
      reason,
      text,
      quote,
    })
    if (reported === undefined) {
      throw conflict(m.reports_reported_already({ kind }))
    }
    const others = moderators.filter((moderator) => moderator !== me && moderator !== aboutId)
    if (countOpen(db, ofTarget(kind, id)) === 1) tellModerators(db, others, kind, aboutId)
    return reported
  })
}

/** Only the first of several reports triggers a notification. */
function tellModerators(db: Db, moderators: readonly number[], kind: TargetKind, aboutId: number): void {
  const values = { about: { person: aboutId }, what: kind }
  for (const to of moderators) notify(db, 'admin_report', { to, values, url: '/admin/reports' })
}
