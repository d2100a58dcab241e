import { CircleCheck } from 'lucide-react'
import {
  REASONS,
  REPORT_LENGTH,
  type ReportPage,
  type TargetKind,
} from '../../server/reports/reports-shared.ts'
import { addressOf } from '../calls.ts'
import { TextAreaField } from '../components/form/field.tsx'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

type Props = PageProps<ReportPage>

const WHO_READS: Record<TargetKind, string> = {
  item: 'Only the people who run this site read what you write. The owner is not told who reported it.',
  message:
    'Only the people who run this site read what you write, this message and those around it. The sender is not told.',
  review:
    'Only the people who run this site read what you write. Who wrote the review is not told who reported it.',
  person: 'Only the people who run this site read what you write. The person is not told who reported them.',
}

/** Where one was. */
const back = ({ target_kind: kind, target_id: id }: Props) =>
  kind === 'item' ? `/productdetails/${id}` : kind === 'review' ? '/' : '/dashboard/messages'

export const layout = AuthLayout
export const head = ({ target_kind }: Props): Head => ({ title: `Report this ${target_kind}` })

/** What client/components/reports/report-dialog.ts shows in a dialog is what stands in #report. */
export default function ReportFormPage(props: Props) {
  const { target_kind: kind, target_id: id, person, title } = props
  return (
    <section className="panel report" id="report">
      <h1>Report this {kind}</h1>
      <NeedsScript />
      <form
        className="form"
        action={addressOf('POST /api/reports', {}).path}
        method="dialog"
        data-enhance="api-form"
        data-done="report-done"
        noValidate
      >
        <blockquote className="report-target">
          {kind === 'person' ? title : <p>{title}</p>}
          {kind !== 'person' && <cite>{person}</cite>}
        </blockquote>
        <input type="hidden" name="target_kind" value={kind} />
        <input type="hidden" name="target_id" value={id} />
        <fieldset className="field">
          <legend>What is wrong?</legend>
          {Object.entries(REASONS).map(([reason, label]) => (
            <label className="check" key={reason}>
              <input type="radio" name="reason" value={reason} />
              {label}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label="Anything else we should know?"
          name="text"
          rows={3}
          maxLength={REPORT_LENGTH}
          help={WHO_READS[kind]}
        />
        <button className="button large wide" type="submit" data-busy="Sending...">
          Send report
        </button>
      </form>
      <div className="report-done" id="report-done" tabIndex={-1} hidden>
        <CircleCheck size={56} aria-hidden="true" />
        <p>Thank you. Somebody of the community will look at it.</p>
        <a className="button" href={back(props)} data-close>
          Close
        </a>
      </div>
    </section>
  )
}
