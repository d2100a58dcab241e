import * as m from '../../server/platform/catalogues/messages.ts'
import { Sentence } from '../components/common/sentence.tsx'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: m.accounts_enter_the_code() })

export default function VerificationPage({ email }: PageProps<{ email: string }>) {
  return (
    <div className="panel">
      <header>
        <h1>{m.accounts_enter_the_code()}</h1>
        {email ? (
          <p>
            <Sentence
              of={m.accounts_if_has_an_account_here_a_mail_with_a({ email, strong: (text) => <b>{text}</b> })}
            />
          </p>
        ) : (
          <p>{m.accounts_your_email_and_the_four_characters_of()}</p>
        )}
      </header>
      <NeedsScript />
      <Island name="verification-form" when="load" props={{ email }} />
      <p className="aside">
        <Sentence
          of={m.accounts_wrong_email_start_again({
            link: (text) => (
              <a className="link" href="/resetpassword">
                {text}
              </a>
            ),
          })}
        />
      </p>
    </div>
  )
}
