import * as m from '../../../server/platform/catalogues/messages.ts'
import { loadNextOffer } from './next-offer.ts'
import { NextOfferForm } from './next-offer-form.tsx'
import { OfferDialog } from './offer-dialog.tsx'

const TITLES = { counter: m.swaps_make_another_offer, change: m.swaps_change_offer }

/** Makes a counter-offer, or changes the last offer. */
export function NextOfferDialog({
  kind,
  requestId,
  onClose,
  onSent,
}: {
  kind: keyof typeof TITLES
  requestId: number
  onClose: () => void
  onSent: () => void
}) {
  return (
    <OfferDialog
      title={TITLES[kind]()}
      open
      onClose={onClose}
      losesInput
      load={loadNextOffer}
      id={requestId}
      failed={m.swaps_loading_failed()}
    >
      {(offer) => <NextOfferForm kind={kind} offer={offer} onSent={onSent} />}
    </OfferDialog>
  )
}
