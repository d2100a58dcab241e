import { CircleCheck } from 'lucide-react'
import type { EmailUndoView } from '../../server/members/accounts/email-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: m.mail_keep_your_address() })

export default function EmailUndoPage({ token, is_done }: PageProps<EmailUndoView>) {
  if (is_done) {
    return (
      <div className="panel done">
        <CircleCheck size={56} aria-hidden="true" />
        <h1>{m.mail_keep_your_address()}</h1>
        <p>{m.mail_email_restored()}</p>
        <a className="button" href="/resetpassword">
          {m.mail_set_a_new_password()}
        </a>
      </div>
    )
  }
  return (
    <form className="panel form" method="post" action={`/email-undo?token=${token}`}>
      <header>
        <h1>{m.mail_keep_your_address()}</h1>
        <p>{m.mail_undo_help()}</p>
      </header>
      <button className="button large wide" type="submit">
        {m.mail_it_was_not_me()}
      </button>
    </form>
  )
}
