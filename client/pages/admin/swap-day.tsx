import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { AdminDayPage } from '../../../server/trading/swap-days/day-pages-shared.ts'
import type { PartyView } from '../../../server/trading/swap-days/days-shared.ts'
import { DayFacts } from '../../components/days/day-facts.tsx'
import { DaySteps } from '../../components/days/day-steps.tsx'
import { ToArrow } from '../../components/days/to-arrow.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { Field } from '../../components/form/field.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Props = PageProps<AdminDayPage>

export const layout = AdminLayout
export const head = ({ day }: Props): Head => ({ title: day.title })

const nameOf = ({ person, guest }: PartyView) => (guest ?? person)?.name ?? ''
const WHY = {
  no_wants: m.days_why_no_wants,
  nobody_wants: m.days_why_nobody_wants,
  no_loop: m.days_why_no_loop,
  left: m.days_why_left,
}

/** One swap day for moderators: steps, check-in, and the plan. */
export default function AdminSwapDayPage({ day, desk, plan, names, code }: Props) {
  const { id, state } = day
  return (
    <>
      <h1>{day.title}</h1>
      <p>
        <a className="link" href={`/swap-days/${id}`}>
          {m.days_see_day()}
        </a>
      </p>
      <DayFacts day={day} />
      <NeedsScript />
      <DaySteps day={day} />
      <Island name="day-desk" when="load" props={{ first: desk, find: code }} />
      {(state === 'check_in' || state === 'matched') && (
        <section className="panel form">
          <h2>{m.days_guest_add()}</h2>
          <CallForm
            call="POST /api/admin/swap-days/:id/guests"
            params={{ id }}
            label={m.days_guest_add()}
            busy={m.days_busy()}
          >
            <Field
              label={m.days_guest_name()}
              name="name"
              maxLength={LONGEST.personName}
              autoComplete="off"
            />
          </CallForm>
        </section>
      )}
      {plan && (
        <section className="panel">
          <h2>{m.days_state_matched()}</h2>
          <p>{m.days_result({ people: plan.people, things: plan.things, longest: plan.longest })}</p>
          {state !== 'pick_up' && (
            <ul>
              {plan.moves.map(({ product_id, number, to }) => (
                <li key={product_id}>
                  <strong>{m.days_number({ number })}</strong> <bdi>{names[product_id]}</bdi> <ToArrow />{' '}
                  <bdi>{nameOf(to)}</bdi>
                </li>
              ))}
            </ul>
          )}
          {plan.without.length > 0 && (
            <>
              <h3>{m.days_nothing_for()}</h3>
              <ul>
                {plan.without.map((party) => (
                  <li key={(party.guest ?? party.person)?.id}>
                    <bdi>{nameOf(party)}</bdi>: {WHY[party.why]()}
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </>
  )
}
