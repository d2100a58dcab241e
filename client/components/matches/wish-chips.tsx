import { Plus, X } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { focusBeside } from '../common/focus-beside.ts'

/** Removable chips and suggestions. */
export function WishChips({
  wishes,
  onRemove,
  suggested = [],
  onAdd,
}: {
  wishes: readonly { key: string | number; text: string; note?: string }[]
  onRemove: (key: string | number) => void
  suggested?: readonly string[]
  onAdd?: (text: string) => void
}) {
  return (
    <ul className="wish-chips">
      {wishes.map(({ key, text, note }) => (
        <li key={key}>
          <button
            type="button"
            className="chip"
            aria-label={m.matches_forget_wish({ wish: text })}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget)
              onRemove(key)
            }}
          >
            <span>
              <bdi>{text}</bdi>
              {note && <small> {note}</small>}
            </span>
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      {suggested.map((text) => (
        <li key={`suggested ${text}`}>
          <button type="button" className="chip suggested-wish" onClick={() => onAdd?.(text)}>
            <Plus size={16} aria-hidden="true" />
            <bdi>{text}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
