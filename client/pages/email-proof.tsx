import { CircleCheck } from 'lucide-react'
import type { EmailProofView } from '../../server/accounts/email-shared.ts'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: 'Address confirmed' })

export default function EmailProofPage({ outcome, email }: PageProps<EmailProofView>) {
  return (
    <div className="panel done">
      <CircleCheck size={56} aria-hidden="true" />
      <header>
        <h1>Address confirmed</h1>
        <p>
          {outcome === 'changed'
            ? `From now on you sign in with ${email}, and mail goes there.`
            : `Mail about your swaps goes to ${email}.`}
        </p>
      </header>
      <a className="button" href="/">
        Home
      </a>
    </div>
  )
}
