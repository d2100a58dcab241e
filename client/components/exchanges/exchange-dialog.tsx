import * as m from '../../../server/platform/catalogues/messages.ts'
import { Dialog } from '../common/dialog.tsx'
import { SwapIcon } from '../common/icons.tsx'
import { loadNewOffer } from './exchange-choices.ts'
import { ExchangeForm } from './exchange-form.tsx'
import { OfferDialog } from './offer-dialog.tsx'

interface Props {
  itemId: number
  open: boolean
  onClose: () => void
  /** Id of the sent request; null before. */
  sent: number | null
  onSent: (id: number) => void
}

/** Moves the focus here, because the button that had it was removed with the form. */
const focus = (element: HTMLElement | null) => element?.focus()

/** Request dialog: form, then confirmation. */
export function ExchangeDialog({ itemId, open, onClose, sent, onSent }: Props) {
  if (sent !== null) {
    return (
      <Dialog title={m.swaps_exchange_request_submitted_successful()} open={open} onClose={onClose}>
        <div className="exchange-done">
          <SwapIcon size={56} />
          <p>{m.swaps_owner_notified()}</p>
          <a ref={focus} className="button" href="/">
            {m.swaps_go_to_home()}
          </a>
          <a className="button quiet" href={`/dashboard/exchange-product-details?id=${sent}`}>
            {m.swaps_see_your_request()}
          </a>
        </div>
      </Dialog>
    )
  }
  return (
    <OfferDialog
      title={m.swaps_exchange_request()}
      open={open}
      onClose={onClose}
      load={loadNewOffer}
      id={itemId}
      failed={m.swaps_item_loading_failed()}
    >
      {(offer) => <ExchangeForm offer={offer} onSent={onSent} />}
    </OfferDialog>
  )
}
