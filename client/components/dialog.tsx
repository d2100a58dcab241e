import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
  /** Buttons below, always in sight. */
  footer?: ReactNode
  /** Widest and tallest, as CSS lengths. */
  width?: string
  height?: string
}

/** The platform's modal dialog: Escape and a click beside it close it, and focus goes back where it was. */
export function Dialog({ title, onClose, children, footer, width, height }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      style={{ '--width': width, '--height': height } as React.CSSProperties}
      closedby="any"
      onClose={onClose}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <X aria-hidden="true" />
        </button>
      </header>
      <div className="body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  )
}
