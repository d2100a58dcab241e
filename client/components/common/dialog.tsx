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
  /** False keeps the input for the next opening. */
  open?: boolean
  onClose: () => void
  /** Closing loses input, so a click outside does not close. */
  losesInput?: boolean
  /** Scrollable text without controls: focusable for keyboard scrolling, with a fixed height to avoid layout shifts while loading. */
  scrolls?: boolean
  children: ReactNode
  /** Always visible. */
  footer?: ReactNode
  /** Key events anywhere in the dialog. */
  onKeyDown?: (event: KeyboardEvent) => void
  /** Maximum size, as CSS lengths. */
  width?: string
  height?: string
}

interface FrameProps extends Omit<ComponentProps<'dialog'>, 'title'> {
  title: ReactNode
  titleId: string
  /** False: height of the content. */
  tall?: boolean
  onCloseButton?: () => void
  footer?: ReactNode
}

/** Frame of all dialogs: title, close button, content, buttons. */
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

/** Native modal dialog: Escape and a click outside close it; focus is restored. */
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
  // Removing an open dialog would lose the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [])
  const close = () => dialog.current?.close()
  /** Fallback for browsers without `closedby`. */
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
        // Ignores events of nested dialogs.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </DialogFrame>
  )
}
