import { CircleCheck } from 'lucide-react'
import type { EmailProofView } from '../../server/members/accounts/email-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { TypedPassword } from '../components/form/typed-password.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

const asks = ({ step }: EmailProofView) => step === 'first' || step === 'new'

function titleOf(view: EmailProofView): string {
  if (asks(view)) return m.mail_proof_page_title()
  return view.step === 'done' ? m.mail_proof_page_done() : m.mail_address_confirmed()
}

function textOf({ step, email, name }: EmailProofView): string {
  switch (step) {
    case 'first':
      return m.mail_proof_page_first({ email, name })
    case 'new':
      return m.mail_proof_page_new({ email, name })
    case 'verified':
      return m.mail_swaps_mail_to({ email })
    case 'changed':
      return m.mail_email_changed({ email })
    case 'done':
      return m.mail_proof_page_done_text({ email })
  }
}

export const layout = AuthLayout
export const head = (view: EmailProofView): Head => ({ title: titleOf(view) })

/** Works without JavaScript, because mail apps open it in embedded browsers. */
export default function EmailProofPage(view: PageProps<EmailProofView>) {
  const header = (
    <header>
      <h1>{titleOf(view)}</h1>
      <p>{textOf(view)}</p>
    </header>
  )
  if (!asks(view)) {
    return (
      <div className="panel done">
        <CircleCheck size={56} aria-hidden="true" />
        {header}
        {view.is_signed_in && (
          <a className="button" href="/uploaditem">
            {m.swaps_post_your_first_trade()}
          </a>
        )}
        <a
          className={view.is_signed_in ? 'button quiet' : 'button'}
          href={view.is_signed_in ? '/' : '/sign-in'}
        >
          {view.is_signed_in ? m.mail_home() : m.mail_sign_in()}
        </a>
      </div>
    )
  }
  return (
    <form className="panel form" method="post" action={`/email-proof?token=${view.token}`}>
      {header}
      <p>{m.mail_proof_page_sessions()}</p>
      {view.asks_password && (
        <TypedPassword
          name="password"
          label={m.accounts_password()}
          help={m.mail_proof_page_password()}
          autoComplete="current-password"
          errors={view.errors.password}
        />
      )}
      <button className="button large wide" type="submit">
        {m.mail_confirm_my_address()}
      </button>
    </form>
  )
}
