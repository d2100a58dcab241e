import { useState } from 'react'
import * as m from '../../../server/catalogues/messages.ts'
import type { ExchangeRowView } from '../../../server/exchanges/exchanges-shared.ts'
import { LONGEST } from '../../../server/longest-shared.ts'
import type { CallOffKind } from '../../../server/swaps/call-off-kinds-shared.ts'
import { call } from '../../api.ts'
import { CallOffKindField } from './call-off-kind.tsx'
import { StepButton } from './step-button.tsx'
import { useExchangeStep } from './use-exchange-step.ts'
import { useFocusOnStanding } from './use-focus-on-standing.ts'

const focus = (element: HTMLElement | null) => element?.focus()

/** Asks why, and calls the swap off. */
function CallOffForm({ id, onBack }: { id: number; onBack: () => void }) {
  const [reason, setReason] = useState('')
  const [kind, setKind] = useState<CallOffKind>('other')
  const step = useExchangeStep(
    id,
    () => call('POST /api/exchange-request/:id/cancellation', { params: { id }, body: { reason, kind } }),
    { done: m.swaps_swap_called_off(), failed: m.swaps_failed_to_call_off_the_swap() },
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
        aria-label={m.swaps_why_do_you_call_it_off()}
        placeholder={m.swaps_why_do_you_call_it_off()}
        required
        maxLength={LONGEST.itemMessage}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <CallOffKindField kind={kind} onChange={setKind} />
      <button
        ref={useFocusOnStanding()}
        type="submit"
        className="button danger"
        disabled={reason.trim() === ''}
        aria-disabled={step.isPending || undefined}
      >
        {step.isPending ? m.swaps_calling_off() : m.swaps_call_off()}
      </button>
      <button type="button" className="button quiet" onClick={onBack}>
        {m.swaps_back()}
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
    { done: m.swaps_swap_confirmed(), failed: m.swaps_failed_to_confirm_the_swap() },
  )
  const [asks, setAsks] = useState<'not yet' | 'now' | 'no more'>('not yet')
  if (asks === 'now') return <CallOffForm id={id} onBack={() => setAsks('no more')} />
  return (
    <>
      {can.includes('complete') && (
        <StepButton
          label={m.swaps_we_have_swapped()}
          busyLabel={m.swaps_confirming()}
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
          {m.swaps_call_off()}
        </button>
      )}
    </>
  )
}
