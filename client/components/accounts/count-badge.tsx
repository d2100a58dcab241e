import type { UnreadView } from '../../../server/admin/dashboard/dashboard-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** A count next to a link, filled by enhancements/unread-counts.ts; hidden while 0. */
export function CountBadge({ of }: { of: keyof UnreadView }) {
  return (
    <span className="badge count" data-count={of} hidden>
      <span /> <span className="visually-hidden">{m.layout_new()}</span>
    </span>
  )
}
