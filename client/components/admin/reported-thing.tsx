import type { ReportedThing } from '../../../server/reports/admin-reports-shared.ts'
import { REASONS } from '../../../server/reports/reports-shared.ts'
import { RelativeTime } from '../common/relative-time.tsx'
import { ActForm } from './act-form.tsx'
import { HidingAct } from './item-acts.tsx'
import { ItemFacts } from './item-row.tsx'
import { SuspendForm } from './suspend-form.tsx'

const TITLES = { item: 'An item of', message: 'A message of', person: '', review: 'A review by' } as const

/** The thing itself, as it was and as it is. */
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
            {files.length > 0 && <p className="who">With {files.join(', ')}, which only the two can open.</p>}
          </li>
        ))}
      </ol>
    )
  }
  if (kind === 'person') return null
  if (kind === 'review') return <blockquote>{quote || 'A review without text'}</blockquote>
  return (
    <>
      {item ? (
        <div className="panel admin-list reported-item">
          <ItemFacts item={item} />
        </div>
      ) : (
        <p>Its owner has deleted it.</p>
      )}
      <details>
        <summary>As it read when it was reported</summary>
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
            <strong>{REASONS[reason]}</strong>
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

/** What was reported, why, and, while it waits, what can be done about it. */
export function Reported({ thing }: { thing: ReportedThing }) {
  const { kind, about, reports, item, is_hidden, handled, target_id } = thing
  return (
    <li className="panel reported">
      <h2>
        <span>
          {TITLES[kind]} <a href={`/admin/people/${about.id}`}>{about.name}</a>
        </span>
        {about.is_suspended && <span className="badge quiet">Suspended</span>}
      </h2>
      <Reasons reports={reports} />
      <Context thing={thing} />
      {is_hidden && (
        <ActForm
          call="DELETE /api/admin/reviews/:id/hiding"
          params={{ id: target_id }}
          label="Show again"
          busy="Showing..."
          about={`review by ${about.name}`}
        />
      )}
      {handled ? (
        <p className="who">
          {handled.outcome === 'upheld' ? 'Acted on' : 'Dismissed'}
          {handled.by && ` by ${handled.by}`}, <RelativeTime at={handled.at} />
        </p>
      ) : (
        <div className="row-acts">
          {item && !item.is_taken_down && <HidingAct item={item} />}
          {is_hidden === false && (
            <ActForm
              call="POST /api/admin/reviews/:id/hiding"
              params={{ id: target_id }}
              label="Hide"
              busy="Hiding..."
              about={`review by ${about.name}`}
            />
          )}
          <ActForm
            call="POST /api/admin/reports/:id/dismissal"
            params={{ id: reports[0]!.id }}
            label="Dismiss"
            busy="Dismissing..."
            about={`${kind} of ${about.name}`}
          />
          {!about.is_suspended && <SuspendForm id={about.id} name={about.name} />}
        </div>
      )}
    </li>
  )
}
