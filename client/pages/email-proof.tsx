import { CircleCheck } from 'lucide-react'
import type { EmailProofView } from '../../server/members/accounts/email-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: m.mail_address_confirmed() })

export default function EmailProofPage({ outcome, email }: PageProps<EmailProofView>) {
  return (
    <div className="panel done">
      <CircleCheck size={56} aria-hidden="true" />
      <header>
        <h1>{m.mail_address_confirmed()}</h1>
        <p>
          {outcome === 'changed'
            ? m.mail_from_now_on_you_sign_in_with_and_mail({ email })
            : m.mail_mail_about_your_swaps_goes_to({ email })}
        </p>
      </header>
      <a className="button" href="/">
        {m.mail_home()}
      </a>
    </div>
  )
}
