import { useState } from 'react'
import type { ExchangeRowView } from '../../../server/exchanges/exchanges-shared.ts'
import { LONGEST } from '../../../server/longest-shared.ts'
import { call } from '../../api.ts'
import { StepButton } from './step-button.tsx'
import { useExchangeStep } from './use-exchange-step.ts'
import { useFocusOnStanding } from './use-focus-on-standing.ts'

const focus = (element: HTMLElement | null) => element?.focus()

/** Asks why, and calls the swap off. */
function CallOffForm({ id, onBack }: { id: number; onBack: () => void }) {
  const [reason, setReason] = useState('')
  const step = useExchangeStep(
    id,
    () => call('POST /api/exchange-request/:id/cancellation', { params: { id }, body: { reason } }),
    { done: 'Swap called off', failed: 'Failed to call off the swap' },
  )
  return (
    <form
      className="call-off"
      onSubmit={(event) => {
        event.preventDefault()
        if (!step.isPending) step.mutate()
      }}
    >
      <input
        ref={focus}
        className="input"
        aria-label="Why do you call it off?"
        placeholder="Why do you call it off?"
        required
        maxLength={LONGEST.itemMessage}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <button
        ref={useFocusOnStanding()}
        type="submit"
        className="button danger"
        disabled={reason.trim() === ''}
        aria-disabled={step.isPending || undefined}
      >
        {step.isPending ? 'Calling off...' : 'Call off'}
      </button>
      <button type="button" className="button quiet" onClick={onBack}>
        Back
      </button>
    </form>
  )
}

/** What the two can do once they have agreed: confirm, or call it off with a reason. */
export function SwapButtons({
  row: { id, can },
  className = 'button',
}: {
  row: Pick<ExchangeRowView, 'id' | 'can'>
  className?: string
}) {
  const confirm = useExchangeStep(
    id,
    () => call('POST /api/exchange-request/:id/completion', { params: { id } }),
    { done: 'Swap confirmed', failed: 'Failed to confirm the swap' },
  )
  const [asks, setAsks] = useState<'not yet' | 'now' | 'no more'>('not yet')
  if (asks === 'now') return <CallOffForm id={id} onBack={() => setAsks('no more')} />
  return (
    <>
      {can.includes('complete') && (
        <StepButton
          label="We have swapped"
          busyLabel="Confirming..."
          isPending={confirm.isPending}
          busy={confirm.isPending}
          className={className}
          onClick={() => confirm.mutate()}
        />
      )}
      {can.includes('call_off') && (
        <button
          ref={asks === 'no more' ? focus : undefined}
          type="button"
          className="button quiet"
          disabled={confirm.isPending}
          onClick={() => setAsks('now')}
        >
          Call off
        </button>
      )}
    </>
  )
}
