import type { Db } from '../../../db/open.ts'
import { adminItems } from '../../market/items/admin-items-service.ts'
import { reviewById } from '../../market/reviews/reviews-queries.ts'
import { findAccount } from '../../members/accounts/accounts-queries.ts'
import { mayJudge, requireMayJudge } from '../../members/accounts/admin-people-service.ts'
import { personName } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { paginate } from '../../platform/schemas/pagination-shared.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsModerator } from '../../site/audit/admin-act.ts'
import { audit, PERSON } from '../../site/audit/audit-service.ts'
import { messageViews } from '../../trading/messages/message-view.ts'
import { messageById, messagesBefore } from '../../trading/messages/messages-queries.ts'
import { REPORTED_THREAD } from '../limits.ts'
import {
  type Group,
  messagesAfter,
  NOBODY,
  reportById,
  reportGroups,
  reportsOfGroup,
} from './admin-reports-queries.ts'
import type { AdminReportsView, ReportedThing } from './admin-reports-shared.ts'
import { settleReportsOf } from './settle-reports-service.ts'

type Site = Pick<AdminSite, 'config' | 'db'>

function threadAround(db: Db, id: number): ReportedThing['thread'] {
  const message = messageById(db).get({ id })
  if (!message) return []
  const { conversationId } = message
  const limit = REPORTED_THREAD
  const before = messagesBefore(db).all({ conversationId, before: id, limit }).reverse()
  const after = messagesAfter(db).all({ conversationId, after: id, limit })
  return messageViews(db, [...before, message, ...after]).map((view) => ({
    id: view.id,
    name: personName(findAccount(db, view.sender_id)?.name ?? ''),
    text: view.text,
    files: view.attachments.map(({ name }) => name),
    created_at: view.created_at,
  }))
}

function isHidden(db: Db, id: number): boolean | null {
  const review = reviewById(db).get({ id })
  return review ? review.hiddenAt !== null : null
}

/** Users involved: for a review, its author and the reviewed user. */
function partiesOf(db: Db, { kind, id }: Pick<Group, 'kind' | 'id'>, aboutId: number): number[] {
  const review = kind === 'review' ? reviewById(db).get({ id }) : undefined
  return review ? [aboutId, review.aboutId] : [aboutId]
}

function reportedThing(site: Site, viewer: Pick<ViewerView, 'id'>, group: Group): ReportedThing {
  const { db } = site
  const { kind, id } = group
  const rows = reportsOfGroup(db).all({ ...group, handledAt: group.handledAt?.getTime() ?? null })
  const [{ report: first, about, handledBy }] = rows as [(typeof rows)[number]]
  const { handledAt, outcome } = first
  return {
    kind,
    target_id: id,
    about: { id: about.id, name: personName(about.name), is_suspended: about.suspendedAt !== null },
    reports: rows.map(({ report, reporter }) => ({
      id: report.id,
      reporter: { ...reporter, name: personName(reporter.name) },
      reason: report.reason,
      text: report.text,
      created_at: report.createdAt.toISOString(),
    })),
    quote: first.quote,
    item: (kind === 'item' && adminItems(site, viewer, [id])[0]) || null,
    thread: kind === 'message' ? threadAround(db, id) : [],
    is_hidden: kind === 'review' ? isHidden(db, id) : null,
    may_judge: partiesOf(db, group, about.id).every((party) => mayJudge(site, viewer, party)),
    handled:
      handledAt && outcome
        ? { by: handledBy && personName(handledBy), at: handledAt.toISOString(), outcome }
        : null,
  }
}

export function listReports(
  site: Site,
  viewer: Pick<ViewerView, 'id' | 'role'>,
  { state, page }: { state: AdminReportsView['state']; page: number },
): AdminReportsView {
  const { db } = site
  const size = PAGE_SIZE.moderation
  const { count, page: pageOf } = reportGroups[state]
  const except = viewer.role === 'admin' ? NOBODY : viewer.id
  return {
    state,
    open_count: reportGroups.open.count(db).get({ except })!.total,
    things: pageOf(db)
      .all({ except, limit: size, offset: (page - 1) * size })
      .map((group) => reportedThing(site, viewer, group)),
    pagination: paginate(page, size, count(db).get({ except })!.total),
  }
}

/** @param id of any open report of the object. @throws AppError 404 no such report; 403 as `requireMayJudge`; 409 already settled */
export function dismissReport(site: Site, moderator: ViewerView, id: number): void {
  const { db } = site
  actAsModerator(site, moderator, () => {
    const row = reportById(db).get({ id })
    if (!row) throw notFound(m.admin_report_missing())
    const { targetKind: kind, targetId, aboutId, handledAt } = row.report
    for (const party of partiesOf(db, { kind, id: targetId }, aboutId))
      requireMayJudge(site, moderator, party)
    if (handledAt) throw conflict(m.admin_report_handled_already())
    settleReportsOf(db, { kind, id: targetId }, { handledById: moderator.id, outcome: 'dismissed' })
    const what =
      kind === 'person' ? PERSON : m.admin_report_about_numbered({ kind, id: targetId, name: PERSON })
    const about = { noun: 'report', id, personId: aboutId }
    audit(db, moderator, 'dismiss', about, m.admin_dismissed_report_about({ what }))
  })
}
