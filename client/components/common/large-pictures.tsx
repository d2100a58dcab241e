import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { hasModifier } from '../../dom/has-modifier.ts'
import { Dialog } from './dialog.tsx'
import { forward } from './forward.ts'
import { Picture } from './picture.tsx'
import { pictureName } from './picture-name.ts'
import { useZoom } from './use-zoom.ts'

interface LargePicture {
  src: string | null
  srcset?: string
  name: string
  /** Link to details. */
  href?: string
}

/** Minimum pixels of a swipe. */
const SWIPE = 50

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Fullscreen gallery: buttons, arrow keys or swipe; pinch, double tap or + zooms, drag down closes. */
export function LargePictures({
  pictures,
  first,
  onClose,
}: {
  pictures: readonly LargePicture[]
  /** Initial index. */
  first: number
  onClose: () => void
}) {
  const [at, setAt] = useState(first)
  const { isZoomed, zoomIn, zoomOut, box } = useZoom((dx, dy) => {
    if (several && Math.abs(dx) > SWIPE && Math.abs(dx) > Math.abs(dy)) move((dx < 0 ? 1 : -1) * forward())
    else if (dy > 2 * SWIPE && dy > Math.abs(dx)) onClose()
  })
  const picture = pictures[at]
  if (!picture) return null
  const several = pictures.length > 1
  function move(by: number) {
    zoomOut()
    setAt((at + by + pictures.length) % pictures.length)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === '+') zoomIn()
    if (event.key === '-') zoomOut()
    const step = STEPS[event.key]
    if (!step || !several || hasModifier(event)) return
    event.preventDefault()
    move(step * forward())
  }
  return (
    <Dialog title={picture.name} onClose={onClose} onKeyDown={onKeyDown} width="100vw" height="100dvh">
      <div className="large-pictures">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and buttons do the same */}
        <div className="large-picture" onDragStart={(event) => event.preventDefault()} {...box}>
          <Picture
            key={picture.src}
            src={picture.src}
            srcset={picture.srcset ?? ''}
            sizes={isZoomed ? '250vw' : '100vw'}
            alt={pictureName(picture.name, at, pictures.length)}
            width={1280}
            height={1088}
            priority="first"
          />
        </div>
        {several && (
          <p className="picture-steps">
            <button
              type="button"
              className="icon-button"
              aria-label={m.common_previous_picture()}
              onClick={() => move(-1)}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <span role="status">
              {at + 1} / {pictures.length}
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={m.common_next_picture()}
              onClick={() => move(1)}
            >
              <ChevronRight aria-hidden="true" />
            </button>
          </p>
        )}
        {picture.href && (
          <a className="link" href={picture.href}>
            {m.common_see_its_page()}
          </a>
        )}
      </div>
    </Dialog>
  )
}
