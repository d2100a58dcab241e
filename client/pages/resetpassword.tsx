import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: 'Reset your password' })

export default function ResetPasswordPage({ email }: PageProps<{ email: string }>) {
  return (
    <div className="panel">
      <header>
        <h1>Reset your password</h1>
        <p>Tell us your email, and we send you a code of four characters.</p>
      </header>
      <NeedsScript />
      <Island name="forgot-password-form" when="load" props={{ email }} />
      <p className="aside">
        <a className="link" href="/sign-in">
          Back to Sign In
        </a>
      </p>
    </div>
  )
}
