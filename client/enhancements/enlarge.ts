import { hasModifier } from '../has-modifier.ts'

/** Opens pictures of a gallery large. The script for it is loaded with the first press; without it the link opens the picture alone. */
export default function enlarge(gallery: HTMLElement): void {
  gallery.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.gallery-open')
    // An import that has failed cannot be tried again (docs/decisions/043-scripts-that-do-not-come.md).
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
