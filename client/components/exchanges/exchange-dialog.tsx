import { useState } from 'react'
import { Dialog } from '../common/dialog.tsx'
import { SwapIcon } from '../common/icons.tsx'
import { loadNewOffer } from './exchange-choices.ts'
import { ExchangeForm } from './exchange-form.tsx'
import { OfferDialog } from './offer-dialog.tsx'

interface Props {
  itemId: number
  open: boolean
  onClose: () => void
}

/** The button that had the focus has gone with the form. */
const focus = (element: HTMLElement | null) => element?.focus()

/** The exchange modal: a form, and after it the word that all went well. */
export function ExchangeDialog({ itemId, open, onClose }: Props) {
  const [sent, setSent] = useState(false)
  if (sent) {
    return (
      <Dialog
        title="Exchange request submitted Successful!"
        open={open}
        onClose={() => {
          setSent(false)
          onClose()
        }}
      >
        <div className="exchange-done">
          <SwapIcon size={56} />
          <p>The listing owner has been notified.</p>
          <a ref={focus} className="button" href="/">
            Go to Home
          </a>
        </div>
      </Dialog>
    )
  }
  return (
    <OfferDialog
      title="Exchange request"
      open={open}
      onClose={onClose}
      load={loadNewOffer}
      id={itemId}
      failed="Failed to load product details."
    >
      {(offer) => <ExchangeForm offer={offer} onSent={() => setSent(true)} />}
    </OfferDialog>
  )
}
