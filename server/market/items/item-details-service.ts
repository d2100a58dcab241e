import type { Db } from '../../../db/open.ts'
import { shown } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { newestPerOwner, type Step } from '../../platform/database/newest-per-owner.ts'
import { notFound } from '../../platform/errors.ts'
import { imageView, smallImageUrl } from '../../platform/images/image-view.ts'
import { contactHidden, contactView, type Reader } from '../../platform/sessions/contact-details.ts'
import type { ContactHidden } from '../../platform/sessions/contact-details-shared.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { isPartyOfItsSwap } from '../../swaps/item-status.ts'
import { OWNER_SPREAD, SUGGESTED_ITEMS } from '../limits.ts'
import { figures } from '../reviews/figures-service.ts'
import { preferencesOf, wishesWith } from '../wishes/wishes-service.ts'
import { cardsOf, favouritesAmong } from './cards-queries.ts'
import {
  itemDetails,
  itemVisibility,
  newestElsewhere,
  newestOfCategory,
  picturesOf,
} from './items-queries.ts'
import type { ViewerId } from './items-service.ts'
import type { ProductPageView } from './items-shared.ts'
import { wantedCount } from './wanted-queries.ts'

const noSuchItem = () => notFound(m.items_missing())

const isParty = (db: Db, itemId: number, viewer: ViewerId) =>
  viewer !== undefined && isPartyOfItsSwap(db).get({ itemId, accountId: viewer }) !== undefined

/** True if the viewer may see the item. Hidden items: only the owner. Held items of suspended users: also the other parties. */
export function canSeeItem(db: Db, id: number, viewer?: ViewerId): boolean {
  const item = itemVisibility(db).get({ id })
  if (!item) return false
  if (item.ownerId === viewer) return true
  if (item.status === 'hidden') return false
  return item.ownerSuspendedAt === null || isParty(db, id, viewer)
}

export const ownerOf = (db: Db, id: number): number | undefined => itemVisibility(db).get({ id })?.ownerId

function suggestedIds(db: Db, id: number, categoryId: number): number[] {
  const want = SUGGESTED_ITEMS
  const sources = [newestOfCategory, newestElsewhere].map((query) => (step: Step) => {
    const rows = query(db).all({ categoryId, limit: want + 1, ...step })
    return rows.filter((other) => other.id !== id)
  })
  const { kept, rest } = newestPerOwner(sources, { most: OWNER_SPREAD.most, want })
  return [...kept, ...rest].slice(0, want).map((other) => other.id)
}

/**
 * The item without an access check.
 * @param hidden the result of `contactHidden`.
 * @param viewer for `is_favorite`; undefined on cached pages, which fill in the favourites later.
 * @throws AppError 404 no such item
 */
export function itemView(db: Db, id: number, hidden: ContactHidden, viewer?: ViewerId): ProductPageView {
  const row = itemDetails(db).get({ id })
  if (!row) throw noSuchItem()
  const { item, owner } = row
  const pictures = picturesOf(db).all({ id })
  const views = pictures.map(imageView)
  const wishes = wishesWith(db, [id]).get(id) ?? []
  return {
    id,
    name: item.name,
    description: item.description,
    description_text: item.descriptionText,
    message: item.message,
    condition: item.condition,
    category: { ...row.category, name: shown(row.category.name) },
    images: views.map(({ url }) => url),
    pictures: views,
    display_image: views[0]?.url ?? null,
    video_links: item.videoLinks,
    neighbourhood: row.neighbourhood,
    version: item.version,
    created_at: item.createdAt.toISOString(),
    status: item.status,
    is_favorite: favouritesAmong(db, viewer, [id]).has(id),
    owner: {
      id: owner.id,
      name: owner.name,
      avatar: row.avatar && smallImageUrl(row.avatar),
      ...contactView({ email: owner.email, phone: item.phone || owner.phone }, hidden),
      address: item.location || owner.address,
      ...figures(db, owner.id),
    },
    trade_preferences: preferencesOf(item.tradePreferences, wishes),
    wishes,
    is_gift: item.isGift && giftsAreOn(db),
    ...(viewer === owner.id ? { starts_chain: item.startsChain, wanted_count: wantedCount(db, id) } : {}),
    suggested: cardsOf(db, suggestedIds(db, id, item.categoryId), viewer),
  }
}

/** The item with an access check. @throws AppError 404 not found or no access */
export function getItem(db: Db, id: number, reader: Reader): ProductPageView {
  const viewer = 'id' in reader ? reader.id : undefined
  if (!canSeeItem(db, id, viewer)) throw noSuchItem()
  return itemView(db, id, contactHidden(db, reader, ownerOf(db, id)!), viewer)
}
