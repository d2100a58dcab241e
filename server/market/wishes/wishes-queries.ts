import { type Db, prepared } from '../../../db/open.ts'
import { usedBy } from './used-by.ts'

export interface WishRow {
  id: number
  accountId: number
  text: string
  categoryId: number | null
  categoryName: string | null
  /** 1 for anything its owner has. */
  forAny: 0 | 1
  /** Milliseconds. */
  createdAt: number
  /** How many swaps may bring it; null for any number. */
  most: number | null
  /** Milliseconds; null while it is open. */
  fulfilledAt: number | null
  /** Swaps that use it, open and final ones. */
  used: number
}

const COLUMNS = `wishes.id, wishes.account_id AS accountId, wishes.text, wishes.category_id AS categoryId,
  categories.name AS categoryName, wishes.for_any AS forAny, wishes.created_at AS createdAt,
  wishes.most, wishes.fulfilled_at AS fulfilledAt, ${usedBy('wish_id', 'wishes.id')} AS used`
const FROM = 'FROM wishes LEFT JOIN categories ON categories.id = wishes.category_id'

/** SQL over `wishes`: one that is still looked for. */
export const IS_OPEN = 'wishes.fulfilled_at IS NULL'

const listOf = (where: string, order: string) =>
  prepared((db) =>
    db.$client.prepare<{ accountId: number }, WishRow>(
      `SELECT ${COLUMNS} ${FROM} WHERE wishes.account_id = :accountId AND ${where} ORDER BY ${order}`,
    ),
  )

/** The open and the fulfilled wishes of a person, the newest first. */
export const wishesOf = {
  open: listOf(IS_OPEN, 'wishes.id DESC'),
  fulfilled: listOf('wishes.fulfilled_at IS NOT NULL', 'wishes.fulfilled_at DESC, wishes.id DESC'),
}

/** What a person is looking for with something to give for it, the newest first. */
export const openWishesOf = prepared((db) =>
  db.$client.prepare<{ accountId: number }, WishRow>(
    `SELECT ${COLUMNS} ${FROM} WHERE wishes.account_id = :accountId AND ${IS_OPEN} AND (wishes.for_any = 1 OR EXISTS
       (SELECT 1 FROM wish_items JOIN items ON items.id = wish_items.item_id
        WHERE wish_id = wishes.id AND items.status = 'available'))
     ORDER BY wishes.id DESC`,
  ),
)

/** Whether a person has a wish that is called so: by its words, or else by its category. */
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

/** Wishes for each of these items: those for it alone first, as their owner put them, then those for anything. `ids` is JSON. */
export const wishesForItems = prepared((db) =>
  db.$client.prepare<{ ids: string }, WishRow & { itemId: number }>(
    `SELECT items.id AS itemId, ${COLUMNS}
     FROM items JOIN wishes ON wishes.account_id = items.owner_id AND ${IS_OPEN} AND (wishes.for_any = 1 OR EXISTS
       (SELECT 1 FROM wish_items WHERE wish_id = wishes.id AND item_id = items.id))
     LEFT JOIN categories ON categories.id = wishes.category_id
     WHERE items.id IN (SELECT value FROM json_each(:ids)) ORDER BY items.id, wishes.for_any, wishes.id`,
  ),
)

/** The wishes for one item alone that consist of words: those that the form of the item shows. */
export const wordedWishesOfItem = prepared((db) =>
  db.$client.prepare<{ itemId: number }, { id: number; key: string; text: string }>(
    `SELECT wishes.id, wishes.key, wishes.text FROM wish_items JOIN wishes ON wishes.id = wish_items.wish_id
     WHERE wish_items.item_id = :itemId AND wishes.category_id IS NULL AND ${IS_OPEN} ORDER BY wishes.id`,
  ),
)

/** A wish in the same words that is for some things only. */
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

/** Uses count from the moment a wish is reopened. */
export function dropFinalUses(db: Db, id: number): void {
  for (const statement of finalUses(db)) statement.run({ id })
}
const finalUses = prepared((db) =>
  ['uses', 'swap_day_uses'].map((table) =>
    db.$client.prepare<{ id: number }>(`DELETE FROM ${table} WHERE wish_id = :id AND state = 'final'`),
  ),
)

/** Swaps that use a wish: those that are only proposed, and all. */
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

/** Whether all of these different items are this person's. */
export const areOwn = (db: Db, ownerId: number, ids: number[]): boolean =>
  ownAmong(db).get({ ids: JSON.stringify(ids), ownerId }) === ids.length

export const categoryName = prepared((db) =>
  db.$client.prepare<{ id: number }, string>('SELECT name FROM categories WHERE id = :id').pluck(),
)

/** The newest available items of a person. */
export const availableOf = prepared((db) =>
  db.$client
    .prepare<{ ownerId: number; limit: number }, number>(
      `SELECT id FROM items WHERE owner_id = :ownerId AND status = 'available' ORDER BY id DESC LIMIT :limit`,
    )
    .pluck(),
)
