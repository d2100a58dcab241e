import * as m from '../../../server/platform/catalogues/messages.ts'
import type { DayPage } from '../../../server/trading/swap-days/day-pages-shared.ts'
import { CallForm } from '../form/call-form.tsx'
import { Qr } from '../handovers/qr.tsx'
import { DayTick } from './day-tick.tsx'

/** Code, own items and received items. */
export function OwnDay({ day, mine, code, guest }: Pick<DayPage, 'day' | 'mine' | 'code' | 'guest'>) {
  if (!mine) return null
  return (
    <section className="panel" aria-labelledby="mine">
      <h2 id="mine">{m.days_your_items()}</h2>
      {mine.things.length === 0 && <p className="quiet-text">{m.days_nothing_there()}</p>}
      <ul className="day-list">
        {mine.things.map(({ item, number, state, goes }) => (
          <li key={item.id}>
            <p>
              {number !== null && <strong>{m.days_number({ number })} </strong>}
              <bdi>{item.name}</bdi> {goes && <span className="badge">{m.days_goes()}</span>}
            </p>
            {state === 'announced' && guest === null && (
              <CallForm
                call="DELETE /api/swap-days/:id/things/:item"
                params={{ id: day.id, item: item.id }}
                label={m.place_remove()}
                busy={m.days_busy()}
                about={item.name}
              />
            )}
          </li>
        ))}
      </ul>
      {mine.gets.length > 0 && (
        <>
          <h3>{m.days_you_get()}</h3>
          <ul className="day-list">
            {mine.gets.map(({ item, number, state }) => (
              <li key={item.id}>
                <p>
                  {number !== null && <strong>{m.days_number({ number })} </strong>}
                  <bdi>{item.name}</bdi> {state === 'picked_up' && <DayTick />}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {code && (
        <>
          <h3>{m.days_your_code()}</h3>
          <Qr path={code.qr} label={m.days_your_code()} />
        </>
      )}
      {guest === null && (day.state === 'announced' || day.state === 'check_in') && (
        <CallForm
          call="DELETE /api/swap-days/:id/things"
          params={{ id: day.id }}
          label={m.days_leave()}
          busy={m.days_busy()}
        />
      )}
    </section>
  )
}
