import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { DeskView } from '../../../server/trading/swap-days/days-shared.ts'
import type { DeskStore } from '../../stores/desk.ts'
import { Field } from '../form/field.tsx'
import { fits } from './desk-search.ts'
import { ToArrow } from './to-arrow.tsx'

interface Props {
  desk: DeskView
  store: DeskStore
  /** Items with unsent acts. */
  isWaiting: ReadonlySet<number>
}

/** The moves of the plan, to tick off. */
export function DeskPickUp({ desk, store, isWaiting }: Props) {
  const [typed, setTyped] = useState('')
  const moves = desk.moves.filter(({ state }) => state !== 'returned')
  const done = moves.filter(({ state }) => state === 'picked_up').length
  const found = moves.filter(
    ({ number, name, from, to }) => fits(typed, `${number}`, true) || fits(typed, `${name} ${from} ${to}`),
  )
  return (
    <section className="panel" aria-labelledby="pick-up">
      <h2 id="pick-up">{m.days_state_pick_up()}</h2>
      <p>{m.days_desk_ticked_of({ done, all: moves.length })}</p>
      <Field
        label={m.days_desk_find_move()}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      <ul className="acts">
        {found.map(({ product_id, number, name, from, to, state }) => (
          <li key={product_id}>
            <p>
              <strong>{m.days_number({ number })}</strong> <bdi>{name}</bdi>: <bdi>{from}</bdi> <ToArrow />{' '}
              <bdi>{to}</bdi>
              {isWaiting.has(product_id) && <span className="badge quiet"> {m.days_desk_unsent()}</span>}
            </p>
            {state === 'waiting' ? (
              <button
                type="button"
                className="button"
                aria-label={m.common_act_about({ act: m.days_tick(), about: name })}
                onClick={() => store.act('tick', product_id, name)}
              >
                {m.days_tick()}
              </button>
            ) : (
              <button
                type="button"
                className="button quiet"
                aria-label={m.common_act_about({ act: m.days_desk_undo(), about: name })}
                onClick={() => store.act('undo-tick', product_id, name)}
              >
                ✓ {m.days_desk_undo()}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
