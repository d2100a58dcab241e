import * as m from '../../../server/platform/catalogues/messages.ts'
import type { DayView } from '../../../server/trading/swap-days/days-shared.ts'
import { LocalTime } from '../handovers/local-time.tsx'
import { DAY_STATES } from './day-state.ts'

export function DayFacts({ day }: { day: DayView }) {
  const { state, place, starts_at, check_in_until, things, people } = day
  return (
    <>
      <p>
        <span className="badge quiet">{DAY_STATES[state]()}</span>
      </p>
      <dl className="day-facts">
        <dt>{m.days_starts_at()}</dt>
        <dd>
          <LocalTime at={starts_at} />
        </dd>
        <dt>{m.days_check_in_until()}</dt>
        <dd>
          <LocalTime at={check_in_until} />
        </dd>
        <dt>{m.days_place()}</dt>
        <dd>
          <bdi>{place}</bdi>
        </dd>
      </dl>
      <p>{m.days_will_be_there({ things, people })}</p>
    </>
  )
}
