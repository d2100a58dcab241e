import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
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
  conflict: string | undefined
  busy: boolean
  onClose: () => void
  onSave: (form: object) => void
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
  /** What deleting one means, in a sentence or two. */
  afterDelete: string
}

/** A list of the site that an admin adds to, changes, puts in order and deletes from. */
export function Collection<T extends Entry>(props: Props<T>) {
  const { path, first, listIn, noun, row, editor, afterDelete } = props
  const { list, errors, conflict, busy, call, move, forget } = useCollection(path, first, listIn)
  const [edited, setEdited] = useState<T | 'new'>()
  const [deleted, setDeleted] = useState<T>()

  function close() {
    forget()
    setEdited(undefined)
    setDeleted(undefined)
  }

  return (
    <>
      <ol className="rows">
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
      <button type="button" className="button" onClick={() => setEdited('new')}>
        <Plus size={18} aria-hidden="true" />
        Add a {noun}
      </button>
      {edited &&
        editor({
          entry: edited === 'new' ? undefined : edited,
          errors,
          conflict,
          busy,
          onClose: close,
          onSave: async (form) => {
            if (await call(edited === 'new' ? '' : `/${edited.id}`, form)) close()
          },
        })}
      {deleted && (
        <ConfirmDialog
          title={`Delete ${deleted.name}?`}
          action="Delete"
          busy={busy}
          problem={conflict}
          onClose={close}
          onConfirm={async () => {
            if (await call(`/${deleted.id}`, undefined, { method: 'DELETE' })) close()
          }}
        >
          <p>{afterDelete}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
