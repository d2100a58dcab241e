import * as m from '../../../server/platform/catalogues/messages.ts'
import type { DayCard } from '../../../server/trading/swap-days/days-shared.ts'
import { Picture } from '../common/picture.tsx'

/** Guests' items have no page, and guests of a site for members cannot open any. */
export function DayCards({ cards, isGuest = false }: { cards: readonly DayCard[]; isGuest?: boolean }) {
  if (cards.length === 0) return <p className="quiet-text">{m.days_nothing_there()}</p>
  return (
    <ul className="grid">
      {cards.map(({ id, name, image, image_srcset, owner }) => (
        <li key={id} className="day-card">
          <span className="picture">
            <Picture src={image} srcset={image_srcset} alt="" sizes="(min-width: 681px) 25vw, 45vw" />
          </span>
          <p>
            {owner && !isGuest ? (
              <a className="link" href={`/productdetails/${id}`}>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
