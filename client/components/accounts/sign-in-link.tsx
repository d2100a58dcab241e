import type { ReactNode } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { signInPath } from '../../../server/platform/sessions/redirect-shared.ts'

/** Sign-in link that returns here, for ended sessions. `aside` opens a new tab and preserves this page. Rendered in the browser only. */
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
