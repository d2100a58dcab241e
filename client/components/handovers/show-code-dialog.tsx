import { useCallback, useEffect, useState } from 'react'
import type { SwapCodeView } from '../../../server/handovers/handovers-shared.ts'
import { call, messageOf } from '../../api.ts'
import { useClock } from '../../stores/clock.ts'
import { Dialog } from '../common/dialog.tsx'
import type { HandoverProps } from './handover-props.ts'

/** Light modules that the server leaves around a QR code (server/qr-path.ts). */
const MARGIN = 4

/** A QR code from the data of its path. */
function Qr({ path, label }: { path: string; label: string }) {
  const ends = [...path.matchAll(/M(\d+) \d+h(\d+)/g)].map(([, x, length]) => Number(x) + Number(length))
  const side = Math.max(...ends) + MARGIN
  return (
    <svg className="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

/** Shows a code, large, for the other to enter or to scan; a new one where it is over. */
export function ShowCodeDialog({
  swapId,
  other,
  onClose,
}: Pick<HandoverProps, 'swapId' | 'other'> & { onClose: () => void }) {
  const [shown, setShown] = useState<SwapCodeView>()
  const [problem, setProblem] = useState<string>()
  const { now } = useClock(0)
  const load = useCallback(() => {
    setProblem(undefined)
    call('POST /api/swaps/:id/code', { params: { id: swapId }, body: { with: other.id } }).then(
      ({ data }) => setShown(data),
      (error) => setProblem(messageOf(error, 'Failed to make a code.')),
    )
  }, [swapId, other.id])
  useEffect(load, [load])
  const isOver = shown !== undefined && Date.parse(shown.expires_at) <= now
  return (
    <Dialog title="Your code" onClose={onClose} width="420px">
      {problem !== undefined || isOver ? (
        <div className="notice error" role="alert">
          <p>{problem ?? 'This code is over.'}</p>
          <button type="button" className="button quiet" onClick={load}>
            {isOver ? 'New code' : 'Try again'}
          </button>
        </div>
      ) : !shown ? (
        <p role="status">Loading...</p>
      ) : (
        <div className="swap-code">
          <p className="digits" role="status">
            <span className="visually-hidden">Your code: {[...shown.code].join(' ')}</span>
            <span aria-hidden="true">{shown.code}</span>
          </p>
          <Qr path={shown.qr} label="The same code to scan" />
          <p>
            {other.name} enters it on the page of this swap, or scans it. That confirms the swap for both of you.
          </p>
          <p className="help">It is good for ten minutes.</p>
        </div>
      )}
    </Dialog>
  )
}
