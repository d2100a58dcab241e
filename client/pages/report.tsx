import { CircleCheck } from 'lucide-react'
import {
  REASONS,
  REPORT_LENGTH,
  type ReportPage,
  type TargetKind,
} from '../../server/admin/reports/reports-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { DialogFrame } from '../components/common/dialog.tsx'
import { CallForm } from '../components/form/call-form.tsx'
import { TextAreaField } from '../components/form/field.tsx'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

type Props = PageProps<ReportPage>

const whoReads = (): Record<TargetKind, string> => ({
  item: m.reports_item_lead(),
  message: m.reports_message_lead(),
  review: m.reports_review_lead(),
  person: m.reports_person_lead(),
})

/** URL of the previous page. */
const back = ({ target_kind: kind, target_id: id }: Props) =>
  kind === 'item' ? `/productdetails/${id}` : kind === 'review' ? '/' : '/dashboard/messages'

export const layout = AuthLayout
export const head = ({ target_kind }: Props): Head => ({
  title: m.reports_report_this({ kind: target_kind }),
})

/** client/components/reports/report-dialog.ts shows #report in the template's dialog. */
export default function ReportFormPage(props: Props) {
  const { target_kind: kind, target_id: id, person, title } = props
  return (
    <section className="panel report" id="report">
      <template>
        <DialogFrame
          title={m.reports_report_this({ kind })}
          titleId="report-title"
          // A click outside would lose the input.
          closedby="closerequest"
        />
      </template>
      <h1>{m.reports_report_this({ kind })}</h1>
      <NeedsScript />
      <CallForm
        call="POST /api/reports"
        fields={{ target_kind: kind, target_id: id }}
        label={m.reports_send_report()}
        busy={m.reports_sending()}
        look="large wide"
        done="report-done"
      >
        <blockquote className="report-target">
          {kind === 'person' ? title : <p>{title}</p>}
          {kind !== 'person' && <cite>{person}</cite>}
        </blockquote>
        <fieldset className="field">
          <legend>{m.reports_what_is_wrong()}</legend>
          {Object.entries(REASONS).map(([reason, label]) => (
            <label className="check" key={reason}>
              <input type="radio" name="reason" value={reason} />
              {label()}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label={m.reports_anything_else()}
          name="text"
          rows={3}
          maxLength={REPORT_LENGTH}
          help={whoReads()[kind]}
        />
      </CallForm>
      <div className="report-done" id="report-done" tabIndex={-1} hidden>
        <CircleCheck size={56} aria-hidden="true" />
        <p>{m.reports_thanks()}</p>
        <a className="button" href={back(props)} data-close>
          {m.common_close()}
        </a>
      </div>
    </section>
  )
}
