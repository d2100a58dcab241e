import type { SignUpView } from '../../server/accounts/sign-up-shared.ts'
import { asksApproval, asksInvitation } from '../../server/community/community-shared.ts'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({
  title: 'Sign Up',
  description: 'Join, post what you no longer need, and swap it for what you do. Free of charge.',
  canonical: '/sign-up',
})

/** `query` is what leads back to where one was, once signed in. */
export default function SignUpPage(props: PageProps<SignUpView>) {
  const { query, join, invitation, invitation_gone, contact_visibility } = props
  const isClosed = asksInvitation({ join }) && !invitation
  return (
    <div className="panel wide">
      <header>
        <h1>Sign Up</h1>
        <p>One account, and everything on your shelf can become something else.</p>
      </header>
      {invitation && <p className="notice hint">{invitation.by.name} invites you.</p>}
      {invitation_gone && (
        <p className="notice hint">
          This invitation does not work any more. Ask the person who sent it for a new one.
        </p>
      )}
      {isClosed ? (
        <p>
          Joining here takes an invitation. Somebody who is in can make one, as a link or a picture for your
          phone.
        </p>
      ) : (
        <>
          <NeedsScript />
          <Island
            name="sign-up-form"
            when="load"
            props={{
              query,
              invitation: invitation?.code ?? null,
              introduces: asksApproval({ join }),
              contact_visibility,
            }}
          />
        </>
      )}
      <p className="aside">
        Already have an account?{' '}
        <a className="link" href={`/sign-in${query}`}>
          Sign In
        </a>
      </p>
    </div>
  )
}
