import { useState } from 'react'
import { isolated } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { MatchesView } from '../../../server/trading/matches/matches-shared.ts'
import { call, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'

type Sets = MatchesView['want_sets']
type Wants = MatchesView['wants']

/** Fewest wants of a set. */
const FEWEST = 2

/** Sets of wants of which the user needs only some: lists them, and creates one from listed wants. */
export function WantSets({ wants, sets: first }: { wants: Wants; sets: Sets }) {
  const [sets, setSets] = useState(first)
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const names = new Map(wants.map(({ product_id, card }) => [product_id, isolated(card.name)]))
  const inSets = new Set(sets.flatMap(({ product_ids }) => product_ids))
  const single = wants.filter(({ product_id }) => !inSets.has(product_id))
  const namesOf = (ids: readonly number[]) => ids.map((id) => names.get(id) ?? `#${id}`).join(', ')

  async function change(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act()
      setSets((await call('GET /api/want-sets')).data)
      return true
    } catch (error) {
      toast.error(messageOf(error, m.matches_undone()))
      return false
    }
  }

  async function save() {
    const body = { product_ids: [...(chosen ?? [])] }
    if (await change(() => call('POST /api/want-sets', { body }))) setChosen(null)
  }

  const toggle = (id: number) =>
    setChosen((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })

  return (
    <>
      {sets.length > 0 && (
        <ul className="acts">
          {sets.map(({ id, state, product_ids, limit, name }) => (
            <li key={id}>
              <p>
                {state === 'used_up'
                  ? m.matches_set_used_up({ names: namesOf(product_ids) })
                  : m.matches_set_members({ names: namesOf(product_ids) })}
              </p>
              {state === 'used_up' && (
                <button
                  type="button"
                  className="button"
                  onClick={() =>
                    change(() =>
                      call('POST /api/want-sets/:id', { params: { id }, body: { product_ids, limit, name } }),
                    )
                  }
                >
                  {m.matches_set_one_more()}
                </button>
              )}
              <button
                type="button"
                className="button quiet"
                onClick={() => change(() => call('DELETE /api/want-sets/:id', { params: { id } }))}
              >
                {m.matches_set_separate()}
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen === null
        ? single.length >= FEWEST && (
            <button type="button" className="button quiet" onClick={() => setChosen(new Set())}>
              {m.matches_set_begin()}
            </button>
          )
        : single.length > 0 && (
            <fieldset className="form">
              <legend>{m.matches_set_choose()}</legend>
              {single.map(({ product_id, card }) => (
                <label key={product_id} className="check">
                  <input
                    type="checkbox"
                    checked={chosen.has(product_id)}
                    onChange={() => toggle(product_id)}
                  />
                  <span>
                    <bdi>{card.name}</bdi>
                  </span>
                </label>
              ))}
              <div>
                <button type="button" className="button" disabled={chosen.size < FEWEST} onClick={save}>
                  {m.matches_set_save()}
                </button>
                <button type="button" className="button quiet" onClick={() => setChosen(null)}>
                  {m.matches_set_cancel()}
                </button>
              </div>
            </fieldset>
          )}
    </>
  )
}
