import { type ReactNode, useCallback, useEffect, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { signInPath } from '../../../server/platform/sessions/redirect-shared.ts'
import { isSignedOut } from '../../api.ts'
import { Dialog } from '../common/dialog.tsx'

interface Props<Offer> {
  title: string
  open: boolean
  onClose: () => void
  load: (id: number) => Promise<Offer>
  id: number
  failed: string
  /** Closing loses input. */
  losesInput?: boolean
  children: (offer: Offer) => ReactNode
}

export function OfferDialog<Offer extends object>({
  title,
  open,
  onClose,
  load,
  id,
  failed,
  losesInput = false,
  children,
}: Props<Offer>) {
  const [state, setState] = useState<'loading' | 'failed' | Offer>('loading')
  const start = useCallback(() => {
    setState('loading')
    load(id).then(setState, (error) => {
      // Signed out in another tab.
      if (isSignedOut(error)) location.assign(signInPath(location.pathname))
      else setState('failed')
    })
  }, [load, id])
  useEffect(start, [start])
  return (
    <Dialog title={title} open={open} onClose={onClose} losesInput={losesInput} width="680px" height="760px">
      {state === 'loading' ? (
        <p role="status">{m.swaps_loading()}</p>
      ) : state === 'failed' ? (
        <div className="notice error" role="alert">
          <p>{failed}</p>
          <button type="button" className="button quiet" onClick={start}>
            {m.common_try_again()}
          </button>
        </div>
      ) : (
        children(state)
      )}
    </Dialog>
  )
}
