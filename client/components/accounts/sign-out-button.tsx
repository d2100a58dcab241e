import { LogOut } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** Also works as a link without JavaScript. */
export function SignOutButton() {
  return (
    <a href="/sign-in?signed_out=1" data-enhance="sign-out">
      <LogOut size={20} aria-hidden="true" />
      <span>{m.accounts_sign_out()}</span>
    </a>
  )
}
