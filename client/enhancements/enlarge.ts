/** Pictures of a gallery open large. What shows them comes with the first press; without it a link opens its picture alone. */
export default function enlarge(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery-open')]
  for (const [first, link] of links.entries()) {
    link.addEventListener('click', async (event) => {
      const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      // Asked for in vain, it could not be asked for again (docs/decisions/043-scripts-that-do-not-come.md).
      if (modified || !navigator.onLine) return
      event.preventDefault()
      try {
        const { openPictures } = await import('../components/common/open-pictures.tsx')
        openPictures(
          links.map(({ href, dataset, firstElementChild }) => ({
            src: href,
            srcset: (firstElementChild as HTMLImageElement).srcset,
            name: dataset.name!,
          })),
          first,
        )
      } catch {
        location.assign(link.href)
      }
    })
  }
}
