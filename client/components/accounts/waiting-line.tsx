import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ViewerView } from '../../../server/platform/sessions/viewer-shared.ts'
import { Sentence } from '../common/sentence.tsx'
import { CallForm } from '../form/call-form.tsx'

/** A line above the page while the viewer waits for approval or has not confirmed the email address. */
export function WaitingLine({ viewer }: { viewer: ViewerView | null }) {
  if (viewer?.is_pending)
    return (
      <p className="site-line">
        <Sentence of={m.accounts_not_let_in_yet({ link: (text) => <a href="/waiting">{text}</a> })} />
      </p>
    )
  if (!viewer?.awaits_proof) return null
  return (
    <div className="site-line proof">
      <p>{m.accounts_confirm_email_line({ email: viewer.email })}</p>
      <CallForm
        call="POST /api/account/email/proof"
        label={m.accounts_send_again()}
        about={viewer.email}
        busy={m.accounts_sending()}
      />
    </div>
  )
}
