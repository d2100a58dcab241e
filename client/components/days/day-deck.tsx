import { isolated } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { DayPage } from '../../../server/trading/swap-days/day-pages-shared.ts'
import { Picture } from '../common/picture.tsx'
import { DayAnswer } from './day-answer.tsx'

/** Items to answer with yes or no. The forms also work without scripts. */
export function DayDeck({ day, deck, guest }: Pick<DayPage, 'day' | 'deck' | 'guest'>) {
  if (deck.length === 0) return null
  return (
    <section aria-labelledby="deck">
      <h2 id="deck">{m.days_deck_heading()}</h2>
      <ul className="day-deck">
        {deck.map(({ card, number }) => (
          <li key={card.id} className="panel">
            <span className="picture">
              <Picture src={card.image} srcset={card.image_srcset} alt="" sizes="96px" />
            </span>
            <p>
              {number !== null && <strong>{m.days_number({ number })} </strong>}
              {guest ? (
                <bdi>{card.name}</bdi>
              ) : (
                <a className="link" href={`/productdetails/${card.id}`}>
                  <bdi>{card.name}</bdi>
                </a>
              )}
            </p>
            <DayAnswer day={day.id} guest={guest} item={card.id} name={isolated(card.name)} isNew />
          </li>
        ))}
      </ul>
    </section>
  )
}
