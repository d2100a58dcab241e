import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '../../db/open.ts'
import { accounts, categories, images, itemImages, items } from '../../db/schema/index.ts'
import { favouritesAmong } from '../favourites/favourites-queries.ts'
import { cardImage, smallImageUrl } from '../images/image-view.ts'
import type { CardView } from './items-schema.ts'

/** The specification's default of the badge text. */
const BADGE = 'Swap'

const NO_IMAGE = { image: null, image_srcset: '', image_placeholder: '' }

const avatars = alias(images, 'avatars')

const cardRows = prepared((db) =>
  db
    .select({
      id: items.id,
      name: items.name,
      condition: items.condition,
      status: items.status,
      location: items.location,
      tradePreferences: items.tradePreferences,
      createdAt: items.createdAt,
      image: {
        hash: images.hash,
        width: images.width,
        height: images.height,
        widths: images.widths,
        placeholder: images.placeholder,
      },
      owner: { id: accounts.id, name: accounts.name, address: accounts.address },
      avatar: { hash: avatars.hash, widths: avatars.widths },
      category: { id: categories.id, name: categories.name },
    })
    .from(items)
    .innerJoin(accounts, eq(accounts.id, items.ownerId))
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .leftJoin(
      itemImages,
      and(
        eq(itemImages.itemId, items.id),
        sql`${itemImages.position} = (SELECT min(position) FROM item_images WHERE item_id = ${items.id})`,
      ),
    )
    .leftJoin(images, eq(images.id, itemImages.imageId))
    .leftJoin(avatars, eq(avatars.id, accounts.avatarImageId))
    .where(sql`${items.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)
    .prepare(),
)

/**
 * The cards of these items, in the order of `ids`; an id without an item is left out.
 *
 * @param viewerId whose favourites are marked; left out on pages, where hearts are holes.
 */
export function cardsOf(db: Db, ids: number[], viewerId?: number): CardView[] {
  const rows = new Map(
    cardRows(db)
      .all({ ids: JSON.stringify(ids) })
      .map((row) => [row.id, row]),
  )
  const liked = favouritesAmong(db, viewerId, ids)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row) return []
    return {
      id,
      name: row.name,
      ...(row.image ? cardImage(row.image) : NO_IMAGE),
      condition: row.condition,
      address: row.location || row.owner.address,
      created_at: row.createdAt.toISOString(),
      is_favorite: liked.has(id),
      badge: BADGE,
      status: row.status,
      trade_preferences: row.tradePreferences,
      owner: { id: row.owner.id, name: row.owner.name, avatar: row.avatar && smallImageUrl(row.avatar) },
      category: row.category,
    }
  })
}
