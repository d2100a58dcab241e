import { eq, lt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../../db/open.ts'
import { deletedItems, itemImages, items } from '../../../db/schema/index.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { checkVersion, nextVersion } from '../../platform/database/edit-version.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts'
import { hashOfUrl, imageView } from '../../platform/images/image-view.ts'
import {
  dropUnusedImages,
  type SentPicture,
  sentBy,
  withImages,
} from '../../platform/images/images-service.ts'
import { PAGE_SIZE, PICTURE } from '../../platform/limits.ts'
import { type Pagination, paginate } from '../../platform/schemas/pagination-shared.ts'
import { folded } from '../../platform/search/folded-shared.ts'
import { DAY } from '../../platform/time-shared.ts'
import { checkNeighbourhood } from '../../site/neighbourhoods/neighbourhoods-service.ts'
import { neighbourhoodOf } from '../../site/neighbourhoods/neighbourhoods-shared.ts'
import { reviseForEdit } from '../../swaps/item-edits-service.ts'
import { requestsWith } from '../../swaps/item-requests.ts'
import { heldBy } from '../../swaps/item-status.ts'
import { announceItems } from '../../swaps/market-news.ts'
import { endProposedWith } from '../../swaps/swap-endings-service.ts'
import { itemWishes, preferencesOf, setItemWishes, wishesWith } from '../wishes/wishes-service.ts'
import { cardsOf } from './cards-queries.ts'
import { checkCategory, checkGift, cleanDescription } from './create-item-service.ts'
import { chainEnds, giftEnds } from './gift-hooks.ts'
import { canSeeItem } from './item-details-service.ts'
import { type ItemChanges, NO_PICTURE, TOO_MANY_PICTURES } from './item-fields-shared.ts'
import { editedFieldsOf } from './item-version.ts'
import { picturesOf } from './items-queries.ts'
import type { OwnItemView } from './items-shared.ts'
import { editableFields, imageRowsOf, itemById, ownItemsCount, ownItemsPage } from './own-items-queries.ts'
import { wantedCount } from './wanted-queries.ts'

type Site = Pick<FastifyInstance, 'db' | 'images'>

export function ownItems(
  db: Db,
  ownerId: number,
  page: number,
): { products: OwnItemView[]; pagination: Pagination } {
  const pagination = paginate(page, PAGE_SIZE.dashboard, ownItemsCount(db).get({ ownerId })!.total)
  const ids = ownItemsPage(db)
    .all({ ownerId, limit: PAGE_SIZE.dashboard, offset: (page - 1) * PAGE_SIZE.dashboard })
    .map(({ id }) => id)
  return { products: ownItemViews(db, ownerId, ids), pagination }
}

function ownItemViews(db: Db, ownerId: number, ids: number[]): OwnItemView[] {
  const fields = new Map(
    editableFields(db)
      .all({ ids: JSON.stringify(ids) })
      .map((row) => [row.id, row]),
  )
  return cardsOf(db, ids, ownerId).map((card) => {
    const {
      description,
      message,
      phone,
      location,
      neighbourhoodId,
      videoLinks,
      startsChain,
      tradePreferences,
      version,
    } = fields.get(card.id)!
    const images = picturesOf(db)
      .all({ id: card.id })
      .map((row) => imageView(row).url)
    return {
      ...card,
      description,
      message,
      phone,
      location,
      neighbourhood_id: neighbourhoodId,
      video_links: videoLinks,
      images,
      version,
      starts_chain: startsChain,
      written_preferences: tradePreferences,
      item_wishes: itemWishes(db, card.id),
      wanted_count: wantedCount(db, card.id),
      pending_requests: requestsWith(db, card.id).pending,
      is_changeable: isChangeable(db, card),
    }
  })
}

/** True if no swap holds the item; hidden items may be held. */
const isChangeable = (db: Db, { id, status }: Pick<OwnItemView, 'id' | 'status'>): boolean =>
  (status === 'available' || status === 'hidden') && heldBy(db).get({ itemId: id }) === undefined

/** Null if it is not the user's or not changeable. */
export function changeableItem(db: Db, ownerId: number, id: number): OwnItemView | null {
  const item = itemById(db).get({ id })
  return item?.ownerId === ownerId && isChangeable(db, item) ? ownItemViews(db, ownerId, [id])[0]! : null
}

/** @throws AppError 404 not found or no access; 403 another user's */
function getOwnItem(db: Db, ownerId: number, id: number) {
  if (!canSeeItem(db, id, ownerId)) {
    throw notFound(m.items_missing_or_deleted())
  }
  const item = itemById(db).get({ id })!
  if (item.ownerId !== ownerId) throw forbidden(m.items_not_yours())
  return item
}

/** @throws AppError as `getOwnItem`; 409 held or traded */
function getChangeableItem(db: Db, ownerId: number, id: number) {
  const item = getOwnItem(db, ownerId, id)
  if (item.status === 'traded') throw conflict(m.items_traded_not_editable())
  if (item.status === 'reserved' || heldBy(db).get({ itemId: id }))
    throw conflict(m.items_reserved_not_editable())
  return item
}

/** Checked before images are read. @throws as `updateItem` */
function checkChanges(db: Db, ownerId: number, id: number, changes: ItemChanges): void {
  checkActive(db, ownerId)
  const item = getChangeableItem(db, ownerId, id)
  if (changes.version !== undefined) checkVersion(changes.version, item, editedFieldsOf(db, id))
  if (changes.product_category_id !== undefined) checkCategory(db, changes.product_category_id)
  checkNeighbourhood(db, neighbourhoodOf(changes.neighbourhood_id))
  checkGift(db, changes.is_gift)
  if (changes.description !== undefined) cleanDescription(changes.description)
}

/** Fields relevant for accepting the item, to detect whether an edit changes the terms. */
function shownOf(db: Db, id: number): string {
  const { name, description, condition, categoryId } = itemById(db).get({ id })!
  const pictures = imageRowsOf(db).all({ id })
  return JSON.stringify([name, description, condition, categoryId, pictures])
}

function giftChanged(
  db: Db,
  was: NonNullable<ReturnType<ReturnType<typeof itemById>['get']>>,
  { is_gift: isGift, starts_chain: startsChain }: Pick<ItemChanges, 'is_gift' | 'starts_chain'>,
): void {
  if (isGift !== undefined && isGift !== was.isGift) {
    if (was.isGift) giftEnds(db, was.id)
    endProposedWith(db, was.id, isGift ? 'given_away' : 'item_gone')
    announceItems(db, [was.id])
  } else if (was.isGift && was.startsChain && startsChain === false) chainEnds(db, was.id)
}

/** The preferences that the user has written. Empty if the form only sent back the text that was derived from wishes. */
function writtenPreferences(db: Db, id: number, sent: string | undefined): string | undefined {
  const isSaid = sent !== undefined && sent === preferencesOf('', wishesWith(db, [id]).get(id))
  return isSaid ? '' : sent
}

/**
 * Updates an item; new images are appended. Proposed swaps get new terms if visible fields change.
 * @param addedImages image ids.
 * @returns image ids that may be unreferenced.
 * @throws AppError 404 no such item; 403 another user's; 409 held, traded, or edited since `version`; 422 invalid fields, no image or more
 * than 10; 401 suspended
 */
export function updateItem(
  db: Db,
  ownerId: number,
  id: number,
  changes: ItemChanges,
  addedImages: readonly number[] = [],
): number[] {
  const {
    removed_images: removedUrls = [],
    image_order: orderedUrls = [],
    product_category_id: categoryId,
    ...fields
  } = changes
  const removed = new Set(removedUrls.map(hashOfUrl))
  const ordered = orderedUrls.map((url) => hashOfUrl(url) ?? url)
  const rank = (name: string) => (ordered.includes(name) ? ordered.indexOf(name) : ordered.length)
  return immediate(db, () => {
    checkChanges(db, ownerId, id, changes)
    const shown = shownOf(db, id)
    const edited = editedFieldsOf(db, id)
    const was = itemById(db).get({ id })!
    const before = imageRowsOf(db).all({ id })
    const kept = before
      .filter(({ hash }) => !removed.has(hash))
      .map(({ imageId, hash }) => ({ imageId, place: rank(hash) }))
    const added = addedImages.map((imageId, at) => ({ imageId, place: rank(`new:${at}`) }))
    const inOrder = [...kept, ...added].sort((one, other) => one.place - other.place)
    const after = [...new Set(inOrder.map(({ imageId }) => imageId))]
    if (after.length === 0) throw invalid({ images: [NO_PICTURE()] })
    if (after.length > PICTURE.perItem) throw invalid({ images: [TOO_MANY_PICTURES()] })
    db.update(items)
      .set({
        ...(fields.name === undefined ? {} : { name: fields.name, sortName: folded(fields.name) }),
        ...(fields.description === undefined ? {} : cleanDescription(fields.description)),
        categoryId,
        condition: fields.condition,
        tradePreferences: writtenPreferences(db, id, fields.trade_preferences),
        message: fields.message,
        phone: fields.phone,
        location: fields.location,
        neighbourhoodId: neighbourhoodOf(fields.neighbourhood_id),
        videoLinks: fields.video_links,
        isGift: fields.is_gift,
        startsChain: fields.starts_chain,
        updatedAt: new Date(),
      })
      .where(eq(items.id, id))
      .run()
    if (fields.wishes !== undefined) setItemWishes(db, ownerId, id, fields.wishes)
    db.delete(itemImages).where(eq(itemImages.itemId, id)).run()
    db.insert(itemImages)
      .values(after.map((imageId, position) => ({ itemId: id, imageId, position })))
      .run()
    db.update(items)
      .set(nextVersion(was, edited, editedFieldsOf(db, id)))
      .where(eq(items.id, id))
      .run()
    giftChanged(db, was, fields)
    if (shownOf(db, id) !== shown) reviseForEdit(db, id)
    return before.filter(({ imageId }) => !after.includes(imageId)).map(({ imageId }) => imageId)
  })
}

/** `updateItem` with uploaded files; deletes removed images. @param files to add. @throws as `updateItem` and `withImages` */
export async function changeItem(
  { db, images }: Site,
  ownerId: number,
  id: number,
  changes: ItemChanges,
  files: readonly SentPicture[],
): Promise<void> {
  checkChanges(db, ownerId, id, changes)
  return withImages(sentBy(images, ownerId), files, (added) =>
    dropUnusedImages(images, updateItem(db, ownerId, id, changes, added)),
  )
}

/**
 * Deletes an item, ends proposals with it and notifies the affected users.
 * @returns image ids that may be unreferenced.
 * @throws AppError 404 no such item; 403 another user's; 409 held or traded
 */
export function deleteItem(db: Db, ownerId: number, id: number): number[] {
  return immediate(db, () => {
    const { createdAt } = getOwnItem(db, ownerId, id)
    if (heldBy(db).get({ itemId: id })) {
      throw conflict(m.items_not_deletable())
    }
    giftEnds(db, id)
    endProposedWith(db, id)
    const images = imageRowsOf(db).all({ id })
    db.delete(items).where(eq(items.id, id)).run()
    const since = new Date(Date.now() - DAY)
    db.delete(deletedItems).where(lt(deletedItems.createdAt, since)).run()
    if (createdAt >= since) db.insert(deletedItems).values({ ownerId, createdAt }).run()
    return images.map(({ imageId }) => imageId)
  })
}

export function removeItem({ db, images }: Site, ownerId: number, id: number): void {
  dropUnusedImages(images, deleteItem(db, ownerId, id))
}
