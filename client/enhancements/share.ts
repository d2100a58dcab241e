import * as m from '../../server/platform/catalogues/messages.ts'

/** Shows a button where the browser can share or at least copy an address: that of the page, or the one in `data-href`. */
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
      // Closing the system's own dialog is no failure.
      if ((error as Error).name !== 'AbortError') label.textContent = m.common_copying_failed()
    }
  })
}
