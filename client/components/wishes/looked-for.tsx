import type { DemandView } from '../../../server/market/demand/demand-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Slot, type SubjectSlot } from '../../slot.tsx'

/** Ids of places. */
const PLACES = { home: 1, form: 2 } as const

export const LookedForHere = ({ place }: { place: keyof typeof PLACES }) => (
  <Slot name="demand" about={PLACES[place]} />
)

const nameOf = ({ text, category }: DemandView) => {
  if (text === null) return category!.name
  return category ? m.wishes_demand_in({ text, category: category.name }) : text
}

/** Unmet demand: words and categories that members look for. */
export function LookedFor({ about, data: demand = [] }: SubjectSlot<DemandView[]>) {
  if (demand.length === 0) return null
  const isHome = about === PLACES.home
  return (
    <section className={isHome ? 'wrap looked-for' : 'looked-for'} aria-labelledby="looked-for">
      <div className="section-bar">
        <h2 id="looked-for">{m.wishes_demand_title()}</h2>
        {isHome && (
          <a className="link" href="/uploaditem">
            {m.items_post_new_item()}
          </a>
        )}
      </div>
      <p>{m.wishes_demand_lead()}</p>
      <ul className="chips">
        {demand.map((entry) => (
          <li key={`${entry.text} ${entry.category?.id}`} className="chip">
            <bdi>{nameOf(entry)}</bdi>
            <small>{m.wishes_demand_people({ people: entry.people })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
