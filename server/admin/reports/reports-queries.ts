import { and, count, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { reports } from '../../../db/schema/index.ts'
import type { TargetKind } from './reports-shared.ts'

export type ReportRow = typeof reports.$inferSelect

/** Undefined if the user has an open report of the same object. */
export const insertReport = (db: Db, row: typeof reports.$inferInsert): number | undefined =>
  db.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.id }).get()?.id

export const ofTarget = (kind: TargetKind, id: number) =>
  and(eq(reports.targetKind, kind), eq(reports.targetId, id))

export const reportedBy = (id: number) => eq(reports.reporterId, id)

export const reportedAbout = (id: number) => eq(reports.aboutId, id)

export const countOpen = (db: Db, which: SQL | undefined): number =>
  db
    .select({ total: count() })
    .from(reports)
    .where(and(which, isNull(reports.handledAt)))
    .get()!.total

export const settleOpen = (
  db: Db,
  which: SQL | undefined,
  settled: Pick<ReportRow, 'handledById' | 'outcome'>,
): number[] =>
  db
    .update(reports)
    .set({ ...settled, handledAt: new Date() })
    .where(and(which, isNull(reports.handledAt)))
    .returning({ reporterId: reports.reporterId })
    .all()
    .map(({ reporterId }) => reporterId)
