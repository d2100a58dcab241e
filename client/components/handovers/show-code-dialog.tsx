import { useCallback, useEffect, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { SwapCodeView } from '../../../server/trading/handovers/handovers-shared.ts'
import { call, messageOf } from '../../api.ts'
import { useClock } from '../../stores/clock.ts'
import { Dialog } from '../common/dialog.tsx'
import type { HandoverProps } from './handover-props.ts'
import { keepMeetings } from './keep-meetings.ts'
import { Qr } from './qr.tsx'

/** Displays a large code and renews it after expiry. */
export function ShowCodeDialog({
  swapId,
  other,
  onClose,
}: Pick<HandoverProps, 'swapId' | 'other'> & { onClose: () => void }) {
  const [shown, setShown] = useState<SwapCodeView>()
  const [problem, setProblem] = useState<string>()
  const [isLoading, setLoading] = useState(false)
  const { now } = useClock(0)
  const load = useCallback(() => {
    setLoading(true)
    call('POST /api/swaps/:id/code', { params: { id: swapId }, body: { with: other.id } })
      .then(({ data }) => {
        setShown(data)
        setProblem(undefined)
        keepMeetings()
      })
      .catch((error) => setProblem(messageOf(error, m.handovers_code_failed())))
      .finally(() => setLoading(false))
  }, [swapId, other.id])
  useEffect(load, [load])
  const isOver = shown !== undefined && Date.parse(shown.expires_at) <= now
  return (
    <Dialog title={m.handovers_your_code()} onClose={onClose} width="420px">
      {problem !== undefined || isOver ? (
        <div className="notice error" role="alert">
          <p>{problem ?? m.handovers_code_over()}</p>
          {/* Not disabled while loading, to keep the focus. */}
          <button
            type="button"
            className="button quiet"
            aria-disabled={isLoading || undefined}
            onClick={() => isLoading || load()}
          >
            {isLoading ? m.handovers_loading() : isOver ? m.handovers_new_code() : m.handovers_try_again()}
          </button>
        </div>
      ) : !shown ? (
        <p role="status">{m.handovers_loading()}</p>
      ) : (
        <div className="swap-code">
          <p className="digits" role="status">
            <span className="visually-hidden">
              {m.handovers_your_code_is({ code: [...shown.code].join(' ') })}
            </span>
            <span aria-hidden="true">{shown.code}</span>
          </p>
          <Qr path={shown.qr} label={m.handovers_qr_label()} />
          <p>{m.handovers_code_how({ name: other.name })}</p>
          <p className="help">{m.handovers_code_lives()}</p>
        </div>
      )}
    </Dialog>
  )
}
