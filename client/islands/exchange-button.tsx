import { useRef, useState } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { SwapIcon } from '../components/common/icons.tsx'
import { useLazyPart } from '../components/common/use-lazy-part.ts'

const loadDialog = async () => (await import('../components/exchanges/exchange-dialog.tsx')).ExchangeDialog

/**
 * Opens the exchange modal; what was typed in it stays when it is closed and opened again. Once the request is sent the
 * link to it stands in the button's place, as on a page that is loaded anew.
 */
export default function ExchangeButton({ id }: { id: number }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [sent, setSent] = useState<number | null>(null)
  const way = useRef<HTMLAnchorElement>(null)
  const ExchangeDialog = useLazyPart(loadDialog, wanted, () => setWanted(false))

  function close() {
    setOpen(false)
    // The button that opened the dialog is gone, and could not get the focus back when the dialog closes.
    way.current?.focus()
  }

  return (
    <>
      {sent === null ? (
        <button
          type="button"
          className="button large"
          onClick={() => {
            setWanted(true)
            setOpen(true)
          }}
        >
          <SwapIcon />
          {m.swaps_exchange()}
        </button>
      ) : (
        <a ref={way} className="button large" href={`/dashboard/exchange-product-details?id=${sent}`}>
          {m.swaps_see_your_request()}
        </a>
      )}
      {ExchangeDialog && (
        <ExchangeDialog itemId={id} open={open} onClose={close} sent={sent} onSent={setSent} />
      )}
    </>
  )
}
