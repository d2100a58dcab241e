import { prepared } from '../../../db/open.ts'
import type { DayMoveState, DayThingState, SwapDayState } from './day-states-shared.ts'

export interface DayRow {
  id: number
  title: string
  place: string
  startsAt: number
  checkInUntil: number
  text: string
  most: number
  state: SwapDayState
  lastNumber: number
  /** JSON of a `MatchingView`. */
  result: string | null
  revision: number
  createdAt: number
  updatedAt: number | null
}

const DAY = `id, title, place, starts_at AS startsAt, check_in_until AS checkInUntil, text, most, state,
  last_number AS lastNumber, result, revision, created_at AS createdAt, updated_at AS updatedAt`

export const dayById = prepared((db) =>
  db.$client.prepare<{ id: number }, DayRow>(`SELECT ${DAY} FROM swap_days WHERE id = :id`),
)

export const dayByClientId = prepared((db) =>
  db.$client
    .prepare<{ clientId: string }, number>('SELECT id FROM swap_days WHERE client_id = :clientId')
    .pluck(),
)

const OPEN = "state IN ('announced', 'check_in', 'matched', 'pick_up')"

/** Open days first by date, then past ones, latest first. */
export const daysPage = prepared((db) =>
  db.$client.prepare<{ limit: number; offset: number }, DayRow>(
    `SELECT ${DAY} FROM swap_days ORDER BY ${OPEN} DESC, iif(${OPEN}, starts_at, -starts_at), id
     LIMIT :limit OFFSET :offset`,
  ),
)

export const daysTotal = prepared((db) =>
  db.$client.prepare<[], number>('SELECT count(*) FROM swap_days').pluck(),
)

export const setDayState = prepared((db) =>
  db.$client.prepare<{ id: number; state: SwapDayState }>(
    'UPDATE swap_days SET state = :state WHERE id = :id',
  ),
)

/** Call it with each change that calendars show. */
export const reviseDay = prepared((db) =>
  db.$client.prepare<{ id: number; now: number }>(
    'UPDATE swap_days SET revision = revision + 1, updated_at = :now WHERE id = :id',
  ),
)

/** SQL: items that are at the day or announced and available. */
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

export const peopleThere = prepared((db) =>
  db.$client
    .prepare<{ id: number }, number>(
      `SELECT (SELECT count(*) FROM swap_day_people JOIN accounts ON accounts.id = account_id
         WHERE day_id = :id AND suspended_at IS NULL) + (SELECT count(*) FROM swap_day_guests WHERE day_id = :id)`,
    )
    .pluck(),
)

interface Of {
  id: number
  accountId: number
}

export const hasJoined = prepared((db) =>
  db.$client
    .prepare<Of, number>('SELECT 1 FROM swap_day_people WHERE day_id = :id AND account_id = :accountId')
    .pluck(),
)

export const codeOf = prepared((db) =>
  db.$client
    .prepare<Of, string>(
      `SELECT code FROM swap_day_people WHERE day_id = :id AND account_id = :accountId
       UNION ALL SELECT code FROM swap_day_guests WHERE day_id = :id AND account_id = :accountId`,
    )
    .pluck(),
)

export const joinDay = prepared((db) =>
  db.$client.prepare<Of & { code: string; now: number }>(
    `INSERT INTO swap_day_people (day_id, account_id, code, created_at) VALUES (:id, :accountId, :code, :now)
     ON CONFLICT DO NOTHING`,
  ),
)

export const leaveDay = prepared((db) =>
  db.$client.prepare<Of>('DELETE FROM swap_day_people WHERE day_id = :id AND account_id = :accountId'),
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

export interface PersonRow {
  accountId: number
  name: string
  guestId: number | null
}

/** Joined users, owners of items, and guests. */
export const peopleOf = prepared((db) =>
  db.$client.prepare<{ id: number }, PersonRow>(
    `SELECT accounts.id AS accountId, coalesce(guests.name, accounts.name) AS name, guests.id AS guestId
     FROM accounts LEFT JOIN swap_day_guests AS guests ON guests.account_id = accounts.id
     WHERE accounts.id IN (SELECT account_id FROM swap_day_people WHERE day_id = :id
       UNION SELECT account_id FROM swap_day_guests WHERE day_id = :id
       UNION SELECT owner_id FROM swap_day_things JOIN items ON items.id = item_id WHERE day_id = :id
       UNION SELECT to_id FROM swap_day_moves WHERE day_id = :id
       UNION SELECT from_id FROM swap_day_moves WHERE day_id = :id)
     ORDER BY name COLLATE NOCASE, accounts.id`,
  ),
)

/** Members by the beginning of a word, ignoring case. */
export const membersNamed = prepared((db) =>
  db.$client.prepare<{ name: string }, PersonRow>(
    `SELECT id AS accountId, name, NULL AS guestId FROM accounts
     WHERE suspended_at IS NULL AND left_at IS NULL AND pending_since IS NULL
       AND instr(' ' || lower(name), ' ' || lower(:name)) > 0 ORDER BY name COLLATE NOCASE, id LIMIT 20`,
  ),
)

export interface GuestRow {
  id: number
  dayId: number
  accountId: number
  name: string
  code: string
}

const GUEST = 'SELECT id, day_id AS dayId, account_id AS accountId, name, code FROM swap_day_guests'

export const guestByCode = prepared((db) =>
  db.$client.prepare<{ code: string }, GuestRow>(`${GUEST} WHERE code = :code`),
)
export const guestById = prepared((db) =>
  db.$client.prepare<{ id: number; guest: number }, GuestRow>(`${GUEST} WHERE id = :guest AND day_id = :id`),
)
export const guestByClientId = prepared((db) =>
  db.$client.prepare<{ id: number; clientId: string }, GuestRow>(
    `${GUEST} WHERE day_id = :id AND client_id = :clientId`,
  ),
)
export const guestsOf = prepared((db) =>
  db.$client.prepare<{ id: number }, GuestRow>(`${GUEST} WHERE day_id = :id ORDER BY id`),
)
export const insertGuest = prepared((db) =>
  db.$client.prepare<
    { id: number; accountId: number; name: string; code: string; clientId: string | null; now: number },
    GuestRow
  >(
    `INSERT INTO swap_day_guests (day_id, account_id, name, code, client_id, created_at)
     VALUES (:id, :accountId, :name, :code, :clientId, :now)
     RETURNING id, day_id AS dayId, account_id AS accountId, name, code`,
  ),
)

export const personByCode = prepared((db) =>
  db.$client
    .prepare<{ id: number; code: string }, number>(
      `SELECT account_id FROM swap_day_people WHERE day_id = :id AND code = :code
       UNION ALL SELECT account_id FROM swap_day_guests WHERE day_id = :id AND code = :code`,
    )
    .pluck(),
)

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

export const isOfDay = prepared((db) =>
  db.$client
    .prepare<{ id: number; itemId: number }, number>(
      'SELECT 1 FROM swap_day_things WHERE day_id = :id AND item_id = :itemId',
    )
    .pluck(),
)
