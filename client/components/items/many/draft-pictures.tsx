import { Move, X } from 'lucide-react'
import type { DragEvent } from 'react'
import * as m from '../../../../server/platform/catalogues/messages.ts'
import type { ItemDraft } from '../../../stores/item-drafts.ts'
import { previewOf } from '../../../stores/previews.ts'
import type { PicturePlace } from './use-item-drafts.ts'

/** MIME type under which a dragged picture carries its position. */
export const DRAGGED = 'application/x-swapyard-picture'

/** The pictures of a draft, which can be dragged or moved to another draft. */
export function DraftPictures({
  draft,
  title,
  isLocked,
  onMove,
  onRemove,
}: {
  draft: ItemDraft
  title: string
  isLocked: boolean
  onMove: (place: PicturePlace) => void
  onRemove: (place: PicturePlace) => void
}) {
  return (
    <ol className="draft-pictures">
      {draft.pictures.map((file, index) => {
        const src = previewOf(file)
        const place = { draft: draft.id, index }
        const name = m.drafts_picture({ name: title, number: index + 1 })
        const drag = (event: DragEvent) => {
          event.dataTransfer.setData(DRAGGED, JSON.stringify(place))
          event.dataTransfer.effectAllowed = 'move'
        }
        return (
          <li key={src} draggable={!isLocked} onDragStart={drag}>
            <img src={src} alt={name} draggable={false} />
            {!isLocked && (
              <div className="picture-tools">
                <button
                  type="button"
                  className="icon-button"
                  aria-label={m.drafts_move_picture({ name })}
                  onClick={() => onMove(place)}
                >
                  <Move size={18} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={m.form_remove({ name })}
                  onClick={() => onRemove(place)}
                >
                  <X size={18} aria-hidden="true" />
                </button>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
