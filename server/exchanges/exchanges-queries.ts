import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { is } from '../../db/is.ts'
import { type Db, prepared } from '../../db/open.ts'
import {
  accounts,
  categories,
  exchangeRequestImages,
  exchangeRequests,
  images,
  items,
} from '../../db/schema/index.ts'

const { placeholder } = sql
const requester = alias(accounts, 'requester')
const owner = alias(accounts, 'owner')
const requesterAvatar = alias(images, 'requester_avatar')
const ownerAvatar = alias(images, 'owner_avatar')
const requestedItem = alias(items, 'requested_item')
const offeredItem = alias(items, 'offered_item')

const selectRequests = (db: Db) =>
  db
    .select({
      request: exchangeRequests,
      category: { id: categories.id, name: categories.name },
      requester,
      requesterAvatar,
      owner,
      ownerAvatar,
      requestedStatus: requestedItem.status,
      offeredStatus: offeredItem.status,
    })
    .from(exchangeRequests)
    .innerJoin(categories, eq(categories.id, exchangeRequests.categoryId))
    .innerJoin(requester, eq(requester.id, exchangeRequests.requesterId))
    .innerJoin(owner, eq(owner.id, exchangeRequests.ownerId))
    .leftJoin(requesterAvatar, eq(requesterAvatar.id, requester.avatarImageId))
    .leftJoin(ownerAvatar, eq(ownerAvatar.id, owner.avatarImageId))
    .leftJoin(requestedItem, eq(requestedItem.id, exchangeRequests.requestedItemId))
    .leftJoin(offeredItem, eq(offeredItem.id, exchangeRequests.offeredItemId))

export const requestById = prepared((db) => selectRequests(db).where(is(exchangeRequests.id, 'id')).prepare())
export type RequestRow = NonNullable<ReturnType<ReturnType<typeof requestById>['get']>>

const SIDES = { incoming: exchangeRequests.ownerId, outgoing: exchangeRequests.requesterId }
export type Direction = keyof typeof SIDES

const ofSide = (direction: Direction) =>
  and(is(SIDES[direction], 'accountId'), is(exchangeRequests.status, 'status'))

const side = (direction: Direction) => ({
  page: prepared((db) =>
    selectRequests(db)
      .where(ofSide(direction))
      .orderBy(sql`${exchangeRequests.id} DESC`)
      .limit(placeholder('limit'))
      .offset(placeholder('offset'))
      .prepare(),
  ),
  count: prepared((db) =>
    db.select({ total: sql<number>`count(*)` }).from(exchangeRequests).where(ofSide(direction)).prepare(),
  ),
})

/** Requests to a person and from them, the newest first. */
export const requestsOf = { incoming: side('incoming'), outgoing: side('outgoing') }

export const requestByClientId = prepared((db) =>
  db
    .select({ id: exchangeRequests.id })
    .from(exchangeRequests)
    .where(
      and(
        eq(exchangeRequests.requesterId, placeholder('requesterId')),
        eq(exchangeRequests.clientId, placeholder('clientId')),
      ),
    )
    .prepare(),
)

export const pendingRequest = prepared((db) =>
  db
    .select({ id: exchangeRequests.id })
    .from(exchangeRequests)
    .where(
      sql`${exchangeRequests.requesterId} = ${placeholder('requesterId')}
        AND ${exchangeRequests.requestedItemId} = ${placeholder('itemId')}
        AND ${exchangeRequests.status} = 'pending'`,
    )
    .prepare(),
)

/** Pending requests for an item, or made with it. */
export const pendingWithItem = prepared((db) =>
  db
    .select()
    .from(exchangeRequests)
    .where(
      sql`${exchangeRequests.status} = 'pending'
        AND (${exchangeRequests.requestedItemId} = ${placeholder('itemId')}
          OR ${exchangeRequests.offeredItemId} = ${placeholder('itemId')})`,
    )
    .prepare(),
)

/** The swap of an item that was agreed on, a done one included; there is one at most. */
export const acceptedRequestOf = prepared((db) =>
  db
    .select({ ownerId: exchangeRequests.ownerId, requesterId: exchangeRequests.requesterId })
    .from(exchangeRequests)
    .where(
      sql`${exchangeRequests.status} = 'accepted'
        AND (${exchangeRequests.requestedItemId} = ${placeholder('itemId')}
          OR ${exchangeRequests.offeredItemId} = ${placeholder('itemId')})`,
    )
    .prepare(),
)

/** Agreed swaps that exactly one side has confirmed, not after a moment in milliseconds. */
export const halfConfirmed = prepared((db) =>
  db
    .select()
    .from(exchangeRequests)
    .where(
      sql`${exchangeRequests.status} = 'accepted' AND ${exchangeRequests.outcome} IS NULL
        AND (${exchangeRequests.requesterCompletedAt} IS NULL) <> (${exchangeRequests.ownerCompletedAt} IS NULL)
        AND coalesce(${exchangeRequests.requesterCompletedAt}, ${exchangeRequests.ownerCompletedAt})
          <= ${placeholder('until')}`,
    )
    .prepare(),
)

/** Pictures of an offer in order. */
export const offerPictures = prepared((db) =>
  db
    .select({ image: images })
    .from(exchangeRequestImages)
    .innerJoin(images, eq(images.id, exchangeRequestImages.imageId))
    .where(is(exchangeRequestImages.requestId, 'id'))
    .orderBy(exchangeRequestImages.position)
    .prepare(),
)
