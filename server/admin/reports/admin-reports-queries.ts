import { and, asc, count, eq, gt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, messages, reports } from '../../../db/schema/index.ts'
import type { REPORT_STATES } from './admin-reports-shared.ts'
import type { TargetKind } from './reports-shared.ts'

/** Reports of one object: all open ones, or those settled by one act. */
export interface Group {
  kind: TargetKind
  id: number
  handledAt: Date | null
}

const STATES = {
  open: { where: sql`${reports.handledAt} IS NULL`, order: sql`min(${reports.id})` },
  handled: {
    where: sql`${reports.handledAt} IS NOT NULL`,
    order: sql`${reports.handledAt} DESC, min(${reports.id}) DESC`,
  },
} satisfies Record<(typeof REPORT_STATES)[number], { where: SQL; order: SQL }>

/** An account id that no account has. Queries use it for `except` to exclude nobody. */
export const NOBODY = 0

const groups = ({ where, order }: (typeof STATES)['open']) => {
  const grouped = (db: Db) =>
    db
      .select({ kind: reports.targetKind, id: reports.targetId, handledAt: reports.handledAt })
      .from(reports)
      .where(sql`${where} AND ${reports.aboutId} <> ${sql.placeholder('except')}`)
      .groupBy(reports.targetKind, reports.targetId, reports.handledAt)
  return {
    page: prepared((db) =>
      grouped(db).orderBy(order).limit(sql.placeholder('limit')).offset(sql.placeholder('offset')).prepare(),
    ),
    count: prepared((db) => db.select({ total: count() }).from(grouped(db).as('grouped')).prepare()),
  }
}

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
