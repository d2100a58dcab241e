import type { ReactNode } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { signInPath } from '../../../server/platform/sessions/redirect-shared.ts'

/**
 * Sign-in link for an ended session, which returns to this page. `aside` opens it in a new tab, so that this page keeps its input.
 * Rendered in the browser only.
 */
export function SignInLink({
  aside = false,
  children = m.accounts_sign_in(),
}: {
  aside?: boolean
  children?: ReactNode
}) {
  return (
    <a
      className="link"
      href={signInPath(location.pathname + location.search)}
      target={aside ? '_blank' : undefined}
    >
      {children}
    </a>
  )
}
