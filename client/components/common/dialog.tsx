import { X } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'

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

interface FrameProps extends Omit<ComponentProps<'dialog'>, 'title'> {
  title: ReactNode
  titleId: string
  /** False: it is as tall as what is in it. */
  tall?: boolean
  onCloseButton?: () => void
  footer?: ReactNode
}

/** What every dialog is made of: a title with a button that closes it, what it shows, and buttons below. */
export function DialogFrame(props: FrameProps) {
  const { title, titleId, tall = false, onCloseButton, children, footer, ...dialog } = props
  return (
    <dialog {...dialog} className={tall ? 'dialog tall' : 'dialog'} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={m.common_close()}
          data-close=""
          onClick={onCloseButton}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      <div className="body" tabIndex={tall ? 0 : undefined}>
        {children}
      </div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  )
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
    <DialogFrame
      ref={dialog}
      title={title}
      titleId={id}
      tall={scrolls}
      onCloseButton={close}
      footer={footer}
      style={{ '--width': width, '--height': height } as React.CSSProperties}
      closedby={losesInput ? 'closerequest' : 'any'}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onClose={(event) => {
        // That of a dialog inside of it is not its own.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </DialogFrame>
  )
}
