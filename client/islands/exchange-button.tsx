import { useRef, useState } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { SwapIcon } from '../components/common/icons.tsx'
import { useLazyPart } from '../components/common/use-lazy-part.ts'

const loadDialog = async () => (await import('../components/exchanges/exchange-dialog.tsx')).ExchangeDialog

/** Opens the exchange modal; input survives closing. After sending, a link to the request replaces the button. */
export default function ExchangeButton({ id }: { id: number }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [sent, setSent] = useState<number | null>(null)
  const way = useRef<HTMLAnchorElement>(null)
  const ExchangeDialog = useLazyPart(loadDialog, wanted, () => setWanted(false))

  function close() {
    setOpen(false)
    // The button that opened the dialog is gone, so focus cannot return to it.
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
