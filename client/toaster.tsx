import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'react-hot-toast'

let place: HTMLElement | undefined

/** A popover, so that toasts lie above open dialogs; shown anew with each toast to come to the top. */
function open(): void {
  if (!place) {
    place = document.createElement('div')
    place.popover = 'manual'
    place.className = 'toasts'
    document.body.append(place)
    createRoot(place).render(<Toaster position="bottom-center" toastOptions={{ className: 'toast' }} />)
  }
  place.hidePopover()
  place.showPopover()
}

/** Shows one message, politely announced. */
export function showToast(kind: 'blank' | 'success' | 'error', text: string): void {
  open()
  if (kind === 'blank') toast(text)
  else toast[kind](text)
}
