import { prepared } from '../../../db/open.ts'
import { foldedInSql } from '../../platform/search/folded-in-sql.ts'
import type { SwapDayState } from './day-states-shared.ts'

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

/** Increases the version of a day's calendar entry. Call it with each change that the entry displays. */
export const reviseDay = prepared((db) =>
  db.$client.prepare<{ id: number; now: number }>(
    'UPDATE swap_days SET revision = revision + 1, updated_at = :now WHERE id = :id',
  ),
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

/** Members of whom a word of the name begins with the text. @param name folded */
export const membersNamed = prepared((db) => {
  foldedInSql(db)
  return db.$client.prepare<{ name: string }, PersonRow>(
    `SELECT id AS accountId, name, NULL AS guestId FROM accounts
     WHERE suspended_at IS NULL AND left_at IS NULL AND pending_since IS NULL
       AND instr(' ' || folded(name), ' ' || :name) > 0 ORDER BY name COLLATE NOCASE, id LIMIT 20`,
  )
})

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
