import { createRoot } from 'react-dom/client'
import { LargePictures } from './large-pictures.tsx'

/**
 * Opens a gallery in fullscreen without React; removed on closing.
 * @param opened link of the initial image.
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
