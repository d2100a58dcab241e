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
            <Sentence of={m.accounts_code_sent_if_known({ email, strong: (text) => <b>{text}</b> })} />
          </p>
        ) : (
          <p>{m.accounts_code_and_email()}</p>
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
