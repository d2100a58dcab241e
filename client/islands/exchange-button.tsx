import { useState } from 'react'
import * as m from '../../server/catalogues/messages.ts'
import { SwapIcon } from '../components/common/icons.tsx'
import { useLazyDialog } from '../components/common/use-lazy-dialog.ts'

const loadDialog = async () => (await import('../components/exchanges/exchange-dialog.tsx')).ExchangeDialog

/** Opens the exchange modal; what was typed in it stays when it is closed and opened again. */
export default function ExchangeButton({ id }: { id: number }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const ExchangeDialog = useLazyDialog(loadDialog, wanted, () => setWanted(false))
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
        {m.swaps_exchange()}
      </button>
      {ExchangeDialog && <ExchangeDialog itemId={id} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
