import { type Db, prepared } from '../../../db/open.ts'
import { canSeeItem } from '../../market/items/item-details-service.ts'
import { figures, figuresAmong } from '../../market/reviews/figures-service.ts'
import type { Figures } from '../../market/reviews/figures-shared.ts'
import { reviewsOfSwap } from '../../market/reviews/reviews-service.ts'
import { findAccount } from '../../members/accounts/accounts-queries.ts'
import { heardReason } from '../../members/blocks/heard-reason.ts'
import { shown } from '../../platform/catalogues/default-texts.ts'
import { cardImageOf, imageView, smallImageOf } from '../../platform/images/image-view.ts'
import { contactHidden, contactView, type Member } from '../../platform/sessions/contact-details.ts'
import { historyOf } from '../../swaps/swap-history.ts'
import { awaited, hasConfirmed, isGift, nameOf, othersThan } from '../../swaps/swap-sides.ts'
import { STATUS_OF } from '../../swaps/swap-standings.ts'
import type { Leg, Party, Swap } from '../../swaps/swaps-queries.ts'
import { termsHash } from '../../swaps/terms-hash.ts'
import { planOf } from '../handovers/handovers-service.ts'
import { possibleSteps, sidesOf } from './exchange-steps-service.ts'
import { unlistedLegs } from './exchanges-queries.ts'
import type {
  ExchangeRowView,
  ExchangeView,
  OfferedProductView,
  ReceivedThingView,
  RivalsView,
  ThingView,
} from './exchanges-shared.ts'
import { describedLeg, wordsOfLeg } from './leg-words.ts'

function thingView(leg: Leg): ThingView {
  const { itemId: id, name, condition, itemStatus: status } = leg
  return { id, name, ...cardImageOf(leg), condition, status }
}

function termsView(swap: Swap, pick: number | null) {
  const { wanted, offered } = sidesOf(swap)
  return { wanted: wanted.map(thingView), offered: offered.map(thingView), offered_pick: pick }
}

const isCheckedIn = prepared((db) =>
  db.$client.prepare<{ ids: string }, { found: 1 }>(
    `SELECT 1 AS found FROM swap_day_things WHERE hold = 'reserved' AND item_id IN (SELECT value FROM json_each(:ids))`,
  ),
)
const itemIdsOf = ({ legs }: Swap) => JSON.stringify(legs.map(({ itemId }) => itemId))

function standing(db: Db, swap: Swap, viewer: number) {
  const { requester, wanted, offered } = sidesOf(swap)
  const other = othersThan(swap, viewer)[0]!
  const turn = awaited(swap)
  const wantedId = wanted[0]?.itemId ?? null
  return {
    ...termsView(swap, swap.pick),
    id: swap.id,
    kind: isGift(swap) ? ('gift' as const) : ('exchange' as const),
    revision: swap.revision,
    terms_hash: termsHash(swap),
    direction: requester.accountId === viewer ? ('outgoing' as const) : ('incoming' as const),
    status: STATUS_OF[swap.state],
    outcome: swap.state === 'completed' ? ('completed' as const) : swap.outcome,
    turn: turn.length === 0 ? null : turn.includes(viewer) ? ('me' as const) : ('other' as const),
    since: turn.length === 0 ? null : new Date(swap.waitingSince).toISOString(),
    agreed_at: swap.agreedAt === null ? null : new Date(swap.agreedAt).toISOString(),
    message_by: swap.messageById === viewer ? ('me' as const) : ('other' as const),
    can: possibleSteps(db, swap, viewer),
    item_reserved: swap.state === 'proposed' && swap.legs.some(({ itemStatus }) => itemStatus === 'reserved'),
    item_checked_in: swap.state === 'proposed' && isCheckedIn(db).get({ ids: itemIdsOf(swap) }) !== undefined,
    other_suspended: other.suspendedAt !== null,
    confirmed_by_me: hasConfirmed(swap, viewer),
    confirmed_by_other: hasConfirmed(swap, other.accountId),
    reason: heardReason(db, swap, viewer),
    requested_product_id: wantedId !== null && canSeeItem(db, wantedId, viewer) ? wantedId : null,
    offered_product_id: offered[0]?.itemId ?? null,
    has_unlisted: unlistedLegs(db, offered).length > 0,
  }
}

