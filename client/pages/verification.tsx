import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: 'Enter the code' })

export default function VerificationPage({ email }: PageProps<{ email: string }>) {
  return (
    <div className="panel">
      <header>
        <h1>Enter the code</h1>
        {email ? (
          <p>
            If <b>{email}</b> has an account here, a mail with a code is on its way. It works for 10 minutes.
          </p>
        ) : (
          <p>Your email and the four characters of the code that we mailed to it.</p>
        )}
      </header>
      <NeedsScript />
      <Island name="verification-form" when="load" props={{ email }} />
      <p className="aside">
        Wrong email?{' '}
        <a className="link" href="/resetpassword">
          Start again
        </a>
      </p>
    </div>
  )
}
