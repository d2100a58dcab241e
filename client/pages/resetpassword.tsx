import * as m from '../../server/platform/catalogues/messages.ts'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: m.accounts_reset_your_password() })

export default function ResetPasswordPage({ email }: PageProps<{ email: string }>) {
  return (
    <div className="panel">
      <header>
        <h1>{m.accounts_reset_your_password()}</h1>
        <p>{m.accounts_forgot_password_help()}</p>
      </header>
      <NeedsScript />
      <Island name="forgot-password-form" when="load" props={{ email }} />
      <p className="aside">
        <a className="link" href="/sign-in">
          {m.accounts_back_to_sign_in()}
        </a>
      </p>
    </div>
  )
}
