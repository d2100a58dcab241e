import type { CardView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Slot } from '../../slot.tsx'
import { Picture, type Priority } from '../common/picture.tsx'
import { RelativeTime } from '../common/relative-time.tsx'
import { CONDITION_LABELS } from './condition.ts'
import { itemNameId } from './heart-label.ts'
import { STATUS_BADGES } from './item-status.ts'
import { Wants } from './wants.tsx'

/** `sizes` in the grid of styles/parts/grid.css. */
const SIZES = '(min-width: 1280px) 282px, (min-width: 1000px) 23vw, (min-width: 680px) 30vw, 45vw'

/** Loading priority by position. */
export const priorityAt = (index: number): Priority => (index === 0 ? 'first' : index < 4 ? 'early' : 'late')

/** An item in a list; the heart is a slot. */
export function ItemCard({
  item,
  priority,
  sizes = SIZES,
}: {
  item: CardView
  priority?: Priority
  sizes?: string
}) {
  const status = STATUS_BADGES[item.status]?.()
  const place = item.neighbourhood?.name ?? item.address
  return (
    <article className="card">
      <div className="picture">
        <Picture
          src={item.image}
          srcset={item.image_srcset}
          placeholder={item.image_placeholder}
          alt=""
          sizes={sizes}
          priority={priority}
        />
      </div>
      <div className="badges">
        <span className="badge">{item.badge || m.items_swap()}</span>
        {status && <span className="badge quiet">{status}</span>}
      </div>
      <div className="about">
        <h3>
          <a className="cover-link" id={itemNameId(item.id)} href={`/productdetails/${item.id}`}>
            {item.name}
          </a>
        </h3>
        <Wants preferences={item.trade_preferences} />
        <p className="meta">
          <span>{CONDITION_LABELS[item.condition]()}</span>
          {place && <span>{place}</span>}
          <RelativeTime at={item.created_at} />
        </p>
      </div>
      <Slot name="favourite" about={item.id} />
    </article>
  )
}
