import * as m from '../../../languages/messages.ts'
import type { HoleProps } from '../../hole.tsx'

/** How much waits for the viewer, on what opens their menu or their drawer; kept by enhancements/waiting.ts. */
export function WaitingBadge({
  id,
  viewer,
  waiting,
}: Pick<HoleProps, 'viewer' | 'waiting'> & { id?: string }) {
  if (!viewer) return null
  return (
    <span id={id} className="badge count waiting" data-waiting={waiting} hidden={waiting === 0}>
      <span>{waiting > 99 ? '99+' : waiting}</span>{' '}
      <span className="visually-hidden">{m.told_waiting()}</span>
    </span>
  )
}
