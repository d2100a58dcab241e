import * as m from '../../server/platform/catalogues/messages.ts'

/**
 * The library loads with the first toast. Durations and the limit of 20 are react-hot-toast's defaults, as in the specification (section
 * 9).
 */
type Kind = 'blank' | 'success' | 'error'
/** Link in a toast. */
type ToastLink = { text: string; href: string }

const AFTER_MOVE = 'toasts_after_move'

/** Milliseconds to wait for the library, which may never load on a stalled connection; then a plain toast is shown. */
const PATIENCE = 1500
/** Duration of a plain toast in milliseconds. */
const PLAIN = 4000

/** Toast without the library, which cannot load while offline. */
function showPlainly(text: string): void {
  const place = document.createElement('p')
  place.popover = 'manual'
  place.className = 'plain-toast'
  place.role = 'status'
  document.body.append(place)
  place.showPopover()
  place.textContent = text
  setTimeout(() => place.remove(), PLAIN)
}

let showToast: ((kind: Kind, text: string, link?: ToastLink) => void) | undefined

const load = async () => {
  showToast = (await import('../components/toasts/toaster.tsx')).showToast
}

async function show(kind: Kind, text: string, link?: ToastLink): Promise<void> {
  try {
    // Failed imports cannot be retried (docs/decisions/043-scripts-that-do-not-come.md).
    if (navigator.onLine) await Promise.race([load(), new Promise((given) => setTimeout(given, PATIENCE))])
  } catch {}
  if (showToast) showToast(kind, text, link)
  else showPlainly(text)
}

/** Stores a toast for the next page of this tab. */
function keep(...message: Parameters<typeof show>): void {
  const kept = JSON.parse(sessionStorage.getItem(AFTER_MOVE) ?? '[]') as (typeof message)[]
  sessionStorage.setItem(AFTER_MOVE, JSON.stringify([...kept, message]))
}

export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  blankAfterMove: (text: string) => keep('blank', text),
  successAfterMove: (text: string, link?: ToastLink) => keep('success', text, link),
  errorAfterMove: (text: string) => keep('error', text),
}

export const tellOffline = () => toast.error(m.common_offline_retry())

/** A needed script did not load: the page remains as rendered by the server. */
export const tellMissing = () => (navigator.onLine ? toast.error(m.common_part_not_loaded()) : tellOffline())

/** Shows the previous page's toasts; nothing if storage is blocked. */
export function showKeptToasts(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(AFTER_MOVE) ?? '[]') as Parameters<typeof show>[]
    sessionStorage.removeItem(AFTER_MOVE)
    for (const message of kept) show(...message)
  } catch {}
}
