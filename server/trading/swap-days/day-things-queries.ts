import { prepared } from '../../../db/open.ts'
import type { DayMoveState, DayThingState } from './day-states-shared.ts'

/** SQL: items that are checked in, or announced and available. */
const THERE = `FROM swap_day_things AS things JOIN items ON items.id = things.item_id
  JOIN accounts ON accounts.id = items.owner_id
  WHERE things.day_id = :id AND (things.state <> 'announced' OR (items.status = 'available' AND accounts.suspended_at IS NULL))`

export const thingsThere = prepared((db) =>
  db.$client.prepare<{ id: number }, number>(`SELECT count(*) ${THERE}`).pluck(),
)

export const thingsPage = prepared((db) =>
  db.$client
    .prepare<{ id: number; limit: number; offset: number }, number>(
      `SELECT things.item_id ${THERE} ORDER BY things.number IS NULL, things.number, things.item_id LIMIT :limit OFFSET :offset`,
    )
    .pluck(),
)

export interface ThingRow {
  itemId: number
  ownerId: number
  name: string
  number: number | null
  state: DayThingState
  hold: 'reserved' | 'traded' | null
  leftoverAsGift: 0 | 1
  checkedAt: number | null
}

const THINGS = `SELECT things.item_id AS itemId, items.owner_id AS ownerId, items.name, things.number, things.state,
    things.hold, things.leftover_as_gift AS leftoverAsGift, things.checked_at AS checkedAt
  FROM swap_day_things AS things JOIN items ON items.id = things.item_id WHERE things.day_id = :id`
const IN_ORDER = 'ORDER BY things.number IS NULL, things.number, things.item_id'

export const thingsOf = prepared((db) =>
  db.$client.prepare<{ id: number }, ThingRow>(`${THINGS} ${IN_ORDER}`),
)

interface Of {
  id: number
  accountId: number
}

export const ownThings = prepared((db) =>
  db.$client.prepare<Of, ThingRow>(`${THINGS} AND items.owner_id = :accountId ${IN_ORDER}`),
)

export const thingOf = prepared((db) =>
  db.$client.prepare<{ id: number; itemId: number }, ThingRow>(`${THINGS} AND things.item_id = :itemId`),
)

export const addThing = prepared((db) =>
  db.$client.prepare<{ id: number; itemId: number; leftoverAsGift: 0 | 1; now: number }>(
    `INSERT INTO swap_day_things (day_id, item_id, leftover_as_gift, created_at) VALUES (:id, :itemId, :leftoverAsGift, :now)
     ON CONFLICT DO NOTHING`,
  ),
)

export const setLeftover = prepared((db) =>
  db.$client.prepare<{ id: number; itemId: number; leftoverAsGift: 0 | 1 }>(
    'UPDATE swap_day_things SET leftover_as_gift = :leftoverAsGift WHERE day_id = :id AND item_id = :itemId',
  ),
)

export const removeThing = prepared((db) =>
  db.$client.prepare<{ id: number; itemId: number }>(
    'DELETE FROM swap_day_things WHERE day_id = :id AND item_id = :itemId',
  ),
)

export const setThing = prepared((db) =>
  db.$client.prepare<{
    id: number
    itemId: number
    state: DayThingState
    hold: 'reserved' | 'traded' | null
    number: number | null
    checkedAt: number | null
  }>(
    `UPDATE swap_day_things SET state = :state, hold = :hold, number = :number, checked_at = :checkedAt
     WHERE day_id = :id AND item_id = :itemId`,
  ),
)

export const noteConflict = prepared((db) =>
  db.$client.prepare<{ id: number; itemId: number; kept: 'done' | 'undone'; now: number }>(
    'UPDATE swap_day_things SET conflict_kept = :kept, conflict_at = :now WHERE day_id = :id AND item_id = :itemId',
  ),
)

export const conflictsOf = prepared((db) =>
  db.$client.prepare<
    { id: number },
    { product_id: number; name: string; kept: 'done' | 'undone'; at: number }
  >(
    `SELECT item_id AS product_id, items.name, conflict_kept AS kept, conflict_at AS at
     FROM swap_day_things JOIN items ON items.id = item_id
     WHERE day_id = :id AND conflict_kept IS NOT NULL ORDER BY conflict_at`,
  ),
)

