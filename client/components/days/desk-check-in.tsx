import { useEffect, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { DeskView } from '../../../server/trading/swap-days/days-shared.ts'
import { call } from '../../api.ts'
import type { DeskStore } from '../../stores/desk.ts'
import { Field } from '../form/field.tsx'
import { DeskDoor } from './desk-door.tsx'
import { DeskScanner } from './desk-scanner.tsx'
import { codeIn, fits } from './desk-search.ts'

type Person = DeskView['people'][number]

interface Props {
  desk: DeskView
  store: DeskStore
  /** Items with unsent acts. */
  isWaiting: ReadonlySet<number>
  isOnline: boolean
  /** Search text from the URL: the code of a card. */
  find: string
}

/** Minimum letters of a search for other members, and its debounce in milliseconds. */
const NAME_LETTERS = 3
const TYPING = 300

/** Members who did not join the day, found by the beginning of a name. */
function useOthers(desk: DeskView, typed: string, isOnline: boolean): Person[] {
  const [others, setOthers] = useState<Person[]>([])
  const { id } = desk
  useEffect(() => {
    setOthers([])
    if (!isOnline || codeIn(typed) || [...typed.trim()].length < NAME_LETTERS) return
    const going = new AbortController()
    const timer = setTimeout(async () => {
      const { data } = await call('GET /api/admin/swap-days/:id/people', {
        params: { id },
        query: { name: typed },
        signal: going.signal,
      }).catch(() => ({ data: [] }))
      setOthers(
        data.flatMap(({ person, things }) => {
          const short = things.map(({ item, number, state }) => ({
            id: item.id,
            name: item.name,
            number,
            state,
          }))
          return person
            ? [{ person: person.id, guest: null, name: person.name, code: null, things: short }]
            : []
        }),
      )
    }, TYPING)
    return () => {
      clearTimeout(timer)
      going.abort()
    }
  }, [id, typed, isOnline])
  const known = new Set(desk.people.map(({ person }) => person))
  return others.filter(({ person }) => !known.has(person))
}

/** Finds visitors by code or name, and checks their items in. */
export function DeskCheckIn({ desk, store, isWaiting, isOnline, find }: Props) {
  const [typed, setTyped] = useState(find)
  const others = useOthers(desk, typed, isOnline)
  const code = codeIn(typed)
  const here = desk.people.filter((one) => (code ? one.code === code : fits(typed, one.name)))
  const found = [...here, ...others]
  return (
    <section className="panel form" aria-labelledby="check-in">
      <h2 id="check-in">{m.days_check_in()}</h2>
      <Field
        label={m.days_find_label()}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      <DeskScanner onCode={setTyped} />
      {found.length === 0 && <p className="quiet-text">{m.days_desk_nobody()}</p>}
      {found.map((one) => (
        <DeskPerson
          key={`${one.person} ${one.guest}`}
          one={one}
          day={desk.id}
          store={store}
          isWaiting={isWaiting}
        />
      ))}
      <DeskDoor desk={desk} store={store} isOnline={isOnline} />
    </section>
  )
}

/** A visitor with their items. */
function DeskPerson({
  one,
  day,
  store,
  isWaiting,
}: Pick<Props, 'store' | 'isWaiting'> & { one: Person; day: number }) {
  const left = one.things.filter(({ state }) => state !== 'checked_in')
  return (
    <div>
      <h3>
        {one.name}{' '}
        {one.guest !== null && one.code && (
          <a className="link" href={`/swap-days/${day}/guest/${one.code}`}>
            {m.days_desk_card()}
          </a>
        )}
      </h3>
      {left.length > 1 && (
        <button
          type="button"
          className="button"
          aria-label={m.common_act_about({ act: m.days_desk_check_in_all(), about: one.name })}
          onClick={() => {
            for (const { id, name } of left) void store.act('check-in', id, name)
          }}
        >
          {m.days_desk_check_in_all()}
        </button>
      )}
      <ul className="acts">
        {one.things.map(({ id, name, number, state }) => (
          <li key={id}>
            <p>
              {number !== null && <strong>{m.days_number({ number })} </strong>}
              {name}
              {isWaiting.has(id) && <span className="badge quiet"> {m.days_desk_unsent()}</span>}
            </p>
            {state === 'checked_in' ? (
              <button
                type="button"
                className="button quiet"
                aria-label={m.common_act_about({ act: m.days_desk_undo(), about: name })}
                onClick={() => store.act('undo-check-in', id, name)}
              >
                ✓ {m.days_desk_undo()}
              </button>
            ) : (
              <button
                type="button"
                className="button"
                aria-label={m.common_act_about({ act: m.days_check_in(), about: name })}
                onClick={() => store.act('check-in', id, name)}
              >
                {m.days_check_in()}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
