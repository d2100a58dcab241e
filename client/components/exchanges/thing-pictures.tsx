import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { SwapIcon } from '../common/icons.tsx'
import { Picture } from '../common/picture.tsx'
import { STATUS_BADGES } from '../items/item-status.ts'
import { pickText } from './exchange-texts.ts'
import type { ShownThing } from './things.ts'

/** `wanted` is given by the owner, `offered` by the requester. */
interface ShownTerms extends Pick<ExchangeRowView, 'direction' | 'status'> {
  wanted: readonly ShownThing[]
  offered: readonly ShownThing[]
  /** Number of chosen items; null for all. */
  offered_pick: number | null
}

/** Data for the buttons of a request. */
export type StepsOf = ShownTerms &
  Pick<
    ExchangeRowView,
    'id' | 'revision' | 'terms_hash' | 'outcome' | 'turn' | 'can' | 'message' | 'message_by' | 'has_unlisted'
  > & {
    other?: { name: string }
  }

const SIZES = '(min-width: 680px) 130px, 30vw'

function Thing({ thing, isOpen, onOpen }: { thing: ShownThing; isOpen: boolean; onOpen?: () => void }) {
  const { id, name, image, image_srcset, status } = thing
  const badge = isOpen && status && STATUS_BADGES[status]?.()
  const shown = (
    <>
      <span className="picture">
        <Picture src={image} srcset={image_srcset} alt="" sizes={SIZES} />
        {badge && <span className="badge quiet">{badge}</span>}
      </span>
      <span className="name">{name}</span>
    </>
  )
  if (onOpen) {
    return (
      <button type="button" className="thing" onClick={onOpen}>
        {shown}
      </button>
    )
  }
  return id === null ? (
    <span className="thing">{shown}</span>
  ) : (
    <a className="thing" href={`/productdetails/${id}`}>
      {shown}
    </a>
  )
}

interface SideProps {
  label: string
  note: string
  things: readonly ShownThing[]
  isOpen: boolean
  /** Maximum displayed. */
  most: number
  onOpen: ((thing: ShownThing) => void) | undefined
}

function Side({ label, note, things, isOpen, most, onOpen }: SideProps) {
  const rest = things.length > most ? things.length - (most - 1) : 0
  return (
    <div className="side">
      <dt>
        {label} <span>{note}</span>
      </dt>
      <dd>
        <ul data-count={things.length}>
          {things.slice(0, things.length - rest).map((thing) => (
            <li key={thing.id ?? `${thing.name} ${thing.image}`}>
              <Thing thing={thing} isOpen={isOpen} {...(onOpen ? { onOpen: () => onOpen(thing) } : {})} />
            </li>
          ))}
          {rest > 0 && <li className="rest">{m.swaps_and_more({ rest })}</li>}
        </ul>
      </dd>
    </div>
  )
}

/**
 * Items of both sides as linked images.
 * @param most maximum per side.
 * @param onOpen opens an item instead of following its link.
 */
export function ThingPictures({
  terms,
  most = Number.POSITIVE_INFINITY,
  onOpen,
}: {
  terms: ShownTerms
  most?: number
  onOpen?: (thing: ShownThing) => void
}) {
  const isMine = terms.direction === 'outgoing'
  const pick = pickText(terms.offered, terms.offered_pick)
  const both = { isOpen: terms.status === 'pending', most, onOpen }
  const gives = (mine: boolean) => (mine ? m.swaps_you_give() : m.swaps_you_get())
  return (
    <div className="thing-pictures">
      <dl>
        {terms.offered.length > 0 && (
          <Side
            {...both}
            label={m.swaps_item_offered()}
            note={[gives(isMine), pick].filter(Boolean).join(', ')}
            things={terms.offered}
          />
        )}
        <Side {...both} label={m.swaps_item_wanted()} note={gives(!isMine)} things={terms.wanted} />
      </dl>
      {terms.offered.length > 0 && <SwapIcon size={22} />}
    </div>
  )
}
