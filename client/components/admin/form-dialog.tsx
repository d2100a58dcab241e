import { type ReactNode, useId } from 'react'
import { Dialog } from '../dialog.tsx'
import { SubmitButton } from '../form/submit-button.tsx'

/** A dialog with a form; `problem` stands above its buttons. */
export function FormDialog({
  title,
  busy,
  problem,
  onClose,
  onSave,
  children,
}: {
  title: string
  busy: boolean
  problem?: string | undefined
  onClose: () => void
  onSave: () => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      width="560px"
      footer={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            Cancel
          </button>
          <SubmitButton form={id} busy={busy} label="Save" busyLabel="Saving..." />
        </>
      }
    >
      <form
        id={id}
        className="form"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        {children}
        {problem && (
          <p className="notice error" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}
