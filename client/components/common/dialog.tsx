import { X } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import * as m from '../../../server/catalogues/messages.ts'

interface Props {
  title: string
  /** False keeps what was typed in it for the next time. */
  open?: boolean
  onClose: () => void
  /** Whether what is typed in it goes with it: a click beside it then does not close it. */
  losesInput?: boolean
  /**
   * Whether there is much to read and nothing to press in it: the focus stops there, so that keys can scroll. It is as tall
   * as it may be from the start, so that buttons below stay where they are while it loads.
   */
  scrolls?: boolean
  children: ReactNode
  /** Buttons below, always in sight. */
  footer?: ReactNode
  /** Hears the keys that are pressed anywhere in it. */
  onKeyDown?: (event: KeyboardEvent) => void
  /** Widest and tallest, as CSS lengths. */
  width?: string
  height?: string
}

/** The platform's modal dialog: Escape and a click beside it close it, and focus goes back where it was. */
export function Dialog({
  title,
  open = true,
  onClose,
  losesInput = false,
  scrolls = false,
  children,
  footer,
  onKeyDown,
  width,
  height,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  // A dialog that only vanishes would leave the focus nowhere.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [])
  const close = () => dialog.current?.close()
  /** What `closedby` does, in browsers that do not know it yet. */
  function onPointerDown({ target, currentTarget }: PointerEvent) {
    if (losesInput || 'closedBy' in HTMLDialogElement.prototype) return
    if (target === currentTarget) close()
  }
  return (
    <dialog
      ref={dialog}
      className={scrolls ? 'dialog tall' : 'dialog'}
      aria-labelledby={id}
      style={{ '--width': width, '--height': height } as React.CSSProperties}
      closedby={losesInput ? 'closerequest' : 'any'}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onClose={(event) => {
        // That of a dialog inside of it is not its own.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label={m.common_close()} onClick={close}>
          <X aria-hidden="true" />
        </button>
      </header>
      <div className="body" tabIndex={scrolls ? 0 : undefined}>
        {children}
      </div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  )
}
