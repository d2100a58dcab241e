import type { Db } from '../../db/open.ts'
import { findAccount } from '../accounts/accounts-queries.ts'
import { heardReason } from '../blocks/heard-reason.ts'
import { shown } from '../catalogues/default-texts.ts'
import { planOf } from '../handovers/handovers-service.ts'
import { cardImage, imageView, smallImageUrl } from '../images/image-view.ts'
import { canSeeItem } from '../items/item-details-service.ts'
import { picturesOf } from '../items/items-queries.ts'
import { figures, figuresAmong } from '../reviews/figures-service.ts'
import type { Figures } from '../reviews/figures-shared.ts'
import { reviewsOfSwap } from '../reviews/reviews-service.ts'
import { contactHidden, contactView } from '../sessions/contact-details.ts'
import { termsAreShown } from '../swaps/shown-terms.ts'
import { historyOf } from '../swaps/swap-history.ts'
import { awaited, hasConfirmed, nameOf, othersThan } from '../swaps/swap-sides.ts'
import type { Leg, Party, Swap } from '../swaps/swaps-queries.ts'
import { possibleSteps, sidesOf } from './exchange-steps-service.ts'
import { legDetails, legPictures, type Status, unlistedLegs } from './exchanges-queries.ts'
import type {
  ExchangeRowView,
  ExchangeView,
  OfferedProductView,
  ReceivedThingView,
  RivalsView,
  ThingView,
} from './exchanges-shared.ts'

/** The specification's three statuses: what was agreed on is accepted, what came to nothing rejected. */
const STATUSES = {
  proposed: 'pending',
  agreed: 'accepted',
  completed: 'accepted',
  ended: 'rejected',
} as const satisfies Record<Swap['state'], Status>

function thingView(leg: Leg): ThingView {
  const { itemId: id, name, hash, width, widths, condition, itemStatus: status } = leg
  const { image, image_srcset } = hash
    ? cardImage({ hash, width, widths: JSON.parse(widths) })
    : { image: null, image_srcset: '' }
  return { id, name, image, image_srcset, condition, status }
}

/** What changes hands by these legs, for either of the two. */
function termsView(swap: Swap, pick: number | null) {
  const { wanted, offered } = sidesOf(swap)
  return { wanted: wanted.map(thingView), offered: offered.map(thingView), offered_pick: pick }
}

function standing(db: Db, swap: Swap, viewer: number) {
  const { requester, wanted, offered } = sidesOf(swap)
  const other = othersThan(swap, viewer)[0]!
  const turn = awaited(swap)
  const wantedId = wanted[0]?.itemId ?? null
  termsAreShown(db, swap, viewer)
  return {
    ...termsView(swap, swap.pick),
    id: swap.id,
    revision: swap.revision,
    direction: requester.accountId === viewer ? ('outgoing' as const) : ('incoming' as const),
    status: STATUSES[swap.state],
    outcome: swap.state === 'completed' ? ('completed' as const) : swap.outcome,
    turn: turn.length === 0 ? null : turn.includes(viewer) ? ('me' as const) : ('other' as const),
    since: turn.length === 0 ? null : new Date(swap.waitingSince).toISOString(),
    agreed_at: swap.agreedAt === null ? null : new Date(swap.agreedAt).toISOString(),
    can: possibleSteps(db, swap, viewer),
    item_reserved: swap.state === 'proposed' && swap.legs.some(({ itemStatus }) => itemStatus === 'reserved'),
    other_suspended: other.suspendedAt !== null,
    confirmed_by_me: hasConfirmed(swap, viewer),
    confirmed_by_other: hasConfirmed(swap, other.accountId),
    reason: heardReason(db, swap, viewer),
    requested_product_id: wantedId !== null && canSeeItem(db, wantedId, viewer) ? wantedId : null,
    offered_product_id: offered[0]?.itemId ?? null,
    has_unlisted: unlistedLegs(db, offered).length > 0,
  }
}

const avatarOf = ({ hash, widths }: Party) => hash && smallImageUrl({ hash, widths: JSON.parse(widths) })

const personView = (party: Party) => ({ id: party.accountId, name: party.name, avatar: avatarOf(party) })

