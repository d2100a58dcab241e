import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: 'Create new password' })

export default function CreateNewPasswordPage({ email, token }: PageProps<{ email: string; token: string }>) {
  return (
    <div className="panel">
      <header>
        <h1>Create new password</h1>
        <p>Once it is saved, you are signed out everywhere and sign in with the new one.</p>
      </header>
      <NeedsScript />
      <Island name="new-password-form" when="load" props={{ email, token }} />
      <p className="aside">
        Too late, or no code yet?{' '}
        <a className="link" href="/resetpassword">
          Start again
        </a>
      </p>
    </div>
  )
}
