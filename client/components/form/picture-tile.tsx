import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { forward } from '../common/forward.ts'
import { MoveButton } from '../common/move-button.tsx'

interface Props {
  src: string
  alt: string
  /** What its buttons call it. */
  name: string
  isFirst: boolean
  isLast: boolean
  /** Left out where it keeps its place. */
  onMove?: (by: -1 | 1) => void
  /** Left out where it stays. */
  onRemove?: () => void
}

/** A picture of a form, with its buttons. The first of all is the cover: styles/parts/pictures.css hides the other badges. */
export function PictureTile({ src, alt, name, isFirst, isLast, onMove, onRemove }: Props) {
  /** What a move by so much is called where lines run as they do here. */
  const moveText = (by: -1 | 1) => (by === forward() ? m.form_move_right : m.form_move_left)({ name })
  /** Whoever goes by keyboard goes on with the next picture, after the last one where more are added. */
  function remove({ currentTarget }: MouseEvent) {
    const next = currentTarget.closest('li')?.nextElementSibling
    onRemove?.()
    next?.querySelector<HTMLElement>('[data-remove], input')?.focus()
  }
  return (
    <li>
      <img src={src} alt={alt} />
      <span className="badge quiet">{m.form_cover()}</span>
      {onRemove && (
        <div className="picture-tools">
          {onMove && (
            <>
              <MoveButton label={moveText(-1)} Icon={ArrowLeft} isIdle={isFirst} onClick={() => onMove(-1)} />
              <MoveButton label={moveText(1)} Icon={ArrowRight} isIdle={isLast} onClick={() => onMove(1)} />
            </>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={m.form_remove({ name })}
            data-remove
            onClick={remove}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      )}
    </li>
  )
}
