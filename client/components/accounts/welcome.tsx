import { House } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ViewerSlot } from '../../slot.tsx'
import { AccountMenu } from './account-menu.tsx'

/** Header of the dashboard with links home and to sign out. */
export function Welcome({ viewer, waiting }: ViewerSlot) {
  if (!viewer) return null
  return (
    <div className="welcome">
      <p>
        <span>{m.accounts_welcome_back()}</span>
        <b>{viewer.name}</b>
        <span className="email">{viewer.email}</span>
      </p>
      <AccountMenu viewer={viewer} waiting={waiting} className="account-button" size={44}>
        <a href="/">
          <House size={20} aria-hidden="true" />
          {m.accounts_home()}
        </a>
      </AccountMenu>
    </div>
  )
}
