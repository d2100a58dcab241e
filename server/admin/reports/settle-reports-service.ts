import type { Db } from '../../../db/open.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { ofTarget, type ReportRow, reportedAbout, settleOpen } from './reports-queries.ts'
import type { TargetKind } from './reports-shared.ts'

// Settling applies to all reporters, who are notified. Call it in the transaction of the act.

type Settled = Pick<ReportRow, 'handledById' | 'outcome'>

function settle(db: Db, which: Parameters<typeof settleOpen>[1], settled: Settled): void {
  const values = { upheld: settled.outcome === 'upheld' }
  for (const to of new Set(settleOpen(db, which, settled)))
    notify(db, 'report_handled', { to, values, url: '/dashboard/notification' })
}

export const settleReportsOf = (db: Db, target: { kind: TargetKind; id: number }, settled: Settled) =>
  settle(db, ofTarget(target.kind, target.id), settled)

export const settleReportsAbout = (db: Db, accountId: number, settled: Settled) =>
  settle(db, reportedAbout(accountId), settled)
