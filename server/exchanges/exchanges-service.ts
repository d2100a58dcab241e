import { eq } from 'drizzle-orm'
import { type Db, immediate } from '../../db/open.ts'
import { swapLegs, swapRevisions } from '../../db/schema/index.ts'
import { checkActive } from '../accounts/active-account.ts'
import { checkNotBlocked } from '../blocks/blocks-service.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import { hashOfUrl } from '../images/image-view.ts'
import { checkCategory, cleanDescription } from '../items/create-item-service.ts'
import { canSeeItem } from '../items/item-details-service.ts'
import { NO_PICTURE, TOO_MANY_PICTURES } from '../items/item-fields-shared.ts'
import { imageRowsOf, itemById } from '../items/own-items-queries.ts'
import { PICTURE } from '../limits.ts'
import { showChanged } from '../swaps/swap-moves.ts'
import { tell } from '../swaps/swap-notices.ts'
import { givenBy } from '../swaps/swap-sides.ts'
import { checkStep } from '../swaps/swap-standings.ts'
import { listedThings, proposeSwap, setLegPictures } from '../swaps/swap-terms.ts'
import type { Swap } from '../swaps/swaps-queries.ts'
import type { ExchangeRequestBody, OfferChanges } from './exchange-fields-shared.ts'
import { getRequest } from './exchange-steps-service.ts'
import { legPictures, pendingRequest, requestByClientId } from './exchanges-queries.ts'

/** The request that this person has sent under the client's own id before; undefined for none. */
export const sentBefore = (db: Db, requesterId: number, clientId: string): number | undefined =>
  requestByClientId(db).get({ byId: requesterId, clientId })?.id

function requestedItem(db: Db, requesterId: number, id: number) {
  if (!canSeeItem(db, id, requesterId)) throw notFound('There is no such item.')
  const item = itemById(db).get({ id })!
  if (item.ownerId === requesterId) {
    throw invalid({ requested_product_id: ['This item is your own.'] })
  }
  checkNotBlocked(db, requesterId, item.ownerId)
  if (item.status === 'reserved') throw conflict('This item is reserved for another swap.')
  if (item.status !== 'available') throw conflict('This item is not available any more.')
  if (pendingRequest(db).get({ requesterId, itemId: id })) {
    throw conflict('You have asked for this item already. Your request is waiting for an answer.')
  }
  return item
}

function offeredItem(db: Db, requesterId: number, id: number | undefined) {
  if (id === undefined) return null
  const item = itemById(db).get({ id })
  if (item?.ownerId !== requesterId || item.status !== 'available') {
    throw invalid({ offered_product_id: ['Offer one of your own available items.'] })
  }
  return item
}

/**
 * The items of a request that this person could send now; asked before any picture is read, too.
 *
 * @throws as `createRequest`.
 */
export function checkRequest(db: Db, requesterId: number, body: ExchangeRequestBody) {
  const wanted = requestedItem(db, requesterId, body.requested_product_id)
  const offered = offeredItem(db, requesterId, body.offered_product_id)
  checkCategory(db, body.product_category_id)
  return { wanted, offered }
}

function checkPictures(imageIds: readonly number[]): void {
  if (imageIds.length === 0) throw invalid({ images: [NO_PICTURE] })
  if (imageIds.length > PICTURE.perItem) throw invalid({ images: [TOO_MANY_PICTURES] })
}

/**
 * Offers a thing for somebody's item and tells them. Made with one of the requester's own items, the offer takes
 * that one's pictures before those that are added.
 *
 * @param addedImages ids of processed pictures.
 * @returns id of the request.
 * @throws AppError 404 no such item, 403 one of the two has blocked the other, 422 one's own item, an offered item
 * that is not one's own and available, no picture or too many, 409 an item that is not available or that one has
 * asked for already; 401 for a suspended requester.
 */
export function createRequest(
  db: Db,
  requesterId: number,
  body: ExchangeRequestBody,
  addedImages: readonly number[],
): number {
  return immediate(db, () => {
    checkActive(db, requesterId)
    const { wanted, offered } = checkRequest(db, requesterId, body)
    const ownPictures = offered ? imageRowsOf(db).all({ id: offered.id }) : []
    const imageIds = [...new Set([...ownPictures.map(({ imageId }) => imageId), ...addedImages])]
    checkPictures(imageIds)
    const thing = {
      itemId: offered?.id ?? null,
      name: body.name,
      description: cleanDescription(body.description).description,
      condition: body.condition,
      categoryId: body.product_category_id,
      imageIds,
    }
    const swap = proposeSwap(
      db,
      'request',
      [requesterId, wanted.ownerId],
      [
        ...listedThings(db, [wanted.id]).map((own) => ({
          ...own,
          fromId: wanted.ownerId,
          toId: requesterId,
        })),
        { ...thing, fromId: requesterId, toId: wanted.ownerId },
      ],
      { byId: requesterId, message: body.message, clientId: body.client_id },
    )
    tell(db, swap, 'proposed', [wanted.ownerId], { byId: requesterId })
    return swap.id
  })
}

/**
 * Changes one's own pending request: what is left out stays, removed pictures go, new ones come last.
 *
 * @returns ids of pictures that may be used by nothing any more.
 * @throws AppError 404 none of one's business, 403 the other side's or one of the two has blocked the other, 409 not
 * pending, 401 and 422 as `createRequest`.
 */
export function updateRequest(
  db: Db,
  accountId: number,
  id: number,
  changes: OfferChanges,
  addedImages: readonly number[] = [],
): number[] {
  const {
    removed_images: removedUrls = [],
    product_category_id: categoryId,
    description,
    message,
    ...fields
  } = changes
  const removed = new Set(removedUrls.map(hashOfUrl))
  return immediate(db, () => {
    checkActive(db, accountId)
    const swap = checkRequestChangeable(db, accountId, id)
    if (categoryId !== undefined) checkCategory(db, categoryId)
    const leg = givenBy(swap, accountId)[0]!
    const before = legPictures(db).all({ id: leg.id })
    const kept = before.filter(({ image }) => !removed.has(image.hash)).map(({ image }) => image.id)
    const after = [...new Set([...kept, ...addedImages])]
    checkPictures(after)
    const written = description === undefined ? undefined : cleanDescription(description).description
    const set = { ...fields, categoryId: categoryId ?? leg.categoryId, description: written }
    db.update(swapLegs).set(set).where(eq(swapLegs.id, leg.id)).run()
    if (message !== undefined) {
      db.update(swapRevisions).set({ message }).where(eq(swapRevisions.swapId, id)).run()
    }
    setLegPictures(db, leg.id, after)
    showChanged(db, swap)
    return before.map(({ image }) => image.id).filter((imageId) => !after.includes(imageId))
  })
}

/** The request, if it can be changed. @throws as `updateRequest`, before any picture is read. */
export function checkRequestChangeable(db: Db, accountId: number, id: number): Swap {
  const { swap, side } = getRequest(db, accountId, id)
  if (side !== 'requester') throw forbidden('Only the one who made this offer can change it.')
  checkStep('withdraw', swap)
  // Its words would reach somebody who wants to hear none.
  for (const { accountId: other } of swap.parties)
    if (other !== accountId) checkNotBlocked(db, accountId, other)
  return swap
}
