import { type Db, prepared } from '../../../db/open.ts'
import {
  newestItems,
  newestPerOwner,
  type Owned,
  type Step,
} from '../../platform/database/newest-per-owner.ts'
import { isBlockedBetween } from '../../site/notifications/blocked-between.ts'
import { authorOf } from '../circles/market-rules.ts'
import { DECK } from '../limits.ts'

/** SQL: the items in the user's pending requests. */
const PENDING = `swap_legs JOIN swap_parties ON swap_parties.swap_id = swap_legs.swap_id
  WHERE swap_legs.swap_state = 'proposed' AND until_revision IS NULL AND swap_legs.swap_kind = 'request'
    AND swap_parties.account_id = :me`

/** SQL condition: answered or requested by `:me`. */
const ANSWERED = `(EXISTS (SELECT 1 FROM wants WHERE account_id = :me AND item_id = items.id)
  OR EXISTS (SELECT 1 FROM ${PENDING} AND swap_legs.item_id = items.id))`

const MAY_STAND = `items.status = 'available' AND items.owner_id <> :me
  AND NOT ${isBlockedBetween(':me', 'items.owner_id')}`

export interface Standing {
  id: number
  ownerId: number
  /** 1 if the user has answered the item. It then keeps its place in the order but is not shown. */
  isAnswered: 0 | 1
}

/** Items among `ids` (JSON) that may be in the deck, including answered ones. */
export const mayStand = prepared((db) =>
  db.$client.prepare<{ me: number; ids: string }, Standing>(
    `SELECT items.id, items.owner_id AS ownerId, ${ANSWERED} AS isAnswered FROM items
     WHERE items.id IN (SELECT value FROM json_each(:ids)) AND ${MAY_STAND}`,
  ),
)

/** One step of the newest unanswered eligible items, among DECK.looked, at most DECK.ofOwner per owner. */
const standing = prepared((db) =>
  db.$client.prepare<Step & { me: number }, Standing>(
    `SELECT id, ownerId, 0 AS isAnswered FROM (
       SELECT items.id, items.owner_id AS ownerId,
         row_number() OVER (PARTITION BY items.owner_id ORDER BY items.id DESC) AS nth FROM
         (${newestItems("status = 'available'")} LIMIT ${DECK.looked}) AS newest
       CROSS JOIN items ON items.id = newest.id WHERE ${MAY_STAND} AND NOT ${ANSWERED}
     ) WHERE nth <= ${DECK.ofOwner} ORDER BY id DESC LIMIT ${DECK.others}`,
  ),
)

/** The newest DECK.others unanswered eligible items, at most DECK.ofOwner per owner. */
export const newestStanding = (db: Db, me: number): Standing[] =>
  newestPerOwner([(step: Step) => standing(db).all({ me, ...step })], {
    most: DECK.ofOwner,
    want: DECK.others,
  }).kept

/** Items that the user has answered and that would otherwise be in the deck, with an id from `from`. */
export const answeredFrom = prepared((db) =>
  db.$client.prepare<{ me: number; from: number }, Standing>(
    `SELECT items.id, items.owner_id AS ownerId, 1 AS isAnswered
     FROM (SELECT item_id FROM wants WHERE account_id = :me UNION SELECT item_id FROM ${PENDING}) AS answered
     CROSS JOIN items ON items.id = answered.item_id WHERE items.id >= :from AND ${MAY_STAND}`,
  ),
)

/** The available item with the highest id up to the given one. */
export const availableFrom = prepared((db) =>
  db.$client
    .prepare<[number], number>(
      "SELECT id FROM items WHERE status = 'available' AND id <= ? ORDER BY id DESC LIMIT 1",
    )
    .pluck(),
)

export const highestItem = prepared((db) =>
  db.$client.prepare<[], number>('SELECT coalesce(max(id), 0) FROM items').pluck(),
)

export const namesOfOwn = prepared((db) =>
  db.$client.prepare<{ me: number; limit: number }, { id: number; name: string }>(
    `SELECT id, name FROM items WHERE owner_id = :me AND status = 'available' ORDER BY id DESC LIMIT :limit`,
  ),
)

/** SQL: items among `ids` (JSON) with their rank in the category, to limit by DECK.mine. */
const FEW_OF_OWN = `SELECT id, category_id, row_number() OVER (PARTITION BY category_id ORDER BY id DESC) AS turn
  FROM items WHERE id IN (SELECT value FROM json_each(:ids))`

/** Others' wishes that match my items `ids` (JSON), newest first, with at most DECK.mine items each, and DECK.ofOwner wishes per user. */
export const wishesFor = prepared((db) =>
  db.$client.prepare<
    { me: number; ids: string; limit: number },
    { wishId: number; accountId: number; forAny: 0 | 1; mine: number }
  >(
    `SELECT wishId, accountId, forAny, mine FROM (
       SELECT *, dense_rank() OVER (PARTITION BY accountId ORDER BY wishId DESC) AS nth,
         row_number() OVER (PARTITION BY wishId ORDER BY mine DESC) AS turn
       FROM (
         SELECT wishes.id AS wishId, account_id AS accountId, for_any AS forAny, item_id AS mine
         FROM wish_matches JOIN wishes ON wishes.id = wish_id
         WHERE item_id IN (SELECT value FROM json_each(:ids)) AND NOT is_beyond AND account_id <> :me AND fulfilled_at IS NULL
         UNION ALL
         SELECT wishes.id, account_id, for_any, own.id FROM (${FEW_OF_OWN}) AS own
         JOIN wishes ON wishes.category_id = own.category_id
         WHERE own.turn <= ${DECK.mine} AND wishes.text = '' AND account_id <> :me
       )
     ) WHERE nth <= ${DECK.ofOwner} AND turn <= ${DECK.mine} ORDER BY wishId DESC, mine DESC LIMIT :limit`,
  ),
)

