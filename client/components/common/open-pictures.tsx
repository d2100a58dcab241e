import { createRoot } from 'react-dom/client'
import { LargePictures } from './large-pictures.tsx'

/**
 * Opens the pictures of a gallery large, where there is no React. They leave nothing behind when they are closed.
 *
 * @param opened the link of the one to begin with.
 */
export function openPictures(gallery: HTMLElement, opened: HTMLAnchorElement): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery-open')]
  const pictures = links.map(({ href, dataset, firstElementChild }) => ({
    src: href,
    srcset: (firstElementChild as HTMLImageElement).srcset,
    name: dataset.name!,
  }))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<LargePictures pictures={pictures} first={links.indexOf(opened)} onClose={close} />)
}
