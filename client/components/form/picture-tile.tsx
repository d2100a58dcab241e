import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { forward } from '../common/forward.ts'
import { MoveButton } from '../common/move-button.tsx'

interface Props {
  src: string
  alt: string
  name: string
  isFirst: boolean
  isLast: boolean
  /** Undefined for a fixed position. */
  onMove?: (by: -1 | 1) => void
  /** Undefined if not removable. */
  onRemove?: () => void
}

/** An image with buttons. The first is the cover: styles/parts/pictures.css hides the other badges. */
export function PictureTile({ src, alt, name, isFirst, isLast, onMove, onRemove }: Props) {
  /** Label of a move in the current text direction. */
  const moveText = (by: -1 | 1) => (by === forward() ? m.form_move_right : m.form_move_left)({ name })
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
