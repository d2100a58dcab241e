import { CircleCheck } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { signInPath } from '../../../server/sessions/redirect-shared.ts'
import { isSignedOut } from '../../api.ts'
import { storedUser } from '../../stores/session.ts'
import { Dialog } from '../common/dialog.tsx'
import { type ExchangeChoices, loadExchangeChoices } from './exchange-choices.ts'
import { ExchangeForm } from './exchange-form.tsx'

interface Props {
  itemId: number
  open: boolean
  onClose: () => void
}

type State = 'loading' | 'failed' | ExchangeChoices

/** The button that had the focus has gone with the form. */
const focus = (element: HTMLElement | null) => element?.focus()

/** The exchange modal: a form, and after it the word that all went well. */
export function ExchangeDialog({ itemId, open, onClose }: Props) {
  const [state, setState] = useState<State>('loading')
  const [sent, setSent] = useState(false)

  const load = useCallback(() => {
    setState('loading')
    loadExchangeChoices(itemId).then(setState, (error) => {
      // Signed out elsewhere meanwhile.
      if (isSignedOut(error)) location.assign(signInPath(location.pathname))
      else setState('failed')
    })
  }, [itemId])
  useEffect(load, [load])

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
          <CircleCheck size={56} aria-hidden="true" />
          <p>The listing owner has been notified.</p>
          <a ref={focus} className="button" href="/">
            Go to Home
          </a>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title="Exchange request" open={open} onClose={onClose} width="680px" height="760px">
      {state === 'loading' ? (
        <p role="status">Loading...</p>
      ) : state === 'failed' ? (
        <div className="notice error" role="alert">
          <p>Failed to load product details.</p>
          <button type="button" className="button quiet" onClick={load}>
            Try again
          </button>
        </div>
      ) : state.item.owner.id === storedUser()?.id ? (
        <div className="exchange-done">
          <p>This item is your own. Offers for it come to your dashboard.</p>
          <a className="button" href="/dashboard/exchange-request">
            See your requests
          </a>
        </div>
      ) : (
        <ExchangeForm choices={state} onSent={() => setSent(true)} />
      )}
    </Dialog>
  )
}
