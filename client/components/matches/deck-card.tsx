import type { DeckCard as Card } from '../../../server/trading/matches/matches-shared.ts'
import { Picture } from '../common/picture.tsx'
import { CONDITION_LABELS } from '../items/condition.ts'
import { Wants } from '../items/wants.tsx'
import { whyText } from './why-text.ts'

export function DeckCard({ shown, isNext = false }: { shown: Card; isNext?: boolean }) {
  const { card } = shown
  return (
    <article className="deck-card" inert={isNext || undefined} aria-hidden={isNext || undefined}>
      <div className="picture">
        <Picture
          src={card.image}
          srcset={card.image_srcset}
          placeholder={card.image_placeholder}
          alt=""
          sizes="(min-width: 480px) 420px, 90vw"
          priority={isNext ? 'early' : 'first'}
        />
      </div>
      <div className="about">
        <p className="why">{whyText(shown)}</p>
        <h3>
          <a href={`/productdetails/${card.id}`}>
            <bdi>{card.name}</bdi>
          </a>
        </h3>
        <Wants preferences={card.trade_preferences} />
        <p className="meta">
          <span>{CONDITION_LABELS[card.condition]()}</span>
          <span>
            <bdi>{card.owner.name}</bdi>
          </span>
          {card.address && (
            <span>
              <bdi>{card.address}</bdi>
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
