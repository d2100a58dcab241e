import './nonce.ts'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'react-hot-toast'

/** A popover, so that toasts lie above all else. It is there before the first toast, since only then that is spoken. */
const place = document.createElement('div')
place.popover = 'manual'
place.className = 'toasts'
place.ariaLive = 'polite'
createRoot(place).render(<Toaster position="bottom-center" toastOptions={{ className: 'toast' }} />)
open()

/**
 * Brings the toasts to the top: shown anew, and inside the uppermost modal dialog, since all that stands outside of
 * one is inert, which nobody hears or can touch. When that dialog closes they come out again.
 */
function open(): void {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const around = dialog ?? document.body
  if (place.parentElement !== around) {
    around.append(place)
    dialog?.addEventListener('close', open, { once: true })
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
