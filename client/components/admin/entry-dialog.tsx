import type { ReactNode } from 'react'
import { FormDialog } from '../form/form-dialog.tsx'
import type { EditorProps } from './collection.tsx'
import { Conflict } from './conflict.tsx'

type Props = Omit<EditorProps<unknown, unknown>, 'entry' | 'errors' | 'onSave'> & {
  title: string
  /** `over` is true to overwrite the other admin's version. */
  onSave: (over: boolean) => void
  children: ReactNode
}

/** Dialog of a list entry. Above the buttons: `problem`, or `conflict` with another admin. */
export function EntryDialog({ title, busy, problem, conflict, onClose, onSave, children }: Props) {
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      form={{
        button: { busy },
        props: {
          method: 'dialog',
          noValidate: true,
          onSubmit(event) {
            event.preventDefault()
            onSave(false)
          },
        },
      }}
    >
      {children}
      {problem && (
        <p className="notice error" role="alert">
          {problem}
        </p>
      )}
      {conflict && <Conflict text={conflict} busy={busy} onSaveOver={() => onSave(true)} />}
    </FormDialog>
  )
}
