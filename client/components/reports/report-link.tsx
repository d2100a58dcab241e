import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TargetKind } from '../../../server/admin/reports/reports-shared.ts'

interface Props {
  kind: TargetKind
  id: number
  /** Pixels. */
  size?: number
  /** For icon-only links. */
  label?: string
  children?: ReactNode
}

/** Link to /report; a dialog within `data-enhance="report"`. */
export function ReportLink({ kind, id, size = 18, label, children }: Props) {
  return (
    <a className="report-link" href={`/report?kind=${kind}&id=${id}`} rel="nofollow" aria-label={label}>
      <Flag size={size} aria-hidden="true" />
      {children}
    </a>
  )
}
