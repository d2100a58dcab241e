import {
  type ReviewRow,
  reviewById,
  reviewsOver,
  setHidden,
  shownReview,
} from '../../market/reviews/reviews-queries.ts'
import { requireMayJudge } from '../../members/accounts/admin-people-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsModerator } from '../../site/audit/admin-act.ts'
import { audit, PERSON } from '../../site/audit/audit-service.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { settleReportsOf } from '../reports/settle-reports-service.ts'

type Site = Pick<AdminSite, 'config' | 'db'>

/** An unpublished review counts as missing. @throws AppError 404 no such review; 403 as `requireMayJudge` for both users */
function getReview(site: Site, moderator: ViewerView, id: number): ReviewRow {
  const { db } = site
  const row = reviewById(db).get({ id })
  const isThere = row && (row.hiddenAt || shownReview(db).get({ id, over: reviewsOver(Date.now()) }))
  if (!isThere) throw notFound(m.admin_review_missing())
  for (const personId of [row.aboutId, row.byId]) requireMayJudge(site, moderator, personId)
  return row
}

const aboutReview = (id: number, byId: number) => ({ noun: 'review', id, personId: byId })

/** Hides a review, notifies its author and upholds open reports. @throws AppError 404 no such review; 403 as `getReview`; 409 already hidden */
export function hideReview(site: Site, moderator: ViewerView, id: number): void {
  const { db } = site
  actAsModerator(site, moderator, () => {
    const { byId, hiddenAt } = getReview(site, moderator, id)
    if (hiddenAt) throw conflict(m.admin_review_hidden_already())
    const now = Date.now()
    setHidden(db).run({ id, hiddenAt: now, now })
    settleReportsOf(db, { kind: 'review', id }, { handledById: moderator.id, outcome: 'upheld' })
    notify(db, 'review_hidden', { to: byId, values: {}, url: '/dashboard/notification' })
    audit(db, moderator, 'hide', aboutReview(id, byId), m.admin_hid_a_review_by({ name: PERSON }))
  })
}

/** Shows a hidden review again. @throws AppError 404 no such review; 403 as `getReview`; 409 not hidden */
export function showReview(site: Site, moderator: ViewerView, id: number): void {
  const { db } = site
  actAsModerator(site, moderator, () => {
    const { byId, hiddenAt } = getReview(site, moderator, id)
    if (!hiddenAt) throw conflict(m.admin_review_not_hidden())
    setHidden(db).run({ id, hiddenAt: null, now: Date.now() })
    audit(db, moderator, 'show', aboutReview(id, byId), m.admin_restored_review_by({ name: PERSON }))
  })
}
