import { type Db, prepared } from '../../../db/open.ts'
import { isBlockedBetween } from '../../site/notifications/blocked-between.ts'

interface Of {
  accountId: number
  itemId: number
}

interface WantRow {
  itemId: number
  answer: 'yes' | 'no'
  forAny: 0 | 1
  heldAt: number
  askedAt: number | null
}

const COLUMNS =
  'wants.item_id AS itemId, answer, for_any AS forAny, wants.held_at AS heldAt, wants.asked_at AS askedAt'

export const wantOf = prepared((db) =>
  db.$client.prepare<Of, WantRow>(
    `SELECT ${COLUMNS} FROM wants WHERE account_id = :accountId AND item_id = :itemId`,
  ),
)

export const OWNER_IS_HERE =
  '(accounts.suspended_at IS NULL OR accounts.id IN (SELECT account_id FROM swap_day_guests))'

const SHOWN = `FROM wants JOIN items ON items.id = wants.item_id JOIN accounts ON accounts.id = items.owner_id
  WHERE wants.account_id = :accountId AND answer = 'yes' AND items.status <> 'hidden' AND ${OWNER_IS_HERE}`

export const wantsPage = prepared((db) =>
  db.$client.prepare<{ accountId: number; limit: number; offset: number }, WantRow>(
    `SELECT ${COLUMNS} ${SHOWN} ORDER BY wants.held_at DESC, wants.item_id DESC LIMIT :limit OFFSET :offset`,
  ),
)

export const wantsTotal = prepared((db) =>
  db.$client.prepare<{ accountId: number }, number>(`SELECT count(*) ${SHOWN}`).pluck(),
)

export const openWants = prepared((db) =>
  db.$client
    .prepare<{ accountId: number }, number>(
      `SELECT count(*) FROM wants JOIN items ON items.id = wants.item_id
       WHERE account_id = :accountId AND answer = 'yes' AND items.status <> 'traded'`,
    )
    .pluck(),
)

export const setAnswer = prepared((db) =>
  db.$client.prepare<Of & { answer: 'yes' | 'no'; forAny: 0 | 1; now: number }>(
    `INSERT INTO wants (account_id, item_id, answer, for_any, held_at) VALUES (:accountId, :itemId, :answer, :forAny, :now)
     ON CONFLICT DO UPDATE SET answer = :answer, for_any = :forAny, held_at = :now, asked_at = NULL`,
  ),
)

export const deleteWant = prepared((db) =>
  db.$client.prepare<Of>(
    `DELETE FROM wants WHERE account_id = :accountId AND item_id = :itemId AND answer = 'yes'`,
  ),
)

const clearFor = prepared((db) =>
  db.$client.prepare<Of>('DELETE FROM want_items WHERE account_id = :accountId AND item_id = :itemId'),
)

const addFor = prepared((db) =>
  db.$client.prepare<Of & { forItemId: number }>(
    'INSERT INTO want_items (account_id, item_id, for_item_id) VALUES (:accountId, :itemId, :forItemId)',
  ),
)

export function setFor(db: Db, of: Of, ids: readonly number[]): void {
  clearFor(db).run(of)
  for (const forItemId of ids) addFor(db).run({ ...of, forItemId })
}

const forRows = prepared((db) =>
  db.$client.prepare<{ accountId: number; ids: string }, { itemId: number; forItemId: number }>(
    `SELECT item_id AS itemId, for_item_id AS forItemId FROM want_items
     WHERE account_id = :accountId AND item_id IN (SELECT value FROM json_each(:ids)) ORDER BY for_item_id`,
  ),
)

export function namedFor(db: Db, accountId: number, itemIds: readonly number[]): Map<number, number[]> {
  const rows = forRows(db).all({ accountId, ids: JSON.stringify(itemIds) })
  return new Map(
    [...Map.groupBy(rows, ({ itemId }) => itemId)].map(([itemId, of]) => [
      itemId,
      of.map(({ forItemId }) => forItemId),
    ]),
  )
}

const nameable = prepared((db) =>
  db.$client
    .prepare<Of & { ids: string }, number>(
      `SELECT count(*) FROM items WHERE id IN (SELECT value FROM json_each(:ids)) AND owner_id = :accountId
         AND (status = 'available' OR id IN (SELECT item_id FROM swap_day_things WHERE hold = 'reserved')
           OR id IN (SELECT for_item_id FROM want_items WHERE account_id = :accountId AND item_id = :itemId))`,
    )
    .pluck(),
)

/** True if all ids are own items that are available or already named. */
export const mayBeNamed = (db: Db, of: Of, ids: readonly number[]): boolean =>
  nameable(db).get({ ...of, ids: JSON.stringify(ids) }) === ids.length

export const wantDay = prepared((db) =>
  db.$client.prepare<{ accountId: number }, { since: number; count: number }>(
    'SELECT since, count FROM want_days WHERE account_id = :accountId',
  ),
)

export const setWantDay = prepared((db) =>
  db.$client.prepare<{ accountId: number; since: number; count: number }>(
    `INSERT INTO want_days (account_id, since, count) VALUES (:accountId, :since, :count)
     ON CONFLICT DO UPDATE SET since = :since, count = :count`,
  ),
)

/** Users with unconfirmed wants of available items before `before`. INDEXED BY, because SQLite would scan all wants for DISTINCT. */
export const peopleToAsk = prepared((db) =>
  db.$client
    .prepare<{ before: number; most: number }, number>(
      `SELECT DISTINCT wants.account_id FROM wants INDEXED BY wants_held JOIN items ON items.id = wants.item_id
       JOIN accounts ON accounts.id = wants.account_id
       WHERE answer = 'yes' AND wants.asked_at IS NULL AND held_at < :before AND items.status = 'available'
         AND accounts.suspended_at IS NULL AND NOT ${isBlockedBetween('wants.account_id', 'items.owner_id')} LIMIT :most`,
    )
    .pluck(),
)

export const markAsked = prepared((db) =>
  db.$client.prepare<{ accountId: number; before: number; now: number }, { name: string }>(
    `UPDATE wants SET asked_at = :now WHERE account_id = :accountId AND answer = 'yes' AND asked_at IS NULL
       AND held_at < :before AND EXISTS (SELECT 1 FROM items WHERE id = wants.item_id AND status = 'available'
         AND NOT ${isBlockedBetween(':accountId', 'owner_id')})
     RETURNING (SELECT name FROM items WHERE id = wants.item_id) AS name`,
  ),
)

export const isGuestsItem = prepared((db) =>
  db.$client.prepare<{ itemId: number }, { found: 1 }>(
    `SELECT 1 AS found FROM items JOIN swap_day_guests ON account_id = owner_id
     WHERE items.id = :itemId AND items.status <> 'hidden'`,
  ),
)
