import { CircleCheck } from 'lucide-react'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

/** Milliseconds until the page moves on (specification, section 9). */
const DELAY = 2000

export const layout = AuthLayout
export const head = (): Head => ({ title: 'Verification completed' })

export default function VerificationSuccessPage({ email }: PageProps<{ email: string }>) {
  const next = `/createnewpassword${email ? `?email=${encodeURIComponent(email)}` : ''}`
  return (
    <div className="panel done" data-enhance="move-on" data-href={next} data-delay={DELAY}>
      <CircleCheck size={56} aria-hidden="true" />
      <header>
        <h1>Verification completed</h1>
        <p>
          The code was right. In a moment you can{' '}
          <a className="link" href={next}>
            choose a new password
          </a>
          .
        </p>
      </header>
      <a className="button quiet" href="/">
        Home
      </a>
    </div>
  )
}
