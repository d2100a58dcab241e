import * as m from '../../server/platform/catalogues/messages.ts'
import { Sentence } from '../components/common/sentence.tsx'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: m.accounts_create_new_password() })

export default function CreateNewPasswordPage({ email, token }: PageProps<{ email: string; token: string }>) {
  return (
    <div className="panel">
      <header>
        <h1>{m.accounts_create_new_password()}</h1>
        <p>{m.accounts_new_password_signs_out()}</p>
      </header>
      <NeedsScript />
      <Island name="new-password-form" when="load" props={{ email, token }} />
      <p className="aside">
        <Sentence
          of={m.accounts_code_start_again({
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
