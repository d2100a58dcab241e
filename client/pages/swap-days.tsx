import * as m from '../../server/platform/catalogues/messages.ts'
import type { DaysPage } from '../../server/trading/swap-days/day-pages-shared.ts'
import { EmptyState } from '../components/common/empty-state.tsx'
import { Pager } from '../components/common/pager.tsx'
import { DayFacts } from '../components/days/day-facts.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = PublicLayout
export const head = (): Head => ({ title: m.days_heading_all() })

export default function SwapDaysPage({ days, pagination }: PageProps<DaysPage>) {
  return (
    <div className="wrap">
      <h1>{m.days_heading_all()}</h1>
      {days.length === 0 && <EmptyState title={m.days_none()} />}
      <ul className="acts">
        {days.map((day) => (
          <li key={day.id} className="panel">
            <div>
              <h2>
                <a className="link" href={`/swap-days/${day.id}`}>
                  {day.title}
                </a>
              </h2>
              <DayFacts day={day} />
            </div>
          </li>
        ))}
      </ul>
      <Pager pagination={pagination} href={(page) => `/swap-days?page=${page}`} />
    </div>
  )
}
