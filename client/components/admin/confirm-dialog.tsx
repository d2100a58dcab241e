import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as m from '../../../server/catalogues/messages.ts'
import { Dialog } from '../common/dialog.tsx'

/** Asks before something is gone. `problem` says why it cannot go. */
export function ConfirmDialog({
  title,
  action,
  problem,
  onClose,
  onConfirm,
  children,
}: {
  title: string
  action: string
  problem?: string | undefined
  onClose: () => void
  onConfirm: () => Promise<void>
  children: ReactNode
}) {
  const [busy, setBusy] = useState(false)
  const closer = useRef<HTMLButtonElement>(null)
  // The other button, which was pressed, is gone.
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
      footer={
        <>
          <button ref={closer} type="button" className="button quiet" onClick={onClose}>
            {problem ? m.common_close() : m.admin_keep_it()}
          </button>
          {!problem && (
            // Not disabled: that would lose the focus.
            <button
              type="button"
              className="button danger"
              aria-disabled={busy || undefined}
              onClick={confirm}
            >
              {action}
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
