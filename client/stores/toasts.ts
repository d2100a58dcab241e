import * as m from '../../server/platform/catalogues/messages.ts'

/**
 * Short messages that come and go. What shows them is loaded with the first one. Durations and the limit of 20
 * are react-hot-toast's own defaults, which are the specification's (section 9).
 */
type Kind = 'blank' | 'success' | 'error'
/** Where a message leads. */
export type ToastLink = { text: string; href: string }

const AFTER_MOVE = 'toasts_after_move'

/** Milliseconds that a message waits for the library to load, which a stalled connection may never end; then it is shown plainly. */
const PATIENCE = 1500
/** Milliseconds that a message stays which is shown without the library. */
const PLAIN = 4000

/** Shows a message without the library, which cannot be loaded where the connection is what broke. */
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
    // An import that has failed cannot be tried again (docs/decisions/043-scripts-that-do-not-come.md).
    if (navigator.onLine) await Promise.race([load(), new Promise((given) => setTimeout(given, PATIENCE))])
  } catch {}
  if (showToast) showToast(kind, text, link)
  else showPlainly(text)
}

/** Keeps a message for the next page of this tab. */
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

export const tellOffline = () => toast.error(m.common_you_are_offline_please_try_again_once())

/** Says that a script which is needed now could not be loaded: the page stays as the server has rendered it. */
export const tellMissing = () =>
  navigator.onLine ? toast.error(m.common_a_part_of_this_page_did_not_load()) : tellOffline()

/** Shows what the page before wanted to say; nothing where the browser keeps nothing for this site. */
export function showKeptToasts(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(AFTER_MOVE) ?? '[]') as Parameters<typeof show>[]
    sessionStorage.removeItem(AFTER_MOVE)
    for (const message of kept) show(...message)
  } catch {}
}
