import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TargetKind } from '../../../server/admin/reports/reports-shared.ts'

interface Props {
  kind: TargetKind
  id: number
  /** Of the flag, in pixels. */
  size?: number
  /** Where a flag alone has to do. */
  label?: string
  children?: ReactNode
}

/** Leads to the form of /report; inside an element with `data-enhance="report"` it opens as a dialog. */
export function ReportLink({ kind, id, size = 18, label, children }: Props) {
  return (
    <a className="report-link" href={`/report?kind=${kind}&id=${id}`} rel="nofollow" aria-label={label}>
      <Flag size={size} aria-hidden="true" />
      {children}
    </a>
  )
}
