import { signInPath } from '../../../server/accounts/redirect-schema.ts'

/** The way in, and back to this conversation, for one whose session has ended elsewhere. Drawn in the browser only. */
export function SignInLink() {
  return (
    <a className="link" href={signInPath(location.pathname + location.search)}>
      Sign In
    </a>
  )
}
