import type { HomeDay } from '../../../server/market/home/home-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LocalTime } from '../handovers/local-time.tsx'

/** Swap days that are announced. */
export function HomeDays({ days }: { days: readonly HomeDay[] }) {
  if (days.length === 0) return null
  return (
    <section className="wrap looked-for" aria-labelledby="home-days">
      <div className="section-bar">
        <h2 id="home-days">{m.days_heading_all()}</h2>
        <a className="link" href="/swap-days">
          {m.days_see_all()}
        </a>
      </div>
      <ul className="acts">
        {days.map(({ id, title, place, starts_at }) => (
          <li key={id} className="panel">
            <div>
              <h3>
                <a className="link" href={`/swap-days/${id}`}>
                  {title}
                </a>
              </h3>
              <p>
                <LocalTime at={starts_at} />, <bdi>{place}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
