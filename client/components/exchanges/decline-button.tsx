import { useSyncExternalStore } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { call, callAtLast } from '../../api.ts'
import { declineSoon, isDeclining, onDeclines, undoDecline } from '../../stores/declines.ts'
import { StepButton } from './step-button.tsx'
import { useExchangeStep } from './use-exchange-step.ts'
import { useFocusOnStanding } from './use-focus-on-standing.ts'

/** True during the undo period of a rejection and just after. */
export const useIsDeclining = (id: number): boolean =>
  useSyncExternalStore(
    onDeclines,
    () => isDeclining(id),
    () => false,
  )

/** Undo button of a rejection. `useFocusOnStanding` moves its focus when it disappears. */
export function UndoButton({ id }: { id: number }) {
  return (
    <button
      ref={useFocusOnStanding()}
      type="button"
      className="button"
      onClick={({ currentTarget }) => {
        const decline = currentTarget.previousElementSibling as HTMLElement
        decline.focus()
        undoDecline(id)
      }}
    >
      {m.swaps_undo()}
    </button>
  )
}

const KINDS = {
  decline: {
    call: 'POST /api/exchange-request/:id/decline',
    className: 'button quiet',
    label: m.swaps_decline,
    busyLabel: m.swaps_canceling,
    waits: m.swaps_declining,
    done: m.swaps_request_canceled_successfully,
    failed: m.swaps_cancel_failed,
  },
  withdrawal: {
    call: 'POST /api/exchange-request/:id/withdrawal',
    className: 'button plain',
    label: m.swaps_withdraw,
    busyLabel: m.swaps_withdrawing,
    waits: m.swaps_withdrawing_undo,
    done: m.swaps_request_withdrawn_successfully,
    failed: m.swaps_withdraw_failed,
  },
} as const

/** Declines or withdraws with an undo period of some seconds. */
export function DeclineButton({ id, kind, busy }: { id: number; kind: keyof typeof KINDS; busy: boolean }) {
  const { call: path, className, label, busyLabel, waits, done, failed } = KINDS[kind]
  const params = { id }
  const end = useExchangeStep(id, () => call(path, { params }), { done: done(), failed: failed() })
  const isWaiting = useIsDeclining(id)
  const isPending = isWaiting || end.isPending
  return (
    <>
      <StepButton
        className={className}
        label={label()}
        busyLabel={busyLabel()}
        isPending={isPending}
        busy={busy || isPending}
        onClick={() =>
          declineSoon(
            id,
            () => end.mutate(),
            () => callAtLast(path, { params }),
          )
        }
      />
      {isWaiting && <UndoButton id={id} />}
      <span className="visually-hidden" role="status">
        {isWaiting && waits()}
      </span>
    </>
  )
}
