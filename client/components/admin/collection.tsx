import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { FieldErrors } from '../../api.ts'
import { ConfirmDialog } from '../common/confirm-dialog.tsx'
import { RowTools } from './row-tools.tsx'
import { type CollectionCalls, useCollection } from './use-collection.ts'

interface Entry {
  id: number
  name: string
}

/** What the dialog of one entry gets. */
export interface EditorProps<T, Form> {
  /** Undefined for a new one. */
  entry: T | undefined
  errors: FieldErrors
  problem: string | undefined
  /** Another admin has changed the entry since. */
  conflict: string | undefined
  busy: boolean
  onClose: () => void
  onSave: (form: Form, over: boolean) => void
}

interface Props<T, Form, Guard> {
  calls: CollectionCalls<T, Form, Guard>
  first: T[]
  /** What one entry is called: `category`. */
  noun: 'plan' | 'category' | 'place'
  row: (entry: T, at: number) => ReactNode
  editor: (props: EditorProps<T, Form>) => ReactNode
  /** What changing or deleting the entry says of how it was seen, so that neither goes over another admin's unseen. */
  guard: (entry: T) => Guard
  /** What deleting one means, in a sentence or two. */
  afterDelete: string
}

/** A list of the site that an admin adds to, changes, puts in order and deletes from. */
export function Collection<T extends Entry, Form, Guard>(props: Props<T, Form, Guard>) {
  const { calls, first, noun, row, editor, guard, afterDelete } = props
  const { list, errors, conflict, busy, add, change, remove, move, forget } = useCollection(calls, first)
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

  async function save(form: Form, over: boolean) {
    // Once a conflict is told, the list is as the other admin has left it.
    const base = (over && list.find(({ id }) => id === old?.id)) || old
    if (await (base ? change(base.id, { ...form, ...guard(base) }) : add(form))) close()
  }

  async function confirmDeletion(entry: T) {
    const at = list.findIndex(({ id }) => id === entry.id)
    if (!(await remove(entry.id, guard(entry)))) return
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
        {m.admin_add_a({ noun })}
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
          title={m.admin_delete_2({ name: deleted.name })}
          action={m.admin_delete()}
          problem={conflict}
          onClose={close}
          onConfirm={() => confirmDeletion(deleted)}
        >
          <p>{afterDelete}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
