import { type ReactNode, useId } from 'react'
import * as m from '../../../server/catalogues/messages.ts'
import { Dialog } from '../common/dialog.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { Conflict } from './conflict.tsx'

/** A dialog with a form. What stands above its buttons: `problem`, or `conflict` where another admin was faster. */
export function FormDialog({
  title,
  busy,
  problem,
  conflict,
  onClose,
  onSave,
  children,
}: {
  title: string
  busy: boolean
  problem?: string | undefined
  conflict?: string | undefined
  onClose: () => void
  /** `over`: over what the other has saved. */
  onSave: (over: boolean) => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      losesInput
      width="560px"
      footer={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {m.admin_cancel()}
          </button>
          <SubmitButton form={id} busy={busy} label={m.form_save()} busyLabel={m.form_saving()} />
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
          onSave(false)
        }}
      >
        {children}
        {problem && (
          <p className="notice error" role="alert">
            {problem}
          </p>
        )}
        {conflict && <Conflict text={conflict} busy={busy} onSaveOver={() => onSave(true)} />}
      </form>
    </Dialog>
  )
}
