import { type ReactNode, useId, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { FieldNote } from '../form/field.tsx'
import type { ListedThing } from './things.ts'

/** Minimum number of items for a search field. */
const SEARCH_FROM = 9

/** Paginated further items. */
export interface More {
  hasMore: boolean
  isBusy: boolean
  /** No-op while loading and at the end. */
  load: () => void
}

interface Props {
  legend: string
  /** Field name in errors. */
  field?: string
  things: readonly ListedThing[]
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
  /** Maximum selectable. */
  most: number
  more?: More
  error?: string | undefined
  help?: string
  children?: ReactNode
}

function Tile({
  thing: { name, image, image_srcset, status },
  isChosen,
  isFull,
  onToggle,
}: {
  thing: ListedThing
  isChosen: boolean
  isFull: boolean
  onToggle: () => void
}) {
  const isFree = status === 'available'
  return (
    <label className="thing choice">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && (isFull || !isFree)}
        onChange={onToggle}
      />
      <span className="picture">
        {image && <img src={image} srcSet={image_srcset || undefined} sizes="130px" alt="" loading="lazy" />}
        {!isFree && <span className="badge quiet">{m.swaps_not_available()}</span>}
      </span>
      <span className="name">{name}</span>
    </label>
  )
}

/** Image check boxes. */
export function PictureChoice({
  legend,
  field,
  things,
  chosen,
  onChange,
  most,
  more,
  error,
  help,
  children,
}: Props) {
  const note = useId()
  const [text, setText] = useState('')
  const words = text.trim().toLowerCase()
  const found = things.filter(({ id, name }) => chosen.has(id) || name.toLowerCase().includes(words))
  function toggle(id: number) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <fieldset className="field picture-choice" data-field={field} aria-describedby={note}>
      <legend>{legend}</legend>
      {(things.length >= SEARCH_FROM || more?.hasMore) && (
        <input
          type="search"
          placeholder={m.swaps_search()}
          aria-label={m.swaps_search()}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            // Loads the next page, because the searched item may be on it.
            more?.load()
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul>
        {found.map((thing) => (
          <li key={thing.id}>
            <Tile
              thing={thing}
              isChosen={chosen.has(thing.id)}
              isFull={chosen.size >= most}
              onToggle={() => toggle(thing.id)}
            />
          </li>
        ))}
        {more?.hasMore && (
          <li>
            <button
              type="button"
              className="button quiet"
              aria-disabled={more.isBusy || undefined}
              onClick={more.load}
            >
              {m.swaps_show_more()}
            </button>
          </li>
        )}
      </ul>
      <FieldNote id={note} error={error} help={help} />
      {children}
    </fieldset>
  )
}