/** A row of the lists, as one of its two people sees it; `known` are the figures of the other. */
function rowView(
  db: Db,
  swap: Swap,
  viewer: number,
  known: Figures,
  rivals: RivalsView | null,
): ExchangeRowView {
  const { requester, wanted, offered } = sidesOf(swap)
  const other = othersThan(swap, viewer)[0]!
  return {
    ...standing(db, swap, viewer),
    requester_name: requester.name,
    requester_avatar: avatarOf(requester),
    requested_at: new Date(swap.createdAt).toISOString(),
    item_offered: nameOf(offered),
    item_wanted: nameOf(wanted),
    message: swap.message,
    other: { ...personView(other), ...known },
    rivals,
  }
}

/** Rows of the lists, as one of their two people sees them; some stand beside rivals, by the ids of their swaps. */
export function rowViews(
  db: Db,
  swaps: readonly Swap[],
  viewer: number,
  rivals: ReadonlyMap<number, RivalsView | null | undefined> = new Map(),
): ExchangeRowView[] {
  const rows = swaps.map((swap) => ({ swap, otherId: othersThan(swap, viewer)[0]!.accountId }))
  const known = figuresAmong(
    db,
    rows.map(({ otherId }) => otherId),
  )
  return rows.map(({ swap, otherId }) =>
    rowView(db, swap, viewer, known.get(otherId)!, rivals.get(swap.id) ?? null),
  )
}

/** Nobody is there to be reached, whatever the two agree on. */
const GONE = { email: null, phone: null, contact_hidden: null }

/** One of the two, and how they are reached as far as the other may see that. */
function reachView(db: Db, party: Party, viewer: number) {
  const { email, phoneNumber: phone, address, leftAt } = findAccount(db, party.accountId)!
  const reached = leftAt
    ? GONE
    : contactView({ email, phone }, contactHidden(db, { id: viewer }, party.accountId))
  return { ...personView(party), ...reached, address, ...figures(db, party.accountId) }
}

/** A request in full, as one of its two people sees it. */
export function exchangeView(db: Db, swap: Swap, viewer: number): ExchangeView {
  const other = othersThan(swap, viewer)[0]!
  const reviews = reviewsOfSwap(db, swap, viewer)
  return {
    ...standing(db, swap, viewer),
    message: swap.message,
    created_at: new Date(swap.createdAt).toISOString(),
    other: reachView(db, other, viewer),
    history: historyOf(db, swap.id).map(({ revision, byId, message, pick, createdAt, legs }) => ({
      ...termsView({ ...swap, legs }, pick),
      revision,
      by: byId!,
      message,
      created_at: new Date(createdAt).toISOString(),
    })),
    handover: planOf(db, swap, viewer, other.accountId),
    reviews: reviews.shown,
    my_review: reviews.waiting[0] ?? null,
  }
}

/** Addresses of the pictures of a leg: those of its item where that is shown as it is listed. */
function picturesOfLeg(db: Db, { id, itemId }: Leg, isListed: boolean): string[] {
  const rows = isListed && itemId !== null ? picturesOf(db).all({ id: itemId }) : []
  const pictures =
    rows.length > 0
      ? rows
      : legPictures(db)
          .all({ id })
          .map(({ image }) => image)
  return pictures.map((picture) => imageView(picture).url)
}

/** What is offered, and by whom, as one of its two people sees it. Of several things it is the first. */
export function offeredProductView(db: Db, swap: Swap, viewer: number): OfferedProductView {
  const { requester, wanted, offered } = sidesOf(swap)
  const thing = offered[0]!
  const details = legDetails(db).get({ id: thing.id })!
  const images = picturesOfLeg(db, thing, details.description === '')
  return {
    ...standing(db, swap, viewer),
    name: nameOf(offered),
    description: details.description || (details.listedDescription ?? ''),
    condition: thing.condition!,
    category: { id: details.categoryId, name: shown(details.categoryName) },
    message: swap.message,
    images,
    display_image: images[0] ?? null,
    created_at: new Date(swap.createdAt).toISOString(),
    owner: reachView(db, requester, viewer),
    item_wanted: nameOf(wanted),
    requested_product_status: wanted[0]?.itemStatus ?? null,
  }
}

/** What somebody has got by a swap of any size, as it can be listed again. */
export function receivedThings(db: Db, swap: Swap, accountId: number): ReceivedThingView[] {
  const got = swap.legs.filter(({ toId, outcome }) => toId === accountId && outcome === 'traded')
  return got.map((leg) => {
    // One that was gone before swaps kept categories has none.
    const details = legDetails(db).get({ id: leg.id })
    return {
      name: leg.name,
      description: details?.description || (details?.listedDescription ?? ''),
      condition: leg.condition,
      product_category_id: leg.categoryId,
      images: picturesOfLeg(db, leg, !details?.description),
    }
  })
}