export const availableForWish = prepared((db) =>
  db.$client
    .prepare<{ wishId: number }, number>(
      `SELECT items.id FROM wish_items JOIN items ON items.id = item_id
       WHERE wish_id = :wishId AND status = 'available' ORDER BY items.id DESC`,
    )
    .pluck(),
)

export const foundByWishes = prepared((db) =>
  db.$client.prepare<{ me: number; limit: number }, { wishId: number; itemId: number }>(
    `SELECT wish_id AS wishId, item_id AS itemId FROM wishes JOIN wish_matches ON wish_id = wishes.id
     WHERE account_id = :me AND fulfilled_at IS NULL ORDER BY item_id DESC LIMIT :limit`,
  ),
)

export const wantersOf = prepared((db) =>
  db.$client
    .prepare<{ me: number }, number>(
      `SELECT DISTINCT account_id FROM items CROSS JOIN wants ON wants.item_id = items.id
       WHERE items.owner_id = :me AND answer = 'yes'`,
    )
    .pluck(),
)

/** Users with a pending request to `me` whose newest terms are theirs; `me` sees these. */
export const askersOf = prepared((db) =>
  db.$client
    .prepare<{ me: number; limit: number }, number>(
      `SELECT DISTINCT from_id FROM swap_parties AS mine CROSS JOIN swap_legs AS legs ON legs.swap_id = mine.swap_id
       WHERE mine.account_id = :me AND mine.swap_kind = 'request' AND mine.swap_state = 'proposed'
         AND until_revision IS NULL AND from_id <> :me AND from_id = ${authorOf('legs.swap_id')}
       LIMIT :limit`,
    )
    .pluck(),
)

const LISTED = "status IN ('available', 'reserved')"

const newestWith = (status: 'available' | 'reserved') =>
  prepared((db) =>
    db.$client.prepare<Step, Owned>(`${newestItems(`status = '${status}'`)} LIMIT ${DECK.others}`),
  )
const [available, reserved] = [newestWith('available'), newestWith('reserved')]

/** Items of the DECK.others owners with the newest items, per status. */
export const newestListed = (db: Db): number[] =>
  [available, reserved].flatMap((query) =>
    newestPerOwner([(step: Step) => query(db).all(step)], { most: 1, want: DECK.others }).kept.map(
      ({ id }) => id,
    ),
  )

/** Owners visible to `me` of the listed and reserved items among `ids` (JSON). */
export const listedOwners = prepared((db) =>
  db.$client
    .prepare<{ me: number; ids: string }, number>(
      `SELECT DISTINCT owner_id FROM items WHERE owner_id <> :me AND ${LISTED}
         AND NOT ${isBlockedBetween(':me', 'owner_id')} AND id IN (SELECT value FROM json_each(:ids))
       ORDER BY owner_id`,
    )
    .pluck(),
)

/** The listed item with the highest id up to the given one. */
export const listedFrom = prepared((db) =>
  db.$client
    .prepare<[number], number>(`SELECT id FROM items WHERE ${LISTED} AND id <= ? ORDER BY id DESC LIMIT 1`)
    .pluck(),
)

/** The drawn account ids as JSON. */
export const deckDraw = prepared((db) =>
  db.$client
    .prepare<{ me: number; period: number }, string>(
      'SELECT owners FROM deck_draws WHERE account_id = :me AND period = :period',
    )
    .pluck(),
)

export const keepDeckDraw = prepared((db) =>
  db.$client.prepare<{ me: number; period: number; owners: string }>(
    `INSERT INTO deck_draws (account_id, period, owners) VALUES (:me, :period, :owners)
     ON CONFLICT DO UPDATE SET period = :period, owners = :owners`,
  ),
)

/** Own available items with trade preferences but no wishes. */
export const unsaidWishes = prepared((db) =>
  db.$client.prepare<{ me: number; limit: number }, { id: number; name: string; text: string }>(
    `SELECT id, name, trade_preferences AS text FROM items WHERE owner_id = :me AND status = 'available'
       AND trade_preferences <> '' AND NOT EXISTS (SELECT 1 FROM wish_items WHERE item_id = items.id)
     ORDER BY id DESC LIMIT :limit`,
  ),
)

export const peopleNamed = prepared((db) =>
  db.$client.prepare<
    { ids: string },
    { id: number; name: string; hash: string | null; widths: string | null }
  >(
    `SELECT accounts.id, name, hash, widths FROM accounts
     LEFT JOIN images ON images.id = accounts.avatar_image_id WHERE accounts.id IN (SELECT value FROM json_each(:ids))`,
  ),
)
