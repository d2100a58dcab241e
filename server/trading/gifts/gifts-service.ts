import { type Db, immediate } from '../../../db/open.ts'
import { cardsOf } from '../../market/items/cards-queries.ts'
import { goneCard } from '../../market/items/gone-card.ts'
import { canSeeItem } from '../../market/items/item-details-service.ts'
import { itemById } from '../../market/items/own-items-queries.ts'
import { getPerson } from '../../market/people/people-service.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import { checkNotBlocked } from '../../members/blocks/blocks-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { onceWritten } from '../../platform/database/once.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { paginate } from '../../platform/schemas/pagination-shared.ts'
import { checkNewcomer } from '../../site/community/newcomers.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { GIFT } from '../limits.ts'
import { drawView } from './gift-draw.ts'
import { beginRound, openRound, settleRound, suggestedAmong, suggestsAt } from './gift-rounds-service.ts'
import {
  drawnIn,
  insertRequest,
  newestRequest,
  ownPage,
  ownTotal,
  type RequestRow,
  requestByClientId,
  requestById,
  roundById,
  seenByOwner,
  setState,
} from './gifts-queries.ts'
import type { AskersView, GiftRequestListView, GiftRequestView, OwnGiftRequestView } from './gifts-shared.ts'
import { endUnasked } from './open-chains.ts'
import { hasHadEnough } from './received-gifts.ts'

/** @throws AppError 404 no access */
export function getGiftItem(db: Db, me: number, itemId: number) {
  if (!canSeeItem(db, itemId, me)) throw notFound(m.items_missing())
  return itemById(db).get({ id: itemId })!
}

function requestViews(db: Db, me: number, rows: readonly RequestRow[]): GiftRequestView[] {
  const ids = rows.flatMap(({ itemId }) => (itemId !== null && canSeeItem(db, itemId, me) ? itemId : []))
  const cards = new Map(cardsOf(db, ids, me).map((card) => [card.id, card]))
  const limit_reached = hasHadEnough(db, me)
  return rows.map(({ id, itemId, name, message, createdAt, state, swapId }) => ({
    id,
    item: cards.get(itemId ?? 0) ?? goneCard({ name }),
    message,
    asked_at: new Date(createdAt).toISOString(),
    state,
    swap_id: state === 'chosen' ? swapId : null,
    limit_reached,
  }))
}

/**
 * Requests a gift, idempotent by `client_id`, and notifies the owner.
 * @throws AppError 404 no access; 422 own item, or not a gift; 403 blocked; 409 held, traded or already requested; 429 newcomer limit; 401
 * suspended
 */
export function askForGift(
  db: Db,
  me: number,
  itemId: number,
  { message, client_id: clientId = null }: { message: string; client_id?: string | null | undefined },
): GiftRequestView {
  const id = onceWritten(
    db,
    () => (clientId === null ? undefined : requestByClientId(db).get({ accountId: me, clientId })),
    () => {
      checkActive(db, me)
      const item = getGiftItem(db, me, itemId)
      if (item.ownerId === me) throw invalid({ product_id: [m.wishes_that_is_yours_already()] })
      if (!item.isGift) throw invalid({ product_id: [m.gifts_not_given_away({ name: item.name })] })
      checkNotBlocked(db, me, item.ownerId)
      if (item.status !== 'available') throw conflict(m.gifts_promised_already({ name: item.name }))
      if (newestRequest(db).get({ itemId, accountId: me })?.state === 'waiting')
        throw conflict(m.gifts_asked_already())
      checkNewcomer(db, me, 'requests')
      const round = openRound(db, itemId) ?? beginRound(db, itemId)
      const { name, ownerId } = item
      const now = Date.now()
      const made = insertRequest(db).get({
        itemId,
        name,
        roundId: round.id,
        accountId: me,
        message,
        clientId,
        now,
      })!
      settleRound(db, round)
      notify(db, 'gift_asked', {
        to: ownerId,
        values: { by: { person: me }, item: name },
        url: `/dashboard/gifts/${itemId}`,
        about: { item: itemId },
      })
      return made
    },
  )
  return requestViews(db, me, [requestById(db).get({ id })!])[0]!
}

export function withdrawGiftRequest(db: Db, me: number, itemId: number): void {
  immediate(db, () => {
    const request = newestRequest(db).get({ itemId, accountId: me })
    if (request?.state === 'chosen') throw conflict(m.gifts_chosen_already())
    if (request?.state !== 'waiting') throw notFound(m.gifts_no_request())
    setState(db).run({ id: request.id, state: 'withdrawn', swapId: null, now: Date.now() })
    settleRound(db, roundById(db).get({ id: request.roundId })!)
    endUnasked(db, { accountId: me, itemId })
  })
}

export function ownGiftRequests(db: Db, me: number, page: number): GiftRequestListView {
  const limit = PAGE_SIZE.requests
  const rows = ownPage(db).all({ accountId: me, limit, offset: (page - 1) * limit })
  const views = requestViews(db, me, rows)
  const requests = rows.map((row, at): OwnGiftRequestView => {
    const mine = row.rank === null ? [] : [row.id]
    return { ...views[at]!, draw: drawView(roundById(db).get({ id: row.roundId })!, mine) }
  })
  return { requests, pagination: paginate(page, limit, ownTotal(db).get({ accountId: me })!) }
}

/** For the owner only. @throws AppError 404 not found or no access; 403 another user's; 422 not a gift */
export function giftAskers(db: Db, me: number, itemId: number): AskersView {
  const item = getGiftItem(db, me, itemId)
  if (item.ownerId !== me) throw forbidden()
  if (!item.isGift) throw invalid({ product_id: [m.gifts_not_given_away({ name: item.name })] })
  const requests = seenByOwner(db).all({ itemId })
  const round = openRound(db, itemId)
  const suggested = round?.suggestedAt ? suggestedAmong(db, requests) : undefined
  const first = round && (round.suggestedAt ?? round.dueAt ?? suggestsAt(requests))
  const iso = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null)
  return {
    requests: requests.map((request) => {
      const { id, name, avatar, place, member_since, swaps_completed } = getPerson(db, request.accountId)
      return {
        id: request.id,
        person: {
          id,
          name,
          avatar,
          place,
          member_since,
          swaps_completed,
          can_receive: item.status === 'available' && !hasHadEnough(db, id),
        },
        message: request.message,
        asked_at: new Date(request.createdAt).toISOString(),
        suggested: request === suggested,
      }
    }),
    suggests_at: iso(first),
    ends_at: iso(round?.suggestedAt && round.suggestedAt + GIFT.end),
    draw: round ? drawView(round, drawnIn(db).all({ roundId: round.id })) : null,
  }
}
