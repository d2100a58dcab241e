import type { SignUpView } from '../../server/members/accounts/sign-up-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { asksApproval, asksInvitation } from '../../server/site/community/community-shared.ts'
import { Sentence } from '../components/common/sentence.tsx'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({
  title: m.accounts_sign_up(),
  description: m.accounts_sign_up_lead(),
  canonical: '/sign-up',
})

/** `query` leads back after sign-in. */
export default function SignUpPage(props: PageProps<SignUpView>) {
  const { query, join, invitation, invitation_gone, contact_visibility, context } = props
  const isClosed = asksInvitation({ join }) && !invitation
  return (
    <div className="panel wide">
      <header>
        <h1>{m.accounts_sign_up()}</h1>
        <p>{m.accounts_sign_up_promise()}</p>
      </header>
      {invitation && <p className="notice hint">{m.accounts_invites_you({ name: invitation.by.name })}</p>}
      {invitation_gone && <p className="notice hint">{m.accounts_invitation_invalid()}</p>}
      {isClosed ? (
        <p>{m.accounts_invitation_required()}</p>
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
              country: context.country,
            }}
          />
        </>
      )}
      <p className="aside">
        <Sentence
          of={m.accounts_sign_in_instead({
            link: (text) => (
              <a className="link" href={`/sign-in${query}`}>
                {text}
              </a>
            ),
          })}
        />
      </p>
    </div>
  )
}
