import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { MoveButton } from '../common/move-button.tsx'
import { FieldNote } from '../form/field.tsx'

interface Props<T> {
  label: string
  /** Kind of entry. */
  noun: 'picture' | 'service' | 'step' | 'list' | 'link'
  entries: readonly T[]
  onChange: (entries: T[]) => void
  /** Initial value of a new entry. */
  blank: T
  most: number
  error?: string | undefined
  children: (entry: T, change: (part: Partial<T>) => void, at: number) => ReactNode
}

/** An editable, sortable short list. */
export function ListEditor<T extends object>(props: Props<T>) {
  const { label, noun, entries, onChange, blank, most, error, children } = props
  const note = useId()
  // React keys of the entries, which have no ids.
  const keys = useRef<number[]>([])
  const next = useRef(0)
  const adder = useRef<HTMLButtonElement>(null)
  while (keys.current.length < entries.length) keys.current.push(next.current++)
  keys.current.length = entries.length

  function reorder(order: number[]) {
    keys.current = order.map((from) => keys.current[from]!)
    onChange(order.map((from) => entries[from]!))
  }
  const all = entries.map((_, at) => at)
  const swapped = (at: number) => all.map((from) => (from === at ? at + 1 : from === at + 1 ? at : from))

  return (
    <fieldset className="list-editor">
      <legend>{label}</legend>
      <FieldNote id={note} error={error} />
      <ol>
        {entries.map((entry, at) => (
          <li key={keys.current[at]} className="panel">
            <div className="list-editor-head">
              <b>{m.admin_list_entry({ noun, at: at + 1 })}</b>
              <MoveButton
                label={m.admin_move_up({ noun, at: at + 1 })}
                Icon={ArrowUp}
                isIdle={at === 0}
                onClick={() => reorder(swapped(at - 1))}
              />
              <MoveButton
                label={m.admin_move_down({ noun, at: at + 1 })}
                Icon={ArrowDown}
                isIdle={at === entries.length - 1}
                onClick={() => reorder(swapped(at))}
              />
              <button
                type="button"
                className="icon-button"
                aria-label={m.admin_remove_numbered({ noun, at: at + 1 })}
                data-remove
                onClick={({ currentTarget }) => {
                  const next = currentTarget.closest('li')?.nextElementSibling
                  reorder(all.filter((from) => from !== at))
                  const focused = next?.querySelector<HTMLElement>('[data-remove]') ?? adder.current
                  focused?.focus()
                }}
              >
                <Trash2 size={18} aria-hidden="true" />
              </button>
            </div>
            <div className="form">
              {children(
                entry,
                (part) => onChange(entries.map((one, index) => (index === at ? { ...one, ...part } : one))),
                at,
              )}
            </div>
          </li>
        ))}
      </ol>
      {entries.length < most && (
        <button
          ref={adder}
          type="button"
          className="button quiet"
          onClick={() => onChange([...entries, blank])}
        >
          <Plus size={18} aria-hidden="true" />
          {m.admin_list_add({ noun })}
        </button>
      )}
    </fieldset>
  )
}
