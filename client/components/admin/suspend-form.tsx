import * as m from '../../../server/catalogues/messages.ts'
import { SUSPENSION_LENGTH } from '../../../server/moderation/admin-suspensions-shared.ts'
import { Sentence } from '../common/sentence.tsx'
import { TextAreaField } from '../form/field.tsx'
import { ActForm } from './act-form.tsx'

/** Suspending takes a reason, so it takes two steps. */
export function SuspendForm({ id, name }: { id: number; name: string }) {
  return (
    <details className="act-more">
      <summary className="button quiet">
        <Sentence
          of={m.admin_suspend({ name, span: (text) => <span className="visually-hidden">{text}</span> })}
        />
      </summary>
      <ActForm
        call="POST /api/admin/people/:id/suspension"
        params={{ id }}
        label={m.admin_suspend_2()}
        busy={m.admin_suspending()}
        look="danger"
        about={name}
      >
        <TextAreaField
          label={m.admin_reason()}
          name="reason"
          rows={2}
          maxLength={SUSPENSION_LENGTH}
          help={m.admin_is_signed_out_everywhere_gets_this_by({ name })}
        />
      </ActForm>
    </details>
  )
}

/** Not letting somebody in takes a reason, too. */
export function DeclineForm({ id, name }: { id: number; name: string }) {
  return (
    <details className="act-more">
      <summary className="button quiet">
        <Sentence
          of={m.admin_do_not_let_in({
            name,
            span: (text) => <span className="visually-hidden">{text}</span>,
          })}
        />
      </summary>
      <ActForm
        call="DELETE /api/admin/people/:id/approval"
        params={{ id }}
        label={m.admin_do_not_let_in_2()}
        busy={m.admin_deleting()}
        look="danger"
        about={name}
      >
        <TextAreaField
          label={m.admin_reason()}
          name="reason"
          rows={2}
          maxLength={SUSPENSION_LENGTH}
          help={m.admin_gets_this_by_mail_and_the_account_is({ name })}
        />
      </ActForm>
    </details>
  )
}
