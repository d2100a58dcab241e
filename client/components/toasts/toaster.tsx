import './nonce.ts'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'react-hot-toast'

/** At the top on phones, to cover no content or buttons. */
const position = matchMedia('(max-width: 600px)').matches ? 'top-center' : 'bottom-center'

/** Milliseconds of a toast with a link. */
const WITH_LINK = 8000

/**
 * A popover puts toasts into the top layer. It exists before the first toast, because screen readers only announce changes of an existing
 * live region.
 */
const place = document.createElement('div')
place.popover = 'manual'
place.className = 'toasts'
place.ariaLive = 'polite'
createRoot(place).render(<Toaster position={position} toastOptions={{ className: 'toast' }} />)
open()

/** Moves toasts to the top: re-shown, and within the topmost modal dialog, because everything outside is inert; moved back on close. */
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

/** Announced politely. */
export function showToast(
  kind: 'blank' | 'success' | 'error',
  text: string,
  link?: { text: string; href: string },
): void {
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
