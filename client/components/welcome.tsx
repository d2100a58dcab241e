import { House } from 'lucide-react'
import type { ViewerView } from '../../server/accounts/accounts-schema.ts'
import { Avatar } from './avatar.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** The dashboard's own corner: whose it is, the way home and the way out. */
export function Welcome({ viewer }: { viewer: ViewerView | null }) {
  if (!viewer) return null
  return (
    <div className="welcome">
      <p>
        <span>Welcome Back</span>
        <b>{viewer.name}</b>
        <span className="email">{viewer.email}</span>
      </p>
      <button
        type="button"
        className="account-button"
        popoverTarget="account-menu"
        aria-label={`Account of ${viewer.name}`}
      >
        <Avatar name={viewer.name} src={viewer.avatar} size={44} />
      </button>
      <div className="menu account" id="account-menu" popover="auto">
        <p className="who">
          <b>{viewer.name}</b>
          <span>{viewer.email}</span>
        </p>
        <a href="/">
          <House size={20} aria-hidden="true" />
          Home
        </a>
        <SignOutButton />
      </div>
    </div>
  )
}
