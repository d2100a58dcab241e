import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { useLazyPart } from '../common/use-lazy-part.ts'
import { DeclineButton, useIsDeclining } from './decline-button.tsx'
import { ListGot } from './list-got.tsx'
import { ProposeAgain } from './propose-again.tsx'
import { StepButton } from './step-button.tsx'
import { SwapButtons } from './swap-buttons.tsx'
import type { StepsOf } from './thing-pictures.tsx'
import { useRefreshExchange } from './use-exchange-step.ts'

const loadAccept = async () => (await import('./accept-dialog.tsx')).AcceptDialog
const loadOffer = async () => (await import('./next-offer-dialog.tsx')).NextOfferDialog

/** Actions before the agreement. */
function OfferButtons({ request }: { request: StepsOf }) {
  const { id, can, turn } = request
  const [open, setOpen] = useState<'accept' | 'counter' | 'change' | null>(null)
  const close = () => setOpen(null)
  const AcceptDialog = useLazyPart(loadAccept, open === 'accept', close)
  const NextOfferDialog = useLazyPart(loadOffer, open === 'counter' || open === 'change', close)
  const refresh = useRefreshExchange(id)
  const isDeclining = useIsDeclining(id)
  const isAsker = request.direction === 'outgoing'
  return (
    <>
      {turn === 'me' && (
        <StepButton
          label={m.swaps_accept()}
          busy={isDeclining}
          className="button"
          disabled={!can.includes('accept')}
          onClick={() => setOpen('accept')}
        />
      )}
      {can.includes('counter') && (
        <StepButton
          label={m.swaps_make_another_offer()}
          busy={isDeclining}
          onClick={() => setOpen('counter')}
        />
      )}
      {can.includes('change') && (
        <StepButton label={m.swaps_change_offer()} busy={isDeclining} onClick={() => setOpen('change')} />
      )}
      {/* The requester could also decline, but one button is enough: withdrawing ends the request as well. */}
      {can.includes('decline') && !isAsker && <DeclineButton id={id} kind="decline" busy={isDeclining} />}
      {can.includes('withdraw') && isAsker && <DeclineButton id={id} kind="withdrawal" busy={isDeclining} />}
      {AcceptDialog && open === 'accept' && <AcceptDialog request={request} onClose={close} />}
      {NextOfferDialog && (open === 'counter' || open === 'change') && (
        <NextOfferDialog
          kind={open}
          requestId={id}
          onClose={close}
          onSent={() => {
            close()
            refresh()
          }}
        />
      )}
    </>
  )
}

/** Actions in the current status. */
export function ExchangeSteps({ request }: { request: StepsOf }) {
  const { id, status, outcome, direction, wanted, offered } = request
  if (outcome === 'completed') {
    return <ListGot swapId={id} things={direction === 'outgoing' ? wanted : offered} />
  }
  if (outcome === 'item_gone') return <ProposeAgain request={request} />
  if (status === 'accepted' && outcome === null) return <SwapButtons row={request} />
  return status === 'pending' ? <OfferButtons request={request} /> : null
}
