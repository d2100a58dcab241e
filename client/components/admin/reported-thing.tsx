import type { ReportedThing } from '../../../server/admin/reports/admin-reports-shared.ts'
import { REASONS } from '../../../server/admin/reports/reports-shared.ts'
import { listed } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { RelativeTime } from '../common/relative-time.tsx'
import { Sentence } from '../common/sentence.tsx'
import { CallForm } from '../form/call-form.tsx'
import { HidingAct } from './item-acts.tsx'
import { ItemFacts } from './item-facts.tsx'
import { SuspendForm } from './suspend-form.tsx'

function Context({ thing }: { thing: ReportedThing }) {
  const { kind, target_id, item, thread, quote } = thing
  if (kind === 'message') {
    return (
      <ol className="reported-thread">
        {thread.map(({ id, name, text, files, created_at }) => (
          <li key={id} aria-current={id === target_id || undefined}>
            <p className="who">
              {name}, <RelativeTime at={created_at} />
            </p>
            {text && <p className="text">{text}</p>}
            {files.length > 0 && (
              <p className="who">{m.admin_with_files({ files: listed(files), count: files.length })}</p>
            )}
          </li>
        ))}
      </ol>
    )
  }
  if (kind === 'person') return null
  if (kind === 'review') return <blockquote>{quote || m.admin_a_review_without_text()}</blockquote>
  return (
    <>
      {item ? (
        <div className="panel admin-list reported-item">
          <ItemFacts item={item} />
        </div>
      ) : (
        <p>{m.admin_deleted_by_owner()}</p>
      )}
      <details>
        <summary>{m.admin_as_reported()}</summary>
        <p className="text">{quote}</p>
      </details>
    </>
  )
}

function Reasons({ reports }: Pick<ReportedThing, 'reports'>) {
  return (
    <ul className="reasons">
      {reports.map(({ id, reporter, reason, text, created_at }) => (
        <li key={id}>
          <p>
            <strong>{REASONS[reason]()}</strong>
          </p>
          {text && <blockquote>{text}</blockquote>}
          <p className="who">
            <a href={`/admin/people/${reporter.id}`}>{reporter.name}</a>, <RelativeTime at={created_at} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Actions for moderators who may judge. */
function Acts({ thing }: { thing: ReportedThing }) {
  const { kind, about, reports, item, is_hidden, may_judge, target_id } = thing
  if (!may_judge) return <p className="who">{m.admin_reports_about_staff()}</p>
  return (
    <div className="row-acts">
      {item && !item.is_taken_down && <HidingAct item={item} />}
      {is_hidden === false && (
        <CallForm
          call="POST /api/admin/reviews/:id/hiding"
          params={{ id: target_id }}
          label={m.admin_hide()}
          busy={m.admin_hiding()}
          about={m.admin_review_by({ name: about.name })}
        />
      )}
      <CallForm
        call="POST /api/admin/reports/:id/dismissal"
        params={{ id: reports[0]!.id }}
        label={m.admin_dismiss()}
        busy={m.admin_dismissing()}
        about={m.admin_report_about({ kind, name: about.name })}
      />
      {!about.is_suspended && <SuspendForm id={about.id} name={about.name} />}
    </div>
  )
}

/** A reported object with its reports and actions. */
export function Reported({ thing }: { thing: ReportedThing }) {
  const { kind, about, reports, is_hidden, may_judge, handled, target_id } = thing
  const when = () => handled && <RelativeTime at={handled.at} />
  return (
    <li className="panel reported">
      <h2>
        <span>
          <Sentence
            of={m.admin_reported_of({
              kind,
              name: about.name,
              who: (text) => <a href={`/admin/people/${about.id}`}>{text}</a>,
            })}
          />
        </span>
        {about.is_suspended && <span className="badge quiet">{m.admin_suspended()}</span>}
      </h2>
      <Reasons reports={reports} />
      <Context thing={thing} />
      {is_hidden && may_judge && (
        <CallForm
          call="DELETE /api/admin/reviews/:id/hiding"
          params={{ id: target_id }}
          label={m.admin_show_again()}
          busy={m.admin_showing()}
          about={m.admin_review_by({ name: about.name })}
        />
      )}
      {handled ? (
        <p className="who">
          <Sentence
            of={
              handled.by
                ? m.admin_handled_by_when({ outcome: handled.outcome, name: handled.by, when })
                : m.admin_handled_when({ outcome: handled.outcome, when })
            }
          />
        </p>
      ) : (
        <Acts thing={thing} />
      )}
    </li>
  )
}
