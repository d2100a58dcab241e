import { SUSPENSION_LENGTH } from '../../../server/moderation/admin-suspensions-shared.ts'
import { TextAreaField } from '../form/field.tsx'
import { ActForm } from './act-form.tsx'

/** Suspending takes a reason, so it takes two steps. */
export function SuspendForm({ id, name }: { id: number; name: string }) {
  return (
    <details className="act-more">
      <summary className="button quiet">
        Suspend… <span className="visually-hidden">{name}</span>
      </summary>
      <ActForm
        call="POST /api/admin/people/:id/suspension"
        params={{ id }}
        label="Suspend"
        busy="Suspending..."
        look="danger"
        about={name}
      >
        <TextAreaField
          label="Reason"
          name="reason"
          rows={2}
          maxLength={SUSPENSION_LENGTH}
          help={`${name} is signed out everywhere, gets this by mail, and what they list is hidden until you lift it.`}
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
        Do not let in… <span className="visually-hidden">{name}</span>
      </summary>
      <ActForm
        call="DELETE /api/admin/people/:id/approval"
        params={{ id }}
        label="Do not let in"
        busy="Deleting..."
        look="danger"
        about={name}
      >
        <TextAreaField
          label="Reason"
          name="reason"
          rows={2}
          maxLength={SUSPENSION_LENGTH}
          help={`${name} gets this by mail, and the account is deleted.`}
        />
      </ActForm>
    </details>
  )
}