export const nextNumber = prepared((db) =>
  db.$client
    .prepare<{ id: number }, number>(
      'UPDATE swap_days SET last_number = last_number + 1 WHERE id = :id RETURNING last_number',
    )
    .pluck(),
)

export interface MoveRow {
  itemId: number
  number: number
  fromId: number
  toId: number
  loop: number
  isGift: 0 | 1
  name: string
  state: DayMoveState
  tickedAt: number | null
}

const MOVES = `SELECT moves.item_id AS itemId, coalesce(things.number, 0) AS number, from_id AS fromId, to_id AS toId, loop,
    is_gift AS isGift, moves.name, moves.state, ticked_at AS tickedAt
  FROM swap_day_moves AS moves
  LEFT JOIN swap_day_things AS things ON things.day_id = moves.day_id AND things.item_id = moves.item_id
  WHERE moves.day_id = :id`

export const movesOf = prepared((db) =>
  db.$client.prepare<{ id: number }, MoveRow>(`${MOVES} ORDER BY moves.position`),
)

export const moveOf = prepared((db) =>
  db.$client.prepare<{ id: number; itemId: number }, MoveRow>(`${MOVES} AND moves.item_id = :itemId`),
)

export const setMove = prepared((db) =>
  db.$client.prepare<{ id: number; itemId: number; state: DayMoveState; tickedAt: number | null }>(
    'UPDATE swap_day_moves SET state = :state, ticked_at = :tickedAt WHERE day_id = :id AND item_id = :itemId',
  ),
)

export const insertMove = prepared((db) =>
  db.$client.prepare<{
    id: number
    itemId: number
    fromId: number
    toId: number
    position: number
    loop: number
    isGift: 0 | 1
    name: string
  }>(
    `INSERT INTO swap_day_moves (day_id, item_id, from_id, to_id, position, loop, is_gift, name)
     VALUES (:id, :itemId, :fromId, :toId, :position, :loop, :isGift, :name)`,
  ),
)

export const dropPlan = {
  moves: prepared((db) =>
    db.$client.prepare<{ id: number }>('DELETE FROM swap_day_moves WHERE day_id = :id'),
  ),
  result: prepared((db) =>
    db.$client.prepare<{ id: number; result: string | null }>(
      'UPDATE swap_days SET result = :result WHERE id = :id',
    ),
  ),
}

/** Deck of a day, without answered items and blocked users. */
export const dayDeck = prepared((db) =>
  db.$client
    .prepare<{ id: number; me: number; skip: string; limit: number }, number>(
      `SELECT things.item_id ${THERE} AND things.state IN ('announced', 'checked_in') AND items.owner_id <> :me
         AND items.id NOT IN (SELECT item_id FROM wants WHERE account_id = :me)
         AND items.id NOT IN (SELECT value FROM json_each(:skip))
         AND NOT EXISTS (SELECT 1 FROM blocks WHERE (blocker_id = :me AND blocked_id = items.owner_id)
           OR (blocker_id = items.owner_id AND blocked_id = :me))
       ORDER BY things.item_id LIMIT :limit`,
    )
    .pluck(),
)

/** Items of the day that a user would take, with the want set of each. */
export const yesesOf = prepared((db) =>
  db.$client.prepare<
    { id: number; me: number },
    { id: number; name: string; number: number | null; set_id: number | null }
  >(
    `SELECT items.id, items.name, things.number,
       (SELECT set_id FROM wants WHERE account_id = :me AND item_id = items.id) AS set_id ${THERE}
       AND things.state IN ('announced', 'checked_in')
       AND items.id IN (SELECT item_id FROM wants WHERE account_id = :me AND answer = 'yes')
     ORDER BY things.item_id`,
  ),
)

export const isOfDay = prepared((db) =>
  db.$client
    .prepare<{ id: number; itemId: number }, number>(
      'SELECT 1 FROM swap_day_things WHERE day_id = :id AND item_id = :itemId',
    )
    .pluck(),
)
