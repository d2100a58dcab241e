import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { prepared } from '../../../db/open.ts'
import { accounts, messages, reports } from '../../../db/schema/index.ts'
import type { REPORT_STATES } from './admin-reports-shared.ts'
import type { TargetKind } from './reports-shared.ts'

/** Reports of one object: all open ones, or those settled by one act. */
export interface Group {
  kind: TargetKind
  id: number
  handledAt: number | null
}

const STATES: Record<(typeof REPORT_STATES)[number], { where: string; order: string }> = {
  open: { where: 'handled_at IS NULL', order: 'min(id)' },
  handled: { where: 'handled_at IS NOT NULL', order: 'handled_at DESC, min(id) DESC' },
}

const GROUPED = 'GROUP BY target_kind, target_id, handled_at'

/** Matches no account; for `:except`. */
export const NOBODY = 0

const groups = ({ where, order }: (typeof STATES)['open']) => ({
  page: prepared((db) =>
    db.$client.prepare<{ except: number; limit: number; offset: number }, Group>(
      `SELECT target_kind AS kind, target_id AS id, handled_at AS handledAt FROM reports
       WHERE ${where} AND about_id <> :except ${GROUPED} ORDER BY ${order} LIMIT :limit OFFSET :offset`,
    ),
  ),
  count: prepared((db) =>
    db.$client
      .prepare<{ except: number }, number>(
        `SELECT count(*) FROM (SELECT 1 FROM reports WHERE ${where} AND about_id <> :except ${GROUPED})`,
      )
      .pluck(),
  ),
})

export const reportGroups = { open: groups(STATES.open), handled: groups(STATES.handled) }

const reporter = alias(accounts, 'reporter')
const about = alias(accounts, 'about')
const admin = alias(accounts, 'admin')

export const reportsOfGroup = prepared((db) =>
  db
    .select({
      report: reports,
      reporter: { id: reporter.id, name: reporter.name },
      about: { id: about.id, name: about.name, suspendedAt: about.suspendedAt },
      handledBy: admin.name,
    })
    .from(reports)
    .innerJoin(reporter, eq(reporter.id, reports.reporterId))
    .innerJoin(about, eq(about.id, reports.aboutId))
    .leftJoin(admin, eq(admin.id, reports.handledById))
    .where(
      sql`${reports.targetKind} = ${sql.placeholder('kind')} AND ${reports.targetId} = ${sql.placeholder('id')}
        AND ${reports.handledAt} IS ${sql.placeholder('handledAt')}`,
    )
    .orderBy(asc(reports.id))
    .prepare(),
)

export const reportById = prepared((db) =>
  db
    .select({ report: reports, name: about.name })
    .from(reports)
    .innerJoin(about, eq(about.id, reports.aboutId))
    .where(eq(reports.id, sql.placeholder('id')))
    .prepare(),
)

export const messagesAfter = prepared((db) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, sql.placeholder('conversationId')),
        gt(messages.id, sql.placeholder('after')),
      ),
    )
    .orderBy(asc(messages.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
)
