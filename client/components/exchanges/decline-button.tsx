import { useSyncExternalStore } from 'react'
import { call } from '../../api.ts'
import { declineSoon, isDeclining, onDeclines, undoDecline } from '../../stores/declines.ts'
import { StepButton } from './step-button.tsx'
import { useExchangeStep } from './use-exchange-step.ts'

/** Whether a request is being declined: in some seconds, or just now. */
export const useIsDeclining = (id: number): boolean =>
  useSyncExternalStore(
    onDeclines,
    () => isDeclining(id),
    () => false,
  )

/** Says no, which can be undone for some seconds. */
export function DeclineButton({ id, busy }: { id: number; busy: boolean }) {
  const decline = useExchangeStep(
    id,
    () => call('POST /api/exchange-request/:id/decline', { params: { id } }),
    { done: 'Request canceled successfully', failed: 'Failed to cancel the request' },
  )
  const isWaiting = useIsDeclining(id)
  const isPending = isWaiting || decline.isPending
  return (
    <>
      <StepButton
        label="Decline"
        busyLabel="Canceling..."
        isPending={isPending}
        busy={busy || isPending}
        onClick={() => declineSoon(id, () => decline.mutate())}
      />
      {isWaiting && (
        <button type="button" className="button" onClick={() => undoDecline(id)}>
          Undo
        </button>
      )}
      <span className="visually-hidden" role="status">
        {isWaiting && 'Declining. You can undo it for some seconds.'}
      </span>
    </>
  )
}
