import { type Db, prepared } from '../../../db/open.ts'
import { shown } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { cardImageOf, smallImageOf } from '../../platform/images/image-view.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { preferencesOf, wishesWith } from '../wishes/wishes-service.ts'
import type { CardView } from './items-shared.ts'

interface CardRow {
  id: number
  name: string
  condition: CardView['condition']
  status: CardView['status']
  is_gift: 0 | 1
  location: string
  trade_preferences: string
  created_at: number
  hash: string | null
  width: number
  height: number
  widths: string
  placeholder: string | null
  owner_id: number
  owner_name: string
  owner_address: string
  avatar_hash: string | null
  avatar_widths: string
  category_id: number
  category_name: string
  neighbourhood_id: number | null
  neighbourhood_name: string | null
}

// Raw SQL for the most frequent query: drizzle would double its time (docs/performance.md).
const cardRows = prepared((db) =>
  db.$client.prepare<[ids: string], CardRow>(
    `SELECT items.id, items.name, items.condition, items.status, items.is_gift, items.location, items.trade_preferences,
       items.created_at, images.hash, images.width, images.height, images.widths, images.placeholder,
       accounts.id AS owner_id, accounts.name AS owner_name, accounts.address AS owner_address,
       avatars.hash AS avatar_hash, avatars.widths AS avatar_widths,
       categories.id AS category_id, categories.name AS category_name,
       neighbourhoods.id AS neighbourhood_id, neighbourhoods.name AS neighbourhood_name
     FROM items
     JOIN accounts ON accounts.id = items.owner_id
     JOIN categories ON categories.id = items.category_id
     LEFT JOIN neighbourhoods ON neighbourhoods.id = items.neighbourhood_id
     LEFT JOIN item_images ON item_images.item_id = items.id AND item_images.position =
       (SELECT min(position) FROM item_images WHERE item_id = items.id)
     LEFT JOIN images ON images.id = item_images.image_id
     LEFT JOIN images AS avatars ON avatars.id = accounts.avatar_image_id
     WHERE items.id IN (SELECT value FROM json_each(?))`,
  ),
)

// Raw SQL, because every page of signed-in users waits for it.
const amongIds = prepared((db) =>
  db.$client
    .prepare<[accountId: number, ids: string], number>(
      'SELECT item_id FROM favourites WHERE account_id = ? AND item_id IN (SELECT value FROM json_each(?))',
    )
    .pluck(),
)

/** Favourites among the items; none for a visitor (undefined). */
export function favouritesAmong(
  db: Db,
  accountId: number | undefined,
  ids: readonly number[],
): ReadonlySet<number> {
  if (accountId === undefined || ids.length === 0) return new Set()
  return new Set(amongIds(db).all(accountId, JSON.stringify(ids)))
}

export function cardsOf(db: Db, ids: number[], viewerId?: number): CardView[] {
  const rows = new Map(
    cardRows(db)
      .all(JSON.stringify(ids))
      .map((row) => [row.id, row]),
  )
  const liked = favouritesAmong(db, viewerId, ids)
  const wished = wishesWith(db, ids)
  const gifts = giftsAreOn(db)
  const isGift = (row: CardRow) => gifts && row.is_gift === 1
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row) return []
    const wishes = wished.get(id) ?? []
    return {
      id,
      name: row.name,
      ...cardImageOf(row),
      image_placeholder: row.placeholder ?? '',
      condition: row.condition,
      address: row.location || row.owner_address,
      neighbourhood:
        row.neighbourhood_id === null ? null : { id: row.neighbourhood_id, name: row.neighbourhood_name! },
      created_at: new Date(row.created_at).toISOString(),
      is_favorite: liked.has(id),
      // The specification requires the badge "Swap"; gifts have their own.
      badge: isGift(row) ? m.items_free() : m.items_swap(),
      is_gift: isGift(row),
      status: row.status,
      trade_preferences: preferencesOf(row.trade_preferences, wishes),
      wishes,
      owner: {
        id: row.owner_id,
        name: row.owner_name,
        avatar: smallImageOf({ hash: row.avatar_hash, widths: row.avatar_widths }),
      },
      category: { id: row.category_id, name: shown(row.category_name) },
    }
  })
}
