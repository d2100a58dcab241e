import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '../../api.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { RowTools } from './row-tools.tsx'
import { useCollection } from './use-collection.ts'

interface Entry {
  id: number
  name: string
}

/** What the dialog of one entry gets. */
export interface EditorProps<T> {
  /** Undefined for a new one. */
  entry: T | undefined
  errors: FieldErrors
  problem: string | undefined
  /** Another admin has changed the entry since. */
  conflict: string | undefined
  busy: boolean
  onClose: () => void
  onSave: (form: object, over: boolean) => void
}

interface Props<T> {
  /** Of the API. */
  path: string
  first: T[]
  listIn: (data: unknown) => T[]
  /** What one entry is called: `category`. */
  noun: string
  row: (entry: T, at: number) => ReactNode
  editor: (props: EditorProps<T>) => ReactNode
  /** What changing or deleting the entry says of how it was seen, so that neither goes over another admin's unseen. */
  guard: (entry: T) => object
  /** What deleting one means, in a sentence or two. */
  afterDelete: string
}

/** A list of the site that an admin adds to, changes, puts in order and deletes from. */
export function Collection<T extends Entry>(props: Props<T>) {
  const { path, first, listIn, noun, row, editor, guard, afterDelete } = props
  const { list, errors, conflict, busy, call, move, forget } = useCollection(path, first, listIn)
  const [edited, setEdited] = useState<T | 'new'>()
  const [deleted, setDeleted] = useState<T>()
  const rows = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  /** Where the row stood whose deletion took the focus with it. */
  const gap = useRef<number>(undefined)
  const old = edited === 'new' ? undefined : edited

  useEffect(() => {
    if (deleted || gap.current === undefined) return
    // Whoever goes by keyboard goes on with the next one, after the last where more are added.
    const next = rows.current?.children[gap.current]?.querySelector<HTMLElement>('[data-remove]')
    ;(next ?? adder.current)?.focus()
    gap.current = undefined
  }, [deleted])

  function close() {
    forget()
    setEdited(undefined)
    setDeleted(undefined)
  }

  async function save(form: object, over: boolean) {
    // Once a conflict is told, the list is as the other admin has left it.
    const base = (over && list.find(({ id }) => id === old?.id)) || old
    if (await call(base ? `/${base.id}` : '', base ? { ...form, ...guard(base) } : form)) close()
  }

  async function remove(entry: T) {
    const at = list.findIndex(({ id }) => id === entry.id)
    if (!(await call(`/${entry.id}`, guard(entry), { method: 'DELETE' }))) return
    gap.current = at
    close()
  }

  return (
    <>
      <ol ref={rows} className="rows">
        {list.map((entry, at) => (
          <li key={entry.id} className="panel">
            {row(entry, at)}
            <RowTools
              name={entry.name}
              isFirst={at === 0}
              isLast={at === list.length - 1}
              busy={busy}
              onMove={(by) => move(entry.id, by)}
              onEdit={() => setEdited(entry)}
              onDelete={() => setDeleted(entry)}
            />
          </li>
        ))}
      </ol>
      <button ref={adder} type="button" className="button" onClick={() => setEdited('new')}>
        <Plus size={18} aria-hidden="true" />
        Add a {noun}
      </button>
      {edited &&
        editor({
          entry: old,
          errors,
          problem: old ? undefined : conflict,
          conflict: old && conflict,
          busy,
          onClose: close,
          onSave: save,
        })}
      {deleted && (
        <ConfirmDialog
          title={`Delete ${deleted.name}?`}
          action="Delete"
          problem={conflict}
          onClose={close}
          onConfirm={() => remove(deleted)}
        >
          <p>{afterDelete}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
