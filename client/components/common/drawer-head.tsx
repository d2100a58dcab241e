import { X } from 'lucide-react'
import type { ReactNode } from 'react'

/** Drawer title and close button. `drawer` is the popover's id. */
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
