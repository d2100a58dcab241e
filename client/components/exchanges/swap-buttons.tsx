import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { call } from '../../api.ts'
import type { BodyOf } from '../../calls.ts'
import { CallOffForm } from './call-off-form.tsx'
import { StepButton } from './step-button.tsx'
import { useExchangeStep } from './use-exchange-step.ts'

const focus = (element: HTMLElement | null) => element?.focus()

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
    { done: m.swaps_swap_confirmed(), failed: m.swaps_confirm_failed() },
  )
  const callOff = useExchangeStep(
    id,
    (body: BodyOf<'POST /api/exchange-request/:id/cancellation'>) =>
      call('POST /api/exchange-request/:id/cancellation', { params: { id }, body }),
    { done: m.swaps_swap_called_off(), failed: m.swaps_call_off_failed() },
  )
  const [asks, setAsks] = useState<'not yet' | 'now' | 'no more'>('not yet')
  if (asks === 'now') {
    return (
      <CallOffForm
        onSend={({ reason, kind }) => callOff.mutateAsync({ reason, kind }).catch(() => {})}
        onBack={() => setAsks('no more')}
      />
    )
  }
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
          className="button plain"
          disabled={confirm.isPending}
          onClick={() => setAsks('now')}
        >
          {m.swaps_call_off()}
        </button>
      )}
    </>
  )
}
