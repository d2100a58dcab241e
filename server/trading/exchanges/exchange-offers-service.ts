import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../../db/open.ts'
import { checkCategory, cleanDescription } from '../../market/items/create-item-service.ts'
import { NO_PICTURE, TOO_MANY_PICTURES } from '../../market/items/item-fields-shared.ts'
import { MISSING } from '../../market/items/missing-shared.ts'
import { imageRowsOf } from '../../market/items/own-items-queries.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { once } from '../../platform/database/once.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import { type SentPicture, sentBy, withImages } from '../../platform/images/images-service.ts'
import { PICTURE } from '../../platform/limits.ts'
import { checkNewcomer } from '../../site/community/newcomers.ts'
import { SWAP_TERMS } from '../../swaps/limits.ts'
import { tell } from '../../swaps/swap-notices.ts'
import { proposeSwap } from '../../swaps/swap-terms.ts'
import { listedThings, type NewLeg, type Thing } from '../../swaps/swap-things.ts'
import { PENDING_REQUESTS } from '../limits.ts'
import {
  describedThing,
  type ExchangeRequestBody,
  offeredIds,
  requestedIds,
  SOME,
} from './exchange-fields-shared.ts'
import { checkNotAskedFor, checkOwn, checkTheirs } from './exchange-items.ts'
import { getRequest, sidesOf } from './exchange-steps-service.ts'
import {
  legDescription,
  legPictures,
  requestByClientId,
  requestsOf,
  unlistedLegs,
} from './exchanges-queries.ts'

/** @throws AppError 409 too many pending requests */
function checkMayAskMore(db: Db, accountId: number): void {
  const { total } = requestsOf.outgoing.pending.count(db).get({ accountId })!
  if (total >= PENDING_REQUESTS) throw conflict(m.swaps_pending_limit({ requests: PENDING_REQUESTS }))
}

/** Returns the owner; also called before images are read. @param pictures number of files. @throws as `createRequest` */
function checkRequest(db: Db, requesterId: number, body: ExchangeRequestBody, pictures: number): number {
  const wanted = requestedIds(body)
  const field = body.requested_product_ids ? 'requested_product_ids' : 'requested_product_id'
  const ownerId = checkTheirs(db, requesterId, wanted, field)
  checkNotAskedFor(db, requesterId, wanted)
  checkOwn(
    db,
    requesterId,
    offeredIds(body),
    body.offered_product_ids ? 'offered_product_ids' : 'offered_product_id',
  )
  if (body.product_category_id !== undefined) checkCategory(db, body.product_category_id)
  if (pictures > 0 && !describedThing(body)) throw invalid({ name: [MISSING.name()] })
  checkNewcomer(db, requesterId, 'requests')
  checkMayAskMore(db, requesterId)
  return ownerId
}

/** @throws AppError 422 no image or too many */
export function checkPictures(imageIds: readonly number[]): void {
  if (imageIds.length === 0) throw invalid({ images: [NO_PICTURE()] })
  if (imageIds.length > PICTURE.perItem) throw invalid({ images: [TOO_MANY_PICTURES()] })
}

/** The described item: that of `offered_product_id` with its images first, or a free-text item. */
function described(db: Db, body: ExchangeRequestBody, addedImages: readonly number[]): Thing | undefined {
  const thing = describedThing(body)
  if (!thing) return undefined
  const itemId = body.offered_product_ids?.length ? null : (body.offered_product_id ?? null)
  const ownPictures = itemId === null ? [] : imageRowsOf(db).all({ id: itemId })
  const imageIds = [...new Set([...ownPictures.map(({ imageId }) => imageId), ...addedImages])]
  checkPictures(imageIds)
  return {
    itemId,
    name: thing.name,
    description: cleanDescription(thing.description).description,
    condition: thing.condition,
    categoryId: thing.product_category_id,
    imageIds,
  }
}

/** Free-text items of an earlier own request. @throws AppError 404 not an own request; 422 it has none */
function describedBefore(db: Db, requesterId: number, requestId: number): Thing[] {
  const { swap, side } = getRequest(db, requesterId, requestId)
  const things = side === 'requester' ? unlistedLegs(db, sidesOf(swap).offered) : []
  if (things.length === 0) throw invalid({ unlisted_of: [SOME()] })
  return things.map((leg) => ({
    itemId: null,
    name: leg.name,
    description: legDescription(db).get({ id: leg.id })!.description,
    condition: leg.condition,
    categoryId: leg.categoryId,
    imageIds: legPictures(db)
      .all({ id: leg.id })
      .map(({ image }) => image.id),
  }))
}

export const going = (things: readonly Thing[], fromId: number, toId: number): NewLeg[] =>
  things.map((thing) => ({ ...thing, fromId, toId }))

/**
 * Creates a request and notifies the owner. If it offers one listed item, its images come before the added ones.
 * @param addedImages image ids.
 * @returns id of the request.
 * @throws AppError 404 no such item; 403 blocked; 422 own item, several owners, offered item not own or not available, or images missing
 * or too many; 409 not available, already requested, or too many pending; 401 suspended
 */
export function createRequest(
  db: Db,
  requesterId: number,
  body: ExchangeRequestBody,
  addedImages: readonly number[],
): number {
  return immediate(db, () => {
    checkActive(db, requesterId)
    const ownerId = checkRequest(db, requesterId, body, addedImages.length)
    const thing = described(db, body, addedImages)
    const before = body.unlisted_of === undefined ? [] : describedBefore(db, requesterId, body.unlisted_of)
    const unlisted = before.length + (thing?.itemId === null ? 1 : 0)
    // Limited, because a request could otherwise include all free-text items of the previous one plus another, without end.
    if (unlisted > SWAP_TERMS.unlisted)
      throw invalid({ unlisted_of: [m.swaps_items_limit({ items: SWAP_TERMS.unlisted })] })
    const listed = listedThings(
      db,
      offeredIds(body).filter((id) => id !== thing?.itemId),
    )
    const things = [...listed, ...before, ...(thing ? [thing] : [])]
    const swap = proposeSwap(
      db,
      'request',
      [requesterId, ownerId],
      [
        ...going(listedThings(db, requestedIds(body)), ownerId, requesterId),
        ...going(things, requesterId, ownerId),
      ],
      {
        byId: requesterId,
        message: body.message,
        pick: body.offered_pick ?? null,
        clientId: body.client_id,
      },
    )
    tell(db, swap, 'proposed', [ownerId], { byId: requesterId })
    return swap.id
  })
}

/**
 * `createRequest` with files, idempotent by `client_id`.
 * @param files images.
 * @returns id of the request.
 * @throws as `createRequest` and `withImages`
 */
export function sendRequest(
  { db, images }: Pick<FastifyInstance, 'db' | 'images'>,
  requesterId: number,
  body: ExchangeRequestBody,
  files: readonly SentPicture[],
): Promise<number> {
  const { client_id: clientId } = body
  return once(
    () => (clientId ? requestByClientId(db).get({ byId: requesterId, clientId })?.id : undefined),
    async (unlessDone) => {
      checkRequest(db, requesterId, body, files.length)
      return withImages(sentBy(images, requesterId), files, (imageIds) =>
        unlessDone(() => createRequest(db, requesterId, body, imageIds)),
      )
    },
  )
}
