import * as m from '../../server/platform/catalogues/messages.ts'

/** Shown only if the browser can share or copy an address: the page's or `data-href`. */
export default function share(button: HTMLElement): void {
  const label = button.querySelector('[aria-live]')!
  const canShare = 'share' in navigator
  if (!canShare && !navigator.clipboard) return
  if (!canShare) label.textContent = m.common_copy_link()
  button.hidden = false

  button.addEventListener('click', async () => {
    const href = button.dataset.href ?? new URL(location.pathname, location.href).href
    try {
      if (canShare) await navigator.share({ title: document.title, url: href })
      else {
        await navigator.clipboard.writeText(href)
        label.textContent = m.common_link_copied()
      }
    } catch (error) {
      // Cancelling the system's share dialog is not a failure.
      if ((error as Error).name !== 'AbortError') label.textContent = m.common_copying_failed()
    }
  })
}
