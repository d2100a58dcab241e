import { LogOut } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** Signs out here and on the server. Without JavaScript the link does both. */
export function SignOutButton() {
  return (
    <a href="/sign-in?signed_out=1" data-enhance="sign-out">
      <LogOut size={20} aria-hidden="true" />
      <span>{m.accounts_sign_out()}</span>
    </a>
  )
}