const personView = (party: Party) => ({ id: party.accountId, name: party.name, avatar: smallImageOf(party) })

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
    requester_avatar: smallImageOf(requester),
    requested_at: new Date(swap.createdAt).toISOString(),
    item_offered: isGift(swap) ? null : nameOf(offered),
    item_wanted: nameOf(wanted),
    message: swap.message,
    other: { ...personView(other), ...known },
    handover: swap.state === 'agreed' ? planOf(db, swap, viewer, other.accountId) : null,
    rivals,
  }
}

/** @param rivals groups of competing requests, by request id. */
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

const GONE = { email: null, phone: null, contact_hidden: null }

function reachView(db: Db, party: Party, reader: Member) {
  const { email, phoneNumber: phone, address, leftAt } = findAccount(db, party.accountId)!
  const reached = leftAt ? GONE : contactView({ email, phone }, contactHidden(db, reader, party.accountId))
  return { ...personView(party), ...reached, address, ...figures(db, party.accountId) }
}

export function exchangeView(db: Db, swap: Swap, reader: Member): ExchangeView {
  const viewer = reader.id
  const other = othersThan(swap, viewer)[0]!
  const reviews = reviewsOfSwap(db, swap, viewer)
  return {
    ...standing(db, swap, viewer),
    message: swap.message,
    created_at: new Date(swap.createdAt).toISOString(),
    other: reachView(db, other, reader),
    history: historyOf(db, swap.id).map(({ revision, byId, message, pick, createdAt, legs }) => ({
      ...termsView({ ...swap, legs }, pick),
      revision,
      terms_hash: termsHash({ id: swap.id, revision, pick, legs }),
      by: byId!,
      message,
      created_at: new Date(createdAt).toISOString(),
    })),
    handover: planOf(db, swap, viewer, other.accountId),
    reviews: reviews.shown,
    my_review: reviews.waiting[0] ?? null,
  }
}

const urlsOf = (pictures: readonly Parameters<typeof imageView>[0][]) =>
  pictures.map((picture) => imageView(picture).url)

function thingInFull(db: Db, thing: Leg) {
  const { details, description, pictures } = wordsOfLeg(db, thing)
  const images = urlsOf(pictures)
  return {
    description,
    condition: thing.condition!,
    category: { id: details!.categoryId, name: shown(details!.categoryName) },
    images,
    display_image: images[0] ?? null,
  }
}

/** The first offered item with its giver; for a gift, the gift. */
export function offeredProductView(db: Db, swap: Swap, reader: Member): OfferedProductView {
  const { requester, owner, wanted, offered: theirs } = sidesOf(swap)
  const [offered, giver] = isGift(swap) ? [wanted, owner] : [theirs, requester]
  return {
    ...standing(db, swap, reader.id),
    ...thingInFull(db, offered[0]!),
    name: nameOf(offered),
    message: swap.message,
    created_at: new Date(swap.createdAt).toISOString(),
    owner: reachView(db, giver, reader),
    item_wanted: nameOf(wanted),
    requested_product_status: wanted[0]?.itemStatus ?? null,
  }
}

/** The item that `OfferChanges` changes, under its own name. */
export function describedProductView(db: Db, swap: Swap, reader: Member): OfferedProductView {
  const thing = describedLeg(swap, sidesOf(swap).requester.accountId)
  if (!thing) return offeredProductView(db, swap, reader)
  return { ...offeredProductView(db, swap, reader), ...thingInFull(db, thing), name: thing.name }
}

export function receivedThings(db: Db, swap: Swap, accountId: number): ReceivedThingView[] {
  const got = swap.legs.filter(({ toId, outcome }) => toId === accountId && outcome === 'traded')
  return got.map((leg) => {
    const { description, pictures } = wordsOfLeg(db, leg)
    return {
      name: leg.name,
      description,
      condition: leg.condition,
      product_category_id: leg.categoryId,
      images: urlsOf(pictures),
    }
  })
}
