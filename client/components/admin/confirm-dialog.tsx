import type { ReactNode } from 'react'
import { Dialog } from '../dialog.tsx'

/** Asks before something is gone. `problem` says why it cannot go. */
export function ConfirmDialog({
  title,
  action,
  busy,
  problem,
  onClose,
  onConfirm,
  children,
}: {
  title: string
  action: string
  busy: boolean
  problem?: string | undefined
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {problem ? 'Close' : 'Keep it'}
          </button>
          {!problem && (
            <button type="button" className="button danger" disabled={busy} onClick={onConfirm}>
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
