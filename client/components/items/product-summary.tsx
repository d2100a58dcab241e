import type { ProductPageView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ItemRequests } from '../../../server/swaps/item-requests-shared.ts'
import { Slot } from '../../slot.tsx'
import { browseHref } from '../browse/browse-href.ts'
import { SwapIcon } from '../common/icons.tsx'
import { CONDITION_LABELS } from './condition.ts'
import { itemNameId } from './heart-label.ts'
import { STATUS_BADGES } from './item-status.ts'
import { OwnItem } from './own-item.tsx'

const notAvailable = () =>
  ({
    traded: m.items_traded_notice(),
    hidden: m.items_taken_down_notice(),
  }) as const

interface Props {
  product: ProductPageView
  own: ItemRequests | null
}

/** Characters above which a smaller font is used. */
const LONG_NAME = 50

/** Name, preferences and the main action. */
export function ProductSummary({ product, own }: Props) {
  const { id, name, status, condition, category, neighbourhood, trade_preferences, is_gift } = product
  return (
    <section className="product-summary" aria-labelledby={itemNameId(id)}>
      {STATUS_BADGES[status] && <p className="badge quiet">{STATUS_BADGES[status]()}</p>}
      <div className="product-title">
        <h1 id={itemNameId(id)} className={name.length > LONG_NAME ? 'long' : undefined}>
          {name}
        </h1>
        <Slot name="favourite" about={id} />
      </div>
      <ul className="product-facts">
        <li className="chip">{CONDITION_LABELS[condition]()}</li>
        <li>
          <a className="chip" href={`/browse?category=${category.id}`}>
            {category.name}
          </a>
        </li>
        {neighbourhood && (
          <li>
            <a className="chip" href={browseHref({ category: null, place: neighbourhood.id })}>
              {neighbourhood.name}
            </a>
          </li>
        )}
      </ul>
      <div className="takes">
        <span className="takes-sign">
          <SwapIcon size={28} />
        </span>
        {is_gift ? (
          <p>
            <strong>{m.gifts_free()}</strong>
          </p>
        ) : (
          <p>
            <span>{m.items_in_exchange_for_label()}</span>
            <strong>{trade_preferences || m.items_open_to_offers()}</strong>
          </p>
        )}
      </div>
      {status === 'traded' || status === 'hidden' ? (
        <p className="product-unavailable">{notAvailable()[status]}</p>
      ) : own ? null : status === 'reserved' ? (
        <Slot name="reserved" about={id} />
      ) : (
        <div className="product-action">
          <Slot name={is_gift ? 'gift' : 'exchange'} about={id} />
        </div>
      )}
      {!own && (status === 'available' || status === 'reserved') && <Slot name="want" about={id} />}
      {own && <OwnItem product={product} own={own} />}
    </section>
  )
}
