import * as z from 'zod/mini'
import { type Db, immediate } from '../../../db/open.ts'
import { itemImages, items } from '../../../db/schema/index.ts'
import { findAccount } from '../../members/accounts/accounts-queries.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { type FieldErrors, invalid } from '../../platform/errors.ts'
import { folded } from '../../platform/search/folded-shared.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { htmlToText, safeHtml } from '../../site/content/safe-html.ts'
import { checkNeighbourhood } from '../../site/neighbourhoods/neighbourhoods-service.ts'
import { neighbourhoodOf } from '../../site/neighbourhoods/neighbourhoods-shared.ts'
import { announceItems } from '../../swaps/market-news.ts'
import { setItemWishes } from '../wishes/wishes-service.ts'
import { findCategory } from './categories-queries.ts'
import { ItemFields, ItemImages } from './item-fields-shared.ts'

const NewItem = z.extend(ItemFields, { image_ids: ItemImages })

export interface ItemInput extends ItemFields {
  image_ids: number[]
}

/** Sanitized HTML and its plain text. @throws AppError 422 no readable text */
export function cleanDescription(typed: string): { description: string; descriptionText: string } {
  const description = safeHtml(typed)
  const descriptionText = htmlToText(description)
  if (descriptionText === '') throw invalid({ description: [m.items_description_is_required()] })
  return { description, descriptionText }
}

/** @throws AppError 422 gifts are disabled */
export function checkGift(db: Db, isGift: boolean | undefined): void {
  if (isGift && !giftsAreOn(db)) throw invalid({ is_gift: [m.gifts_switched_off()] })
}

export function checkCategory(db: Db, id: number): void {
  if (!findCategory(db, id)) throw invalid({ product_category_id: [m.items_category_missing()] })
}

/**
 * Creates an item and returns its id. Triggers update the search index and category count.
 * @param more.createdAt for demo data.
 * @param more.clientId idempotency key, unique per owner.
 * @throws AppError 422 invalid fields or unknown category; 401 suspended owner; 409 too many wishes
 */
export function createItem(
  db: Db,
  ownerId: number,
  input: ItemInput,
  more: { createdAt?: Date; clientId?: string } = {},
): number {
  const parsed = NewItem.safeParse(input)
  if (!parsed.success) throw invalid(z.flattenError(parsed.error).fieldErrors as FieldErrors)
  const { image_ids: imageIds, product_category_id: categoryId, ...fields } = parsed.data
  const description = cleanDescription(fields.description)

  return immediate(db, () => {
    checkActive(db, ownerId)
    checkCategory(db, categoryId)
    checkGift(db, fields.is_gift)
    const place = neighbourhoodOf(fields.neighbourhood_id)
    checkNeighbourhood(db, place)
    const { id } = db
      .insert(items)
      .values({
        ownerId,
        categoryId,
        name: fields.name,
        sortName: folded(fields.name),
        ...description,
        condition: fields.condition,
        tradePreferences: fields.trade_preferences,
        message: fields.message,
        phone: fields.phone,
        location: fields.location,
        neighbourhoodId: place === undefined ? findAccount(db, ownerId)?.neighbourhoodId : place,
        videoLinks: fields.video_links,
        isGift: fields.is_gift,
        startsChain: fields.starts_chain,
        ...more,
      })
      .returning({ id: items.id })
      .get()
    db.insert(itemImages)
      .values([...new Set(imageIds)].map((imageId, position) => ({ itemId: id, imageId, position })))
      .run()
    setItemWishes(db, ownerId, id, fields.wishes)
    announceItems(db, [id])
    return id
  })
}
