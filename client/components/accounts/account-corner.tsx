import { LayoutDashboard } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ViewerSlot } from '../../slot.tsx'
import { AccountMenu } from './account-menu.tsx'

/** Header corner: sign-in links, or the menu of the user. */
export function AccountCorner({ viewer, waiting }: ViewerSlot) {
  if (!viewer) {
    return (
      <a className="button" href="/sign-in">
        {m.accounts_sign_in()}
      </a>
    )
  }
  return (
    <AccountMenu viewer={viewer} waiting={waiting} className="icon-button account-button">
      {/* Runs the script for all hearts of the page. It is here, because this element exists once on every page of signed-in users. */}
      <a href="/dashboard" data-enhance-later="hearts">
        <LayoutDashboard size={20} aria-hidden="true" />
        {m.accounts_dashboard()}
      </a>
    </AccountMenu>
  )
}
