import './nonce.ts'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'react-hot-toast'
import type { ToastLink } from '../../stores/toasts.ts'

/** On a phone over the header, where no line and no button is covered that somebody reads or presses. */
const position = matchMedia('(max-width: 600px)').matches ? 'top-center' : 'bottom-center'

/** Milliseconds that a message stays which leads somewhere: time to press it. */
const WITH_LINK = 8000

/** A popover, so that toasts lie above all else. It is there before the first toast, since only then that is spoken. */
const place = document.createElement('div')
place.popover = 'manual'
place.className = 'toasts'
place.ariaLive = 'polite'
createRoot(place).render(<Toaster position={position} toastOptions={{ className: 'toast' }} />)
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
export function showToast(kind: 'blank' | 'success' | 'error', text: string, link?: ToastLink): void {
  open()
  const show = kind === 'blank' ? toast : toast[kind]
  if (!link) show(text)
  else
    show(
      <>
        {text} <a href={link.href}>{link.text}</a>
      </>,
      { duration: WITH_LINK },
    )
}
