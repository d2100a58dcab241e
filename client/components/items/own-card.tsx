import { Pencil, Trash2 } from 'lucide-react'
import type { CardView, OwnItemView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { DOT } from '../common/dot.ts'
import { Picture } from '../common/picture.tsx'
import { CONDITION_LABELS } from './condition.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { STATUS_BADGES } from './item-status.ts'
import { Wants } from './wants.tsx'

const SIZES = '(min-width: 1280px) 240px, (min-width: 680px) 45vw, 92vw'

interface Props {
  item: CardView
  /** Owner's figures of an own item: requests and people who would swap for it. */
  pulse?: Pick<OwnItemView, 'pending_requests' | 'wanted_count'>
  badge?: string
  onView: () => void
  /** Undefined for others' items. */
  onEdit?: () => void
  onDelete?: () => void
}

const pulseText = ({ pending_requests: requests, wanted_count: wanted }: NonNullable<Props['pulse']>) =>
  [
    requests > 0 && m.items_pulse_requests({ count: requests }),
    wanted > 0 && m.items_pulse_wanted({ count: wanted }),
  ]
    .filter(Boolean)
    .join(DOT)

/** Dashboard card: opens the details dialog; the title links to the page. */
export function OwnCard({ item, pulse, badge, onView, onEdit, onDelete }: Props) {
  const status = STATUS_BADGES[item.status]?.()
  return (
    <article className="card own" data-id={item.id} tabIndex={-1} aria-label={item.name}>
      <div className="picture">
        <Picture
          src={item.image}
          srcset={item.image_srcset}
          placeholder={item.image_placeholder}
          alt=""
          sizes={SIZES}
        />
      </div>
      <div className="badges">
        {badge && <span className="badge">{badge}</span>}
        {status && <span className="badge quiet">{status}</span>}
      </div>
      <div className="about">
        <h3>
          <a href={`/item-details?id=${item.id}`}>{item.name}</a>
        </h3>
        <Wants preferences={item.trade_preferences} />
        <p className="meta">
          <span>{CONDITION_LABELS[item.condition]()}</span>
          {item.address && <span>{item.address}</span>}
        </p>
        {pulse && item.status === 'available' && pulseText(pulse) && (
          <p className="pulse">{pulseText(pulse)}</p>
        )}
      </div>
      <button
        type="button"
        className="cover"
        aria-label={m.items_view({ name: item.name })}
        onClick={onView}
      />
      <div className="tools">
        {/* Own items cannot be favourites. */}
        {!pulse && <FavouriteButton id={item.id} isFavourite={item.is_favorite} name={item.name} />}
        {onEdit && (
          <button
            type="button"
            className="heart"
            aria-label={m.items_edit_named({ name: item.name })}
            onClick={onEdit}
          >
            <Pencil size={19} aria-hidden="true" />
          </button>
        )}
        {onDelete && (
          <button
            type="button"
            className="heart"
            aria-label={m.items_delete({ name: item.name })}
            onClick={onDelete}
          >
            <Trash2 size={19} aria-hidden="true" />
          </button>
        )}
      </div>
    </article>
  )
}
