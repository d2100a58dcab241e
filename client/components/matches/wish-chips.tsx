import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { focusBeside } from '../common/focus-beside.ts'

/** Removable chips and suggestions. A chip with `more` has a row of its own. */
export function WishChips({
  wishes,
  onRemove,
  suggested = [],
  onAdd,
}: {
  wishes: readonly { key: string | number; text: string; note?: string; more?: ReactNode }[]
  onRemove: (key: string | number) => void
  suggested?: readonly string[]
  onAdd?: (text: string) => void
}) {
  return (
    <ul className="wish-chips">
      {wishes.map(({ key, text, note, more }) => (
        <li key={key} className={more ? 'row' : undefined}>
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
          {more}
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
