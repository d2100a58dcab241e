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
  /** False hides the dialog without unmounting it, so that what was typed is there when it opens again. */
  open?: boolean
  onClose: () => void
  /** True if closing would lose input. A click outside then does not close the dialog. */
  losesInput?: boolean
  /**
   * True for scrollable text without controls. It is focusable for keyboard scrolling, and its fixed height avoids layout shifts while
   * loading.
   */
  scrolls?: boolean
  children: ReactNode
  /** Buttons below the content, which do not scroll with it. */
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
  /** If false, the dialog is only as tall as its content. */
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
  // Closes before the unmount, because removing an open dialog would lose the focus.
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
        // The event bubbles from nested dialogs, whose closing must not close this one.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </DialogFrame>
  )
}
