import type { ReactNode } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { signInPath } from '../../../server/platform/sessions/redirect-shared.ts'

/**
 * The way in, and back to this page, for one whose session has ended elsewhere. `aside` leaves this page, and what was
 * typed on it, as it is. Drawn in the browser only.
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
