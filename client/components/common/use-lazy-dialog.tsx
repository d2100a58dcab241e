import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as m from '../../../server/catalogues/messages.ts'
import { useLazyPart } from './use-lazy-part.ts'

/** Milliseconds after which a dialog that has not come is late: sooner, that it loads would only flash. */
const LATE = 300

interface Props {
  /** Closed where it is false. */
  open?: boolean
  onClose: () => void
}

/** What stands in a dialog's place while its script is on its way. It is small, as it comes with the page's own scripts. */
function LoadingDialog({ open = true, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    if (open) shown?.showModal()
    // Before the dialog itself opens, so that the focus goes back to the button in the end.
    return () => shown?.close()
  }, [open])
  return (
    <dialog ref={dialog} className="dialog" aria-label={m.common_loading()} onCancel={onClose}>
      <div className="body loading" role="status">
        <span className="spinner" aria-hidden="true" />
        {m.common_loading()}
      </div>
      <footer>
        <button type="button" className="button quiet" onClick={onClose}>
          {m.common_close()}
        </button>
      </footer>
    </dialog>
  )
}

/**
 * A dialog whose script comes when it is first `wanted`; null until then, and on a slow line one that says that it loads.
 * When the script cannot be had a toast says so, and `onMissing` is called.
 */
export function useLazyDialog<P extends Props>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
  onMissing: () => void,
): ComponentType<P> | null {
  const dialog = useLazyPart(load, wanted, onMissing)
  const [isLate, setLate] = useState(false)
  const isLoading = wanted && !dialog
  useEffect(() => {
    if (!isLoading) return
    const clock = setTimeout(setLate, LATE, true)
    return () => {
      clearTimeout(clock)
      setLate(false)
    }
  }, [isLoading])
  return dialog ?? (isLoading && isLate ? LoadingDialog : null)
}
