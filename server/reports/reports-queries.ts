import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { reports } from '../../db/schema/index.ts'
import type { TargetKind } from './reports-schema.ts'

export type ReportRow = typeof reports.$inferSelect

/** Undefined where this person has an open report of the same thing. */
export const insertReport = (db: Db, row: typeof reports.$inferInsert): number | undefined =>
  db.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.id }).get()?.id

/** Open reports of one thing become handled; gives how many. */
export const settleReportsOf = (
  db: Db,
  target: { kind: TargetKind; id: number },
  settled: Pick<ReportRow, 'handledById' | 'outcome'>,
): number =>
  db
    .update(reports)
    .set({ ...settled, handledAt: new Date() })
    .where(
      and(eq(reports.targetKind, target.kind), eq(reports.targetId, target.id), isNull(reports.handledAt)),
    )
    .run().changes

/** All that is open about one person becomes handled. */
export const settleReportsAbout = (
  db: Db,
  aboutId: number,
  settled: Pick<ReportRow, 'handledById' | 'outcome'>,
) =>
  db
    .update(reports)
    .set({ ...settled, handledAt: new Date() })
    .where(and(eq(reports.aboutId, aboutId), isNull(reports.handledAt)))
    .run()
