import { LayoutDashboard } from 'lucide-react'
import type { ViewerView } from '../../../server/sessions/viewer-shared.ts'
import { AccountMenu } from './account-menu.tsx'

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
    <AccountMenu viewer={viewer} className="icon-button account-button">
      {/* The enhancement is for the page's hearts: this stands once wherever a signed-in person has some. */}
      <a href="/dashboard" data-enhance="hearts">
        <LayoutDashboard size={20} aria-hidden="true" />
        Dashboard
      </a>
    </AccountMenu>
  )
}
