import type { ReactNode } from 'react'
import { SUSPENSION_LENGTH } from '../../../server/admin/moderation/admin-suspensions-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Sentence } from '../common/sentence.tsx'
import { CallForm } from '../form/call-form.tsx'
import { TextAreaField } from '../form/field.tsx'

const hidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>

type Act = {
  call: 'POST /api/admin/people/:id/suspension' | 'DELETE /api/admin/people/:id/approval'
  id: number
  name: string
  summary: ReactNode
  label: string
  busy: string
  help: string
}

/** Acts against users require a reason, in two steps. */
function WithReason({ call, id, name, summary, label, busy, help }: Act) {
  return (
    <details className="act-more">
      <summary className="button quiet">{summary}</summary>
      <CallForm call={call} params={{ id }} label={label} busy={busy} look="danger" about={name}>
        <TextAreaField
          label={m.admin_reason()}
          name="reason"
          rows={2}
          maxLength={SUSPENSION_LENGTH}
          help={help}
        />
      </CallForm>
    </details>
  )
}

interface Props {
  id: number
  name: string
}

export function SuspendForm({ id, name }: Props) {
  return (
    <WithReason
      call="POST /api/admin/people/:id/suspension"
      id={id}
      name={name}
      summary={<Sentence of={m.admin_suspend({ name, span: hidden })} />}
      label={m.admin_suspend_button()}
      busy={m.admin_suspending()}
      help={m.admin_suspend_help({ name })}
    />
  )
}

export function DeclineForm({ id, name }: Props) {
  return (
    <WithReason
      call="DELETE /api/admin/people/:id/approval"
      id={id}
      name={name}
      summary={<Sentence of={m.admin_do_not_let_in({ name, span: hidden })} />}
      label={m.admin_turn_away_button()}
      busy={m.admin_deleting()}
      help={m.admin_turn_away_help({ name })}
    />
  )
}
