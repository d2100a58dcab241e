import { createRoot } from 'react-dom/client'
import { type LargePicture, LargePictures } from './large-pictures.tsx'

/** Opens pictures large from where there is no React. They leave nothing behind when they are closed. */
export function openPictures(pictures: readonly LargePicture[], first: number): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<LargePictures pictures={pictures} first={first} onClose={close} />)
}
