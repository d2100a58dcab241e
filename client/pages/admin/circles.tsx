import { Info } from 'lucide-react'
import { Fragment } from 'react'
import { number } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { AdminCirclesView } from '../../../server/trading/circles/admin-circles-shared.ts'
import type { CircleOutcome } from '../../../server/trading/circles/circles-shared.ts'
import { DOT } from '../../components/common/dot.ts'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { Sentence } from '../../components/common/sentence.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.circles_admin_title() })

const OUTCOMES: Record<CircleOutcome, () => string> = {
  declined: m.circles_admin_declined,
  expired: m.circles_admin_expired,
  withdrawn: m.circles_admin_withdrawn,
  item_gone: m.circles_admin_item_gone,
  called_off: m.circles_admin_called_off,
}

function Health({ health }: Pick<AdminCirclesView, 'health'>) {
  if (!health) return <p>{m.circles_health_failed()}</p>
  const { active, shares, advice } = health
  const figures: [string, number, number][] = [
    [m.circles_health_in_circle(), health.in_circle, shares.in_circle],
    [m.circles_health_one_away(), health.one_away, shares.one_away],
    [m.circles_health_unwanted(), health.unwanted, shares.unwanted],
    [m.circles_health_wants_nothing(), health.wants_nothing, shares.wants_nothing],
  ]
  return (
    <>
      <p>{advice}</p>
      <dl className="facts">
        <dt>{m.circles_health_active()}</dt>
        <dd>{number(active)}</dd>
        {figures.map(([label, count, share]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{m.circles_health_share({ count, percent: Math.round(share * 100) })}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}

export default function AdminCirclesPage({
  is_on,
  counts,
  outcomes,
  last_run,
  health,
}: PageProps<AdminCirclesView>) {
  const figures: [string, number][] = [
    [m.circles_admin_proposed(), counts.proposed],
    [m.circles_admin_agreed(), counts.agreed],
    [m.circles_admin_completed(), counts.completed],
    [m.circles_admin_ended(), counts.ended],
    ...outcomes.map(({ outcome, count }): [string, number] => [OUTCOMES[outcome](), count]),
  ]
  return (
    <>
      <h1>{m.circles_admin_title()}</h1>
      <p className="lead">{m.circles_admin_lead()}</p>
      {!is_on && (
        <p className="notice hint">
          <Info size={20} aria-hidden="true" />
          <span>
            <Sentence
              of={m.circles_admin_off({
                home: (text) => (
                  <a className="inline-link" href="/admin/site/how-it-works">
                    {text}
                  </a>
                ),
                pages: (text) => (
                  <a className="inline-link" href="/admin/pages">
                    {text}
                  </a>
                ),
              })}
            />
          </span>
        </p>
      )}
      <NeedsScript />
      <dl className="facts">
        {figures.map(([label, count]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </Fragment>
        ))}
      </dl>
      <h2>{m.circles_health_title()}</h2>
      <Health health={health} />
      <h2>{m.circles_admin_last_run()}</h2>
      {last_run ? (
        <p>
          <RelativeTime at={last_run.at} />
          {DOT}
          {m.circles_admin_found({
            loops: last_run.loops,
            proposed: last_run.proposed,
            seconds: last_run.seconds,
          })}
        </p>
      ) : (
        <p>{m.circles_admin_no_run()}</p>
      )}
      <div className="row-acts">
        {is_on && (
          <CallForm
            call="POST /api/admin/circles/run"
            label={m.circles_admin_run()}
            busy={m.circles_admin_running()}
            look=""
          />
        )}
        <CallForm
          call="POST /api/admin/circles"
          label={is_on ? m.circles_admin_switch_off() : m.circles_admin_switch_on()}
          busy={m.circles_admin_saving()}
        >
          <input type="hidden" name="on" value={is_on ? 'false' : 'true'} />
        </CallForm>
      </div>
    </>
  )
}
