import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { hasModifier } from '../../has-modifier.ts'
import { Dialog } from './dialog.tsx'
import { forward } from './forward.ts'
import { Picture } from './picture.tsx'
import { pictureName } from './picture-name.ts'

export interface LargePicture {
  src: string | null
  srcset?: string
  name: string
  /** Where more of it is to be seen. */
  href?: string
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Pictures as large as the window allows, one at a time; by buttons, or by the arrow keys. */
export function LargePictures({
  pictures,
  first,
  onClose,
}: {
  pictures: readonly LargePicture[]
  /** Which of them to begin with. */
  first: number
  onClose: () => void
}) {
  const [at, setAt] = useState(first)
  const picture = pictures[at]
  if (!picture) return null
  const several = pictures.length > 1
  const move = (by: number) => setAt((at + by + pictures.length) % pictures.length)
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (!step || !several || hasModifier(event)) return
    event.preventDefault()
    move(step * forward())
  }
  return (
    <Dialog title={picture.name} onClose={onClose} onKeyDown={onKeyDown} width="1100px" height="1000px">
      <div className="large-pictures">
        <Picture
          key={picture.src}
          src={picture.src}
          srcset={picture.srcset ?? ''}
          sizes="(min-width: 1100px) 1050px, 92vw"
          alt={pictureName(picture.name, at, pictures.length)}
          width={1280}
          height={1088}
          priority="first"
        />
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
