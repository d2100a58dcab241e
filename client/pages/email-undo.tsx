import { CircleCheck } from 'lucide-react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { CallForm } from '../components/form/call-form.tsx'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: m.mail_keep_your_address() })

export default function EmailUndoPage({ token }: PageProps<{ token: string }>) {
  return (
    <div className="panel">
      <header>
        <h1>{m.mail_keep_your_address()}</h1>
        <p>{m.mail_your_account_keeps_the_address_that()}</p>
      </header>
      <NeedsScript />
      <CallForm
        call="POST /api/account/email/undo"
        fields={{ token }}
        label={m.mail_it_was_not_me()}
        busy={m.mail_one_moment()}
        look="large wide"
        done="undone"
      />
      <div className="done" id="undone" tabIndex={-1} hidden>
        <CircleCheck size={56} aria-hidden="true" />
        <p>{m.mail_your_address_is_what_it_was_somebody()}</p>
        <a className="button" href="/resetpassword">
          {m.mail_set_a_new_password()}
        </a>
      </div>
    </div>
  )
}
