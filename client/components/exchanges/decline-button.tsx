import { useSyncExternalStore } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { call } from '../../api.ts'
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

/** Undo button of a rejection, which keeps the focus handling. */
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

/** Rejects with an undo period of some seconds. */
export function DeclineButton({ id, busy }: { id: number; busy: boolean }) {
  const decline = useExchangeStep(
    id,
    () => call('POST /api/exchange-request/:id/decline', { params: { id } }),
    { done: m.swaps_request_canceled_successfully(), failed: m.swaps_cancel_failed() },
  )
  const isWaiting = useIsDeclining(id)
  const isPending = isWaiting || decline.isPending
  return (
    <>
      <StepButton
        label={m.swaps_decline()}
        busyLabel={m.swaps_canceling()}
        isPending={isPending}
        busy={busy || isPending}
        onClick={() => declineSoon(id, () => decline.mutate())}
      />
      {isWaiting && <UndoButton id={id} />}
      <span className="visually-hidden" role="status">
        {isWaiting && m.swaps_declining()}
      </span>
    </>
  )
}
