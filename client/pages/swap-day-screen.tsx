import * as m from '../../server/platform/catalogues/messages.ts'
import type { ScreenPage } from '../../server/trading/swap-days/day-pages-shared.ts'
import { DayTick } from '../components/days/day-tick.tsx'
import { ToArrow } from '../components/days/to-arrow.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

type Props = PageProps<ScreenPage>

export const layout = PublicLayout
export const head = ({ day }: Props): Head => ({ title: day.title })

export default function SwapDayScreenPage({ day, moves }: Props) {
  const isOpen = day.state === 'pick_up'
  const isOver = day.state === 'finished' || day.state === 'cancelled'
  return (
    <div
      className="wrap day-page"
      data-enhance={isOver ? undefined : 'live-day'}
      data-day={day.id}
      data-state={day.state}
    >
      <h1>{day.title}</h1>
      {!isOpen && <p>{isOver ? m.days_screen_over() : m.days_screen_not_yet()}</p>}
      <ol className="day-screen">
        {moves.map(({ number, name, to, is_picked_up }) => (
          <li key={number} data-done={is_picked_up || undefined}>
            <strong>{number}</strong>
            <p>
              <b>
                <ToArrow /> <bdi>{to}</bdi> {is_picked_up && <DayTick />}
              </b>
              <bdi>{name}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
