import { hasModifier } from '../dom/has-modifier.ts'

/** Opens gallery images enlarged. The viewer script loads on first use; without it the link opens the image. */
export default function enlarge(gallery: HTMLElement): void {
  gallery.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.gallery-open')
    // Failed imports cannot be retried (docs/decisions/043-scripts-that-do-not-come.md).
    if (!link || hasModifier(event) || !navigator.onLine) return
    event.preventDefault()
    try {
      const { openPictures } = await import('../components/common/open-pictures.tsx')
      openPictures(gallery, link)
    } catch {
      location.assign(link.href)
    }
  })
}
