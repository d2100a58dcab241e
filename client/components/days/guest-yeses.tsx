import { isolated, listed } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { DayPage } from '../../../server/trading/swap-days/day-pages-shared.ts'
import { DayAnswer } from './day-answer.tsx'

/** Yeses of a guest, and sets of which one item is enough. The forms also work without scripts. */
export function GuestYeses({ day, guest, yeses, sets }: Pick<DayPage, 'day' | 'guest' | 'yeses' | 'sets'>) {
  if (!guest || yeses.length === 0) return null
  const single = yeses.filter(({ set_id }) => set_id === null)
  const name = new Map(yeses.map((one) => [one.id, isolated(one.name)]))
  const action = `${guest.url}/alternatives`
  return (
    <section className="panel" aria-labelledby="yeses">
      <h2 id="yeses">{m.matches_wants_title()}</h2>
      <ul className="day-list">
        {yeses.map(({ id, number, name: called }) => (
          <li key={id}>
            <p>
              {number !== null && <strong>{m.days_number({ number })} </strong>}
              <bdi>{called}</bdi>
            </p>
            <DayAnswer day={day.id} guest={guest} item={id} name={isolated(called)} />
          </li>
        ))}
      </ul>
      {sets.map(({ id, product_ids }) => (
        <form key={id} className="day-answer" method="post" action={action}>
          <p>
            {m.matches_set_members({ names: listed(product_ids.map((one) => name.get(one) ?? `#${one}`)) })}
          </p>
          <input type="hidden" name="separate" value={id} />
          <button type="submit" className="button quiet">
            {m.matches_set_separate()}
          </button>
        </form>
      ))}
      {single.length > 1 && (
        <details className="day-alternatives">
          <summary className="button quiet">{m.matches_set_begin()}</summary>
          <form className="form" method="post" action={action}>
            <fieldset className="field choices">
              <legend>{m.matches_set_choose()}</legend>
              {single.map(({ id, name: called }) => (
                <label key={id} className="check">
                  <input type="checkbox" name={`want-${id}`} value="1" />
                  <span>
                    <bdi>{called}</bdi>
                  </span>
                </label>
              ))}
            </fieldset>
            <button type="submit" className="button">
              {m.matches_set_save()}
            </button>
          </form>
        </details>
      )}
    </section>
  )
}
