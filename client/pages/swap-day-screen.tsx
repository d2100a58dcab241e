import * as m from '../../server/platform/catalogues/messages.ts'
import type { ScreenPage } from '../../server/trading/swap-days/day-pages-shared.ts'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

type Props = PageProps<ScreenPage>

export const layout = PublicLayout
export const head = ({ day }: Props): Head => ({ title: day.title })

export default function SwapDayScreenPage({ day, moves }: Props) {
  const isOpen = day.state === 'pick_up'
  const isOver = day.state === 'finished' || day.state === 'cancelled'
  return (
    <div className="wrap">
      <h1>{day.title}</h1>
      {!isOpen && <p>{isOver ? m.days_screen_over() : m.days_screen_not_yet()}</p>}
      <ol className="acts">
        {moves.map(({ number, name, to, is_picked_up }) => (
          <li key={number} className="panel">
            <p>
              <strong>{m.days_number({ number })}</strong> {name} → {to} {is_picked_up && '✓'}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
