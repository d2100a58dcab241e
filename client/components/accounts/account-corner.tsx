import { LayoutDashboard } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ViewerHole } from '../../hole.tsx'
import { AccountMenu } from './account-menu.tsx'

/** The corner of the header that knows the viewer: a way in, or their menu. */
export function AccountCorner({ viewer, waiting }: ViewerHole) {
  if (!viewer) {
    return (
      <a className="button" href="/sign-in">
        {m.accounts_sign_in()}
      </a>
    )
  }
  return (
    <AccountMenu viewer={viewer} waiting={waiting} className="icon-button account-button">
      {/* The enhancement is for the page's hearts: this stands once wherever a signed-in person has some. */}
      <a href="/dashboard" data-enhance-later="hearts">
        <LayoutDashboard size={20} aria-hidden="true" />
        {m.accounts_dashboard()}
      </a>
    </AccountMenu>
  )
}
