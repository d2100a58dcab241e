import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Dialog } from './dialog.tsx'

interface Props {
  title: string
  /** Label of the action, and the label while it runs. */
  action: string
  busyAction?: string
  /** Label of the cancel button. */
  back?: string
  /** CSS classes. */
  look?: string
  /** Error. */
  problem?: string | undefined
  /** True while a choice in the dialog is missing; the action is then inactive. */
  isIncomplete?: boolean
  /** True if closing would lose input. A click outside then does not close the dialog. */
  losesInput?: boolean
  width?: string
  onClose: () => void
  onConfirm: () => unknown
  children: ReactNode
}

export function ConfirmDialog(props: Props) {
  const { title, action, busyAction = action, back = m.admin_keep_it(), look = 'danger' } = props
  const { problem, isIncomplete = false, losesInput = false, width, onClose, onConfirm, children } = props
  const [busy, setBusy] = useState(false)
  const closer = useRef<HTMLButtonElement>(null)
  // An error removes the pressed button, so the focus moves to the error.
  useEffect(() => {
    if (problem) closer.current?.focus()
  }, [problem])

  async function confirm() {
    if (busy) return
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      losesInput={losesInput}
      {...(width ? { width } : {})}
      footer={
        <>
          <button ref={closer} type="button" className="button quiet" onClick={onClose}>
            {problem ? m.common_close() : back}
          </button>
          {!problem && (
            // Not disabled while busy, because a disabled button would lose the focus.
            <button
              type="button"
              className={`button ${look}`}
              disabled={isIncomplete}
              aria-disabled={busy || undefined}
              onClick={confirm}
            >
              {busy ? busyAction : action}
            </button>
          )}
        </>
      }
    >
      {problem ? (
        <p className="notice error" role="alert">
          {problem}
        </p>
      ) : (
        children
      )}
    </Dialog>
  )
}
