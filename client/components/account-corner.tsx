import { LayoutDashboard } from 'lucide-react'
import type { ViewerView } from '../../server/accounts/accounts-schema.ts'
import { Avatar } from './avatar.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** The corner of the header that knows the viewer: a way in, or their menu. */
export function AccountCorner({ viewer }: { viewer: ViewerView | null }) {
  if (!viewer) {
    return (
      <a className="button" href="/sign-in">
        Sign In
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className="icon-button account-button"
        popoverTarget="account-menu"
        aria-label={`Account of ${viewer.name}`}
      >
        <Avatar name={viewer.name} src={viewer.avatar} />
      </button>
      <div className="menu account" id="account-menu" popover="auto">
        <p className="who">
          <b>{viewer.name}</b>
          <span>{viewer.email}</span>
        </p>
        <a href="/dashboard">
          <LayoutDashboard size={20} aria-hidden="true" />
          Dashboard
        </a>
        <SignOutButton />
      </div>
    </>
  )
}
