import { type Db, prepared } from '../../../db/open.ts'
import { usedBy } from './used-by.ts'

export interface WishRow {
  id: number
  accountId: number
  text: string
  categoryId: number | null
  categoryName: string | null
  forAny: 0 | 1
  createdAt: number
  most: number | null
  fulfilledAt: number | null
  used: number
}

const COLUMNS = `wishes.id, wishes.account_id AS accountId, wishes.text, wishes.category_id AS categoryId,
  categories.name AS categoryName, wishes.for_any AS forAny, wishes.created_at AS createdAt,
  wishes.most, wishes.fulfilled_at AS fulfilledAt, ${usedBy('wish_id', 'wishes.id')} AS used`
const FROM = 'FROM wishes LEFT JOIN categories ON categories.id = wishes.category_id'

export const IS_OPEN = 'wishes.fulfilled_at IS NULL'

const listOf = (where: string, order: string) =>
  prepared((db) =>
    db.$client.prepare<{ accountId: number }, WishRow>(
      `SELECT ${COLUMNS} ${FROM} WHERE wishes.account_id = :accountId AND ${where} ORDER BY ${order}`,
    ),
  )

export const wishesOf = {
  open: listOf(IS_OPEN, 'wishes.id DESC'),
  fulfilled: listOf('wishes.fulfilled_at IS NOT NULL', 'wishes.fulfilled_at DESC, wishes.id DESC'),
}

export const openWishesOf = prepared((db) =>
  db.$client.prepare<{ accountId: number }, WishRow>(
    `SELECT ${COLUMNS} ${FROM} WHERE wishes.account_id = :accountId AND ${IS_OPEN} AND (wishes.for_any = 1 OR EXISTS
       (SELECT 1 FROM wish_items JOIN items ON items.id = wish_items.item_id
        WHERE wish_id = wishes.id AND items.status = 'available'))
     ORDER BY wishes.id DESC`,
  ),
)

/** True if the user has a wish with this text or category name. */
export const lookedFor = prepared((db) =>
  db.$client
    .prepare<{ accountId: number; wish: string }, 1>(
      `SELECT 1 ${FROM} WHERE wishes.account_id = :accountId AND ${IS_OPEN} AND iif(wishes.text = '', categories.name, wishes.text) = :wish`,
    )
    .pluck(),
)

export const wishById = prepared((db) =>
  db.$client.prepare<{ id: number }, WishRow>(`SELECT ${COLUMNS} ${FROM} WHERE wishes.id = :id`),
)

/** Wishes per item: specific ones first, then general ones. `ids` is JSON. */
export const wishesForItems = prepared((db) =>
  db.$client.prepare<{ ids: string }, WishRow & { itemId: number }>(
    `SELECT items.id AS itemId, ${COLUMNS}
     FROM items JOIN wishes ON wishes.account_id = items.owner_id AND ${IS_OPEN} AND (wishes.for_any = 1 OR EXISTS
       (SELECT 1 FROM wish_items WHERE wish_id = wishes.id AND item_id = items.id))
     LEFT JOIN categories ON categories.id = wishes.category_id
     WHERE items.id IN (SELECT value FROM json_each(:ids)) ORDER BY items.id, wishes.for_any, wishes.id`,
  ),
)

/** Worded wishes for one item only, as in its form. */
export const wordedWishesOfItem = prepared((db) =>
  db.$client.prepare<{ itemId: number }, { id: number; key: string; text: string }>(
    `SELECT wishes.id, wishes.key, wishes.text FROM wish_items JOIN wishes ON wishes.id = wish_items.wish_id
     WHERE wish_items.item_id = :itemId AND wishes.category_id IS NULL AND ${IS_OPEN} ORDER BY wishes.id`,
  ),
)

export const wishInWords = prepared((db) =>
  db.$client
    .prepare<{ accountId: number; key: string }, number>(
      `SELECT id FROM wishes WHERE account_id = :accountId AND key = :key AND for_any = 0 AND category_id IS NULL AND ${IS_OPEN}
       ORDER BY id LIMIT 1`,
    )
    .pluck(),
)

