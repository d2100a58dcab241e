import { X } from 'lucide-react'
import type { ReactNode } from 'react'

/** Top of a drawer: what it is, and the way out of it. `drawer` is the id of the popover. */
export function DrawerHead({
  drawer,
  close,
  children,
}: {
  drawer: string
  close: string
  children: ReactNode
}) {
  return (
    <div className="drawer-head">
      {children}
      <button
        type="button"
        className="icon-button"
        popoverTarget={drawer}
        popoverTargetAction="hide"
        aria-label={close}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  )
}
