import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Dialog } from './dialog.tsx'

interface Props {
  title: string
  /** What the button does, and what it says meanwhile. */
  action: string
  busyAction?: string
  /** What the other button says, which leaves things as they are. */
  back?: string
  /** Classes of the button. */
  look?: string
  /** Why it cannot be done. */
  problem?: string | undefined
  /** It cannot be done yet: something in the dialog is to be chosen first. */
  isIncomplete?: boolean
  /** Whether what was chosen goes with the dialog: a click beside it then does not close it. */
  losesInput?: boolean
  width?: string
  onClose: () => void
  onConfirm: () => unknown
  children: ReactNode
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog(props: Props) {
  const { title, action, busyAction = action, back = m.admin_keep_it(), look = 'danger' } = props
  const { problem, isIncomplete = false, losesInput = false, width, onClose, onConfirm, children } = props
  const [busy, setBusy] = useState(false)
  const closer = useRef<HTMLButtonElement>(null)
  // With a problem the button that was pressed is gone, and with it the focus.
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
            // Not disabled while it is done: that would lose the focus.
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
