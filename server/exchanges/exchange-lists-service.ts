import type { Db } from '../../db/open.ts'
import { imageView, smallImageUrl } from '../images/image-view.ts'
import { canSeeItem } from '../items/item-details-service.ts'
import { PAGE_SIZE } from '../limits.ts'
import { type Pagination, paginate } from '../pagination-shared.ts'
import { contactHidden, contactView } from '../sessions/contact-details.ts'
import type { Side } from './exchange-states.ts'
import { getRequest } from './exchange-steps-service.ts'
import { type Direction, offerPictures, type RequestRow, requestsOf } from './exchanges-queries.ts'
import type { ExchangeRowView, OfferedProductView } from './exchanges-shared.ts'

function standing(db: Db, row: RequestRow, side: Side) {
  const { request, requestedStatus, offeredStatus } = row
  const viewer = side === 'owner' ? request.ownerId : request.requesterId
  const wanted = request.requestedItemId
  const confirmed = {
    owner: request.ownerCompletedAt !== null,
    requester: request.requesterCompletedAt !== null,
  }
  const mine = confirmed[side]
  const others = confirmed[side === 'owner' ? 'requester' : 'owner']
  const pending = request.status === 'pending'
  const agreed = request.status === 'accepted' && request.outcome === null
  const myTurn = pending ? side === 'owner' : !mine
  return {
    id: request.id,
    direction: side === 'owner' ? ('incoming' as const) : ('outgoing' as const),
    status: request.status,
    outcome: request.outcome,
    turn: pending || agreed ? (myTurn ? ('me' as const) : ('other' as const)) : null,
    item_reserved: pending && (requestedStatus === 'reserved' || offeredStatus === 'reserved'),
    other_suspended: row[side === 'owner' ? 'requester' : 'owner'].suspendedAt !== null,
    confirmed_by_me: mine,
    confirmed_by_other: others,
    reason: request.reason,
    requested_product_id: wanted !== null && canSeeItem(db, wanted, viewer) ? wanted : null,
    offered_product_id: request.offeredItemId,
  }
}

const avatarOf = (image: RequestRow['ownerAvatar']) => image && smallImageUrl(image)

function rowView(db: Db, row: RequestRow, side: Side): ExchangeRowView {
  const { request, requester, owner, requesterAvatar, ownerAvatar } = row
  const other =
    side === 'owner'
      ? { id: requester.id, name: requester.name, avatar: avatarOf(requesterAvatar) }
      : { id: owner.id, name: owner.name, avatar: avatarOf(ownerAvatar) }
  return {
    ...standing(db, row, side),
    requester_name: requester.name,
    requester_avatar: avatarOf(requesterAvatar),
    requested_at: request.createdAt.toISOString(),
    item_offered: request.name,
    item_wanted: request.requestedItemName,
    message: request.message,
    other,
  }
}

/** Requests that wait for a person's answer. */
export const unansweredRequestCount = (db: Db, accountId: number): number =>
  requestsOf.incoming.count(db).get({ accountId, status: 'pending' })!.total

/** One page of a person's requests of one status, the newest first. */
export function listRequests(
  db: Db,
  accountId: number,
  {
    status,
    direction,
    page,
  }: { status: 'pending' | 'accepted' | 'rejected'; direction: Direction; page: number },
): { requests: ExchangeRowView[]; pagination: Pagination } {
  const { count, page: pageOf } = requestsOf[direction]
  const perPage = PAGE_SIZE.requests
  const rows = pageOf(db).all({ accountId, status, limit: perPage, offset: (page - 1) * perPage })
  return {
    requests: rows.map((row) => rowView(db, row, direction === 'incoming' ? 'owner' : 'requester')),
    pagination: paginate(page, perPage, count(db).get({ accountId, status })!.total),
  }
}

/**
 * What is offered in a request, for either of its two people.
 *
 * @throws AppError 404 for everybody else.
 */
export function offeredProduct(db: Db, accountId: number, id: number): OfferedProductView {
  const { row, side } = getRequest(db, accountId, id)
  const { request, requester } = row
  const images = offerPictures(db)
    .all({ id })
    .map(({ image }) => imageView(image).url)
  return {
    ...standing(db, row, side),
    name: request.name,
    description: request.description,
    condition: request.condition,
    category: row.category,
    message: request.message,
    images,
    display_image: images[0] ?? null,
    created_at: request.createdAt.toISOString(),
    owner: {
      id: requester.id,
      name: requester.name,
      avatar: avatarOf(row.requesterAvatar),
      ...contactView(
        { email: requester.email, phone: requester.phoneNumber },
        contactHidden(db, { id: accountId }, requester.id, request.status === 'accepted'),
      ),
      address: requester.address,
    },
    item_wanted: request.requestedItemName,
    requested_product_status: row.requestedStatus,
  }
}
