import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExchangeRowView } from '../../../server/exchanges/exchanges-shared.ts'
import { LONGEST } from '../../../server/longest-shared.ts'
import { call, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { useFocusOnStanding } from './use-focus-on-standing.ts'

/** One step of a request; the lists and details that show it are asked for again afterwards. */
function useExchangeStep(
  id: number,
  take: (reason: string) => Promise<{ message: string }>,
  done: string,
  failed: string,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason?: string) => take(reason ?? ''),
    onSuccess: ({ message }) => toast.success(message || done),
    onError: (error) => toast.error(messageOf(error, failed)),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['exchange-requests'] }),
        queries.invalidateQueries({ queryKey: ['details', 'exchange', id] }),
      ]),
  })
}

/**
 * Takes one step. While one is under way it does nothing and stays: a disabled button would lose the focus of whoever
 * has pressed it.
 */
function StepButton({
  step,
  label,
  busyLabel,
  busy,
  className = 'button quiet',
  disabled = false,
}: {
  step: ReturnType<typeof useExchangeStep>
  label: string
  busyLabel: string
  busy: boolean
  className?: string
  disabled?: boolean
}) {
  return (
    <button
      ref={useFocusOnStanding()}
      type="button"
      className={className}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={() => busy || step.mutate(undefined)}
    >
      {step.isPending ? busyLabel : label}
    </button>
  )
}

/** Accept and Decline of a pending request to me. */
export function AnswerButtons({ id, blocked }: { id: number; blocked: boolean }) {
  const accept = useExchangeStep(
    id,
    () => call('POST /api/exchange-request/:id/accept', { params: { id } }),
    'Request accepted successfully',
    'Failed to accept the request',
  )
  const decline = useExchangeStep(
    id,
    () => call('POST /api/exchange-request/:id/decline', { params: { id } }),
    'Request canceled successfully',
    'Failed to cancel the request',
  )
  const busy = accept.isPending || decline.isPending
  return (
    <>
      <StepButton
        step={accept}
        label="Accept"
        busyLabel="Accepting..."
        busy={busy}
        className="button"
        disabled={blocked}
      />
      <StepButton step={decline} label="Decline" busyLabel="Canceling..." busy={busy} />
    </>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Asks why, and calls the swap off. */
function CallOffForm({ step, onBack }: { step: ReturnType<typeof useExchangeStep>; onBack: () => void }) {
  const [reason, setReason] = useState('')
  return (
    <form
      className="call-off"
      onSubmit={(event) => {
        event.preventDefault()
        if (!step.isPending) step.mutate(reason)
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
function SwapButtons({ row }: { row: Pick<ExchangeRowView, 'id' | 'confirmed_by_me'> }) {
  const { id } = row
  const confirm = useExchangeStep(
    id,
    () => call('POST /api/exchange-request/:id/completion', { params: { id } }),
    'Swap confirmed',
    'Failed to confirm the swap',
  )
  const callOff = useExchangeStep(
    id,
    (reason) => call('POST /api/exchange-request/:id/cancellation', { params: { id }, body: { reason } }),
    'Swap called off',
    'Failed to call off the swap',
  )
  const [asks, setAsks] = useState<'not yet' | 'now' | 'no more'>('not yet')
  if (asks === 'now') return <CallOffForm step={callOff} onBack={() => setAsks('no more')} />
  return (
    <>
      {!row.confirmed_by_me && (
        <StepButton
          step={confirm}
          label="We have swapped"
          busyLabel="Confirming..."
          busy={confirm.isPending}
          className="button"
        />
      )}
      <button
        ref={asks === 'no more' ? focus : undefined}
        type="button"
        className="button quiet"
        disabled={confirm.isPending}
        onClick={() => setAsks('now')}
      >
        Call off
      </button>
    </>
  )
}

/** What I can do with my own pending request. */
export function OwnRequestButtons({ id }: { id: number }) {
  const withdraw = useExchangeStep(
    id,
    () => call('POST /api/exchange-request/:id/withdrawal', { params: { id } }),
    'Request withdrawn successfully',
    'Failed to withdraw the request',
  )
  return (
    <>
      <a className="button quiet" href={`/dashboard/exchange-product-update-details?id=${id}`}>
        Change offer
      </a>
      <StepButton step={withdraw} label="Withdraw" busyLabel="Withdrawing..." busy={withdraw.isPending} />
    </>
  )
}

type Standing = Pick<
  ExchangeRowView,
  'id' | 'status' | 'outcome' | 'direction' | 'item_reserved' | 'other_suspended' | 'confirmed_by_me'
>

/** Whatever I can do with a request where it stands now. */
export function ExchangeSteps({ request }: { request: Standing }) {
  const { id, status, outcome, direction, item_reserved, other_suspended } = request
  if (status === 'accepted' && outcome === null) return <SwapButtons row={request} />
  if (status !== 'pending') return null
  return direction === 'incoming' ? (
    <AnswerButtons id={id} blocked={item_reserved || other_suspended} />
  ) : (
    <OwnRequestButtons id={id} />
  )
}
