import * as m from '../../../server/platform/catalogues/messages.ts'
import type { DayCard } from '../../../server/trading/swap-days/days-shared.ts'
import { Picture } from '../common/picture.tsx'

/** Guests' items have no page. */
export function DayCards({ cards }: { cards: readonly DayCard[] }) {
  if (cards.length === 0) return <p className="quiet-text">{m.days_nothing_there()}</p>
  return (
    <ul className="grid">
      {cards.map(({ id, name, image, owner }) => (
        <li key={id}>
          <Picture src={image} alt="" />
          <p>
            {owner ? (
              <a className="link" href={`/productdetails/${id}`}>
                {name}
              </a>
            ) : (
              name
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
