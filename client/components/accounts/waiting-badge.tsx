import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ViewerSlot } from '../../slot.tsx'
import { countText } from '../../stores/unread.ts'
import { Sentence } from '../common/sentence.tsx'

/**
 * Badge on the account button, updated by enhancements/waiting.ts. Drawn by CSS, so that the number does not replace the button's
 * label.
 */
export function WaitingBadge({ id, viewer, waiting }: ViewerSlot & { id?: string }) {
  if (!viewer) return null
  const count = countText(waiting)
  return (
    <span className="badge count waiting" data-waiting={waiting} data-count={count} hidden={waiting === 0}>
      <span id={id} hidden data-waits>
        <Sentence of={m.told_waiting({ count, n: (text) => <span>{text}</span> })} />
      </span>
    </span>
  )
}
