import { CircleCheck } from 'lucide-react'
import type { AdminProofView } from '../../server/members/accounts/email-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { TypedPassword } from '../components/form/typed-password.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

const titleOf = ({ is_done }: AdminProofView) =>
  is_done ? m.mail_proof_page_done() : m.mail_proof_page_title()

export const layout = AuthLayout
export const head = (view: AdminProofView): Head => ({ title: titleOf(view) })

export default function AdminProofPage(view: PageProps<AdminProofView>) {
  const { email, name, token, asks_new_password, is_done, errors } = view
  if (is_done) {
    return (
      <div className="panel done">
        <CircleCheck size={56} aria-hidden="true" />
        <header>
          <h1>{titleOf(view)}</h1>
          <p>{m.mail_proof_page_done_text({ email })}</p>
        </header>
        <a className="button" href="/admin">
          {m.mail_admin_page_open()}
        </a>
      </div>
    )
  }
  return (
    <form className="panel form" method="post" action={`/admin-proof?token=${token}`}>
      <header>
        <h1>{titleOf(view)}</h1>
        <p>{m.mail_admin_page_text({ name, email })}</p>
      </header>
      <p>{asks_new_password ? m.mail_admin_page_new_password() : m.mail_proof_page_sessions()}</p>
      {/* For password managers. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TypedPassword
        name="password"
        label={m.accounts_current_password()}
        autoComplete="current-password"
        errors={errors.password}
      />
      {asks_new_password && (
        <>
          <TypedPassword
            name="new_password"
            label={m.accounts_new_password()}
            autoComplete="new-password"
            errors={errors.new_password}
          />
          <TypedPassword
            name="new_password_confirmation"
            label={m.accounts_confirm_new_password()}
            autoComplete="new-password"
            errors={errors.new_password_confirmation}
          />
        </>
      )}
      <button className="button large wide" type="submit">
        {m.mail_confirm_my_address()}
      </button>
    </form>
  )
}
