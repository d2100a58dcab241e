import { lazy, Suspense, useState } from 'react'
import { SwapIcon } from '../components/icons.tsx'

const ExchangeDialog = lazy(() => import('../components/exchange-dialog.tsx'))

/** Opens the exchange modal; what was typed in it stays when it is closed and opened again. */
export default function ExchangeButton({ id }: { id: number }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button large"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <SwapIcon />
        Exchange
      </button>
      {wanted && (
        <Suspense>
          <ExchangeDialog itemId={id} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
