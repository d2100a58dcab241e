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

/** Props of an entry's dialog. */
export interface EditorProps<T, Form> {
  /** Undefined for a new entry. */
  entry: T | undefined
  errors: FieldErrors
  problem: string | undefined
  conflict: string | undefined
  busy: boolean
  onClose: () => void
  onSave: (form: Form, over: boolean) => void
}

interface Props<T, Form, Guard> {
  calls: CollectionCalls<T, Form, Guard>
  first: T[]
  /** Name of an entry: `category`. */
  noun: 'plan' | 'category' | 'place'
  row: (entry: T, at: number) => ReactNode
  editor: (props: EditorProps<T, Form>) => ReactNode
  /** Version data sent with changes and deletions, to detect concurrent edits. */
  guard: (entry: T) => Guard
  /** Text about the consequences of deleting an entry. */
  afterDelete: string
}

/** An editable, sortable list of the site. */
export function Collection<T extends Entry, Form, Guard>(props: Props<T, Form, Guard>) {
  const { calls, first, noun, row, editor, guard, afterDelete } = props
  const { list, errors, conflict, busy, add, change, remove, move, forget } = useCollection(calls, first)
  const [edited, setEdited] = useState<T | 'new'>()
  const [deleted, setDeleted] = useState<T>()
  const rows = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  /** Index of the deleted row, if it had the focus. */
  const gap = useRef<number>(undefined)
  const old = edited === 'new' ? undefined : edited

  useEffect(() => {
    if (deleted || gap.current === undefined) return
    // Moves the focus to the next row, or to the add button.
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
    // After a conflict the list is already current, so its entry is the base of the next attempt.
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
          title={m.admin_delete_question({ name: deleted.name })}
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
