import * as m from '../../../../server/platform/catalogues/messages.ts'
import { Dialog } from '../../common/dialog.tsx'
import type { ItemDrafts, PicturePlace } from './use-item-drafts.ts'

/** Targets for moving a picture, for keyboards and phones, which cannot drag. */
export function MoveDialog({
  place,
  drafts,
  titleOf,
  onClose,
}: {
  place: PicturePlace
  drafts: ItemDrafts
  titleOf: (id: string) => string
  onClose: () => void
}) {
  const others = drafts.drafts.filter(({ id, isSent }) => id !== place.draft && !isSent)
  const count = drafts.drafts.find(({ id }) => id === place.draft)?.pictures.length ?? 0
  const choice = (text: string, act: () => void) => (
    <li key={text}>
      <button
        type="button"
        className="button quiet wide"
        onClick={() => {
          act()
          onClose()
        }}
      >
        {text}
      </button>
    </li>
  )
  return (
    <Dialog title={m.drafts_move_title()} onClose={onClose}>
      <ul className="draft-targets">
        {place.index > 0 && choice(m.drafts_make_cover(), () => drafts.makeCover(place))}
        {count > 1 && choice(m.drafts_own_item(), () => drafts.move(place, null))}
        {others.map(({ id }) => choice(titleOf(id), () => drafts.move(place, id)))}
      </ul>
    </Dialog>
  )
}