export const wishCount = prepared((db) =>
  db.$client
    .prepare<{ accountId: number }, number>(
      `SELECT count(*) FROM wishes WHERE account_id = :accountId AND ${IS_OPEN}`,
    )
    .pluck(),
)

export const insertWish = prepared((db) =>
  db.$client
    .prepare<
      {
        accountId: number
        text: string
        key: string
        categoryId: number | null
        forAny: 0 | 1
        most: number | null
      },
      number
    >(
      `INSERT INTO wishes (account_id, text, key, category_id, for_any, most)
       VALUES (:accountId, :text, :key, :categoryId, :forAny, :most) RETURNING id`,
    )
    .pluck(),
)

export const setLimit = prepared((db) =>
  db.$client.prepare<{ id: number; most: number | null }>('UPDATE wishes SET most = :most WHERE id = :id'),
)

export const setFulfilled = prepared((db) =>
  db.$client.prepare<{ id: number; at: number | null }>(
    'UPDATE wishes SET fulfilled_at = :at WHERE id = :id',
  ),
)

/** A reopened wish starts with no uses. */
export function dropFinalUses(db: Db, id: number): void {
  for (const statement of finalUses(db)) statement.run({ id })
}
const finalUses = prepared((db) =>
  ['uses', 'swap_day_uses'].map((table) =>
    db.$client.prepare<{ id: number }>(`DELETE FROM ${table} WHERE wish_id = :id AND state = 'final'`),
  ),
)

export const usesOfWish = prepared((db) =>
  db.$client.prepare<{ id: number }, { open: number; total: number }>(
    `SELECT count(DISTINCT iif(swaps.state = 'proposed', swap_id, NULL)) AS open, count(DISTINCT swap_id)
       + (SELECT count(*) FROM swap_day_uses WHERE wish_id = :id AND state <> 'ended') AS total
     FROM uses JOIN swaps ON swaps.id = swap_id WHERE wish_id = :id AND uses.state <> 'ended'`,
  ),
)

export const deleteWish = prepared((db) =>
  db.$client.prepare<{ id: number }>('DELETE FROM wishes WHERE id = :id'),
)

export const addWishItem = prepared((db) =>
  db.$client.prepare<{ wishId: number; itemId: number }>(
    'INSERT INTO wish_items (wish_id, item_id) VALUES (:wishId, :itemId) ON CONFLICT DO NOTHING',
  ),
)

export const removeWishItem = prepared((db) =>
  db.$client.prepare<{ wishId: number; itemId: number }>(
    'DELETE FROM wish_items WHERE wish_id = :wishId AND item_id = :itemId',
  ),
)

export const wishItemIds = prepared((db) =>
  db.$client
    .prepare<{ wishId: number }, number>(
      'SELECT item_id FROM wish_items WHERE wish_id = :wishId ORDER BY item_id',
    )
    .pluck(),
)

const ownAmong = prepared((db) =>
  db.$client
    .prepare<{ ids: string; ownerId: number }, number>(
      'SELECT count(*) FROM items WHERE id IN (SELECT value FROM json_each(:ids)) AND owner_id = :ownerId',
    )
    .pluck(),
)

export const areOwn = (db: Db, ownerId: number, ids: number[]): boolean =>
  ownAmong(db).get({ ids: JSON.stringify(ids), ownerId }) === ids.length

export const categoryName = prepared((db) =>
  db.$client.prepare<{ id: number }, string>('SELECT name FROM categories WHERE id = :id').pluck(),
)

export const availableOf = prepared((db) =>
  db.$client
    .prepare<{ ownerId: number; limit: number }, number>(
      `SELECT id FROM items WHERE owner_id = :ownerId AND status = 'available' ORDER BY id DESC LIMIT :limit`,
    )
    .pluck(),
)
