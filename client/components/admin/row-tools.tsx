import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { MoveButton } from '../common/move-button.tsx'

interface Props {
  /** Name of the row for the buttons' labels. */
  name: string
  isFirst: boolean
  isLast: boolean
  busy: boolean
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onDelete: () => void
}

/** Buttons of a row. */
export function RowTools({ name, isFirst, isLast, busy, onMove, onEdit, onDelete }: Props) {
  return (
    <div className="row-tools">
      <MoveButton
        label={m.admin_move_up_named({ name })}
        Icon={ArrowUp}
        isIdle={isFirst || busy}
        onClick={() => onMove(-1)}
      />
      <MoveButton
        label={m.admin_move_down_named({ name })}
        Icon={ArrowDown}
        isIdle={isLast || busy}
        onClick={() => onMove(1)}
      />
      <button type="button" className="icon-button" aria-label={m.admin_edit({ name })} onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={m.admin_delete_named({ name })}
        data-remove
        onClick={onDelete}
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
