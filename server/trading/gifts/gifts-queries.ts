import { prepared } from '../../../db/open.ts'
import { isBlockedBetween } from '../../site/notifications/blocked-between.ts'
import type { GiftRequestState } from './gifts-shared.ts'
import { GOT, GOT_ON_DAYS, OF_PARTY, OF_RECEIVER, RECEIVED, RECEIVED_ON_DAYS } from './received-sql.ts'

export interface RoundRow {
  id: number
  itemId: number | null
  seed: string
  nextSeed: string
  suggestedAt: number | null
  reminders: number
  dueAt: number | null
  endedAt: number | null
}

const ROUND = `id, item_id AS itemId, seed, next_seed AS nextSeed, suggested_at AS suggestedAt, reminders, due_at AS dueAt,
  ended_at AS endedAt`

export const roundById = prepared((db) =>
  db.$client.prepare<{ id: number }, RoundRow>(`SELECT ${ROUND} FROM gift_rounds WHERE id = :id`),
)

/** The newest round of a gift, which may have ended. */
export const lastRound = prepared((db) =>
  db.$client.prepare<{ itemId: number }, RoundRow>(
    `SELECT ${ROUND} FROM gift_rounds WHERE item_id = :itemId ORDER BY id DESC LIMIT 1`,
  ),
)

export const insertRound = prepared((db) =>
  db.$client
    .prepare<{ itemId: number; seed: string; nextSeed: string }, number>(
      'INSERT INTO gift_rounds (item_id, seed, next_seed) VALUES (:itemId, :seed, :nextSeed) RETURNING id',
    )
    .pluck(),
)

export const setDue = prepared((db) =>
  db.$client.prepare<{ id: number; dueAt: number | null }>(
    'UPDATE gift_rounds SET due_at = :dueAt WHERE id = :id',
  ),
)

export const setSuggested = prepared((db) =>
  db.$client.prepare<{ id: number; now: number; dueAt: number }>(
    'UPDATE gift_rounds SET suggested_at = :now, due_at = :dueAt WHERE id = :id',
  ),
)

export const setReminded = prepared((db) =>
  db.$client.prepare<{ id: number; dueAt: number }>(
    'UPDATE gift_rounds SET reminders = reminders + 1, due_at = :dueAt WHERE id = :id',
  ),
)

export const setRoundEnded = prepared((db) =>
  db.$client.prepare<{ id: number; now: number }>(
    'UPDATE gift_rounds SET ended_at = :now, due_at = NULL WHERE id = :id',
  ),
)

/** Rounds whose next step is due, except while the gift is checked in at a swap day. */
export const dueRounds = prepared((db) =>
  db.$client.prepare<{ now: number; limit: number }, RoundRow>(
    `SELECT ${ROUND} FROM gift_rounds WHERE due_at <= :now AND due_at IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM swap_day_things WHERE swap_day_things.item_id = gift_rounds.item_id AND hold = 'reserved')
     ORDER BY due_at LIMIT :limit`,
  ),
)

export const openRounds = prepared((db) =>
  db.$client
    .prepare<{ ownerId: number | null }, number>(
      `SELECT gift_rounds.item_id FROM gift_rounds JOIN items ON items.id = gift_rounds.item_id
       WHERE ended_at IS NULL AND (:ownerId IS NULL OR owner_id = :ownerId)`,
    )
    .pluck(),
)

export interface RequestRow {
  id: number
  itemId: number | null
  name: string
  roundId: number
  accountId: number
  message: string
  state: GiftRequestState
  swapId: number | null
  rank: number | null
  createdAt: number
}

const REQUEST = `gift_requests.id, gift_requests.item_id AS itemId, gift_requests.name, round_id AS roundId,
  gift_requests.account_id AS accountId, gift_requests.message, state, swap_id AS swapId, rank,
  gift_requests.created_at AS createdAt`

export const requestById = prepared((db) =>
  db.$client.prepare<{ id: number }, RequestRow>(`SELECT ${REQUEST} FROM gift_requests WHERE id = :id`),
)

export const requestByClientId = prepared((db) =>
  db.$client
    .prepare<{ accountId: number; clientId: string }, number>(
      'SELECT id FROM gift_requests WHERE account_id = :accountId AND client_id = :clientId',
    )
    .pluck(),
)

export const newestRequest = prepared((db) =>
  db.$client.prepare<{ itemId: number; accountId: number }, RequestRow>(
    `SELECT ${REQUEST} FROM gift_requests WHERE item_id = :itemId AND account_id = :accountId
     ORDER BY state = 'waiting' DESC, id DESC LIMIT 1`,
  ),
)

export const insertRequest = prepared((db) =>
  db.$client
    .prepare<
      {
        itemId: number
        name: string
        roundId: number
        accountId: number
        message: string
        clientId: string | null
        now: number
      },
      number
    >(
      `INSERT INTO gift_requests (item_id, name, round_id, account_id, message, client_id, created_at)
       VALUES (:itemId, :name, :roundId, :accountId, :message, :clientId, :now) RETURNING id`,
    )
    .pluck(),
)

export const setState = prepared((db) =>
  db.$client.prepare<{ id: number; state: GiftRequestState; swapId: number | null; now: number | null }>(
    'UPDATE gift_requests SET state = :state, swap_id = :swapId, ended_at = :now WHERE id = :id',
  ),
)

export const setRank = prepared((db) =>
  db.$client.prepare<{ id: number; rank: number }>('UPDATE gift_requests SET rank = :rank WHERE id = :id'),
)

export const wait = prepared((db) =>
  db.$client.prepare<{ id: number; roundId: number }>(
    `UPDATE gift_requests SET state = 'waiting', swap_id = NULL, rank = NULL, ended_at = NULL, round_id = :roundId
     WHERE id = :id`,
  ),
)

/** Waiting requests in order of creation, including those that the owner cannot see. */
export const waitingFor = prepared((db) =>
  db.$client.prepare<{ itemId: number }, RequestRow>(
    `SELECT ${REQUEST} FROM gift_requests WHERE item_id = :itemId AND state = 'waiting' ORDER BY created_at, id`,
  ),
)

/** Requests that the owner sees: without suspended and blocked users. */
export const seenByOwner = prepared((db) =>
  db.$client.prepare<{ itemId: number }, RequestRow>(
    `SELECT ${REQUEST} FROM gift_requests JOIN items ON items.id = gift_requests.item_id
     JOIN accounts ON accounts.id = gift_requests.account_id
     WHERE gift_requests.item_id = :itemId AND state = 'waiting' AND accounts.suspended_at IS NULL
       AND NOT ${isBlockedBetween('accounts.id', 'items.owner_id')} ORDER BY gift_requests.created_at, gift_requests.id`,
  ),
)

export const drawnIn = prepared((db) =>
  db.$client
    .prepare<{ roundId: number }, number>(
      'SELECT id FROM gift_requests WHERE round_id = :roundId AND rank IS NOT NULL ORDER BY id',
    )
    .pluck(),
)

export const requestsOfSwap = prepared((db) =>
  db.$client.prepare<{ swapId: number }, RequestRow & { isAway: 0 | 1 }>(
    `SELECT ${REQUEST}, accounts.suspended_at IS NOT NULL AS isAway FROM gift_requests
     JOIN accounts ON accounts.id = account_id WHERE swap_id = :swapId ORDER BY gift_requests.id`,
  ),
)

export const waitingOf = prepared((db) =>
  db.$client.prepare<{ accountId: number }, RequestRow>(
    `SELECT ${REQUEST} FROM gift_requests WHERE account_id = :accountId AND state = 'waiting'`,
  ),
)

export const ownPage = prepared((db) =>
  db.$client.prepare<{ accountId: number; limit: number; offset: number }, RequestRow>(
    `SELECT ${REQUEST} FROM gift_requests WHERE account_id = :accountId ORDER BY id DESC LIMIT :limit OFFSET :offset`,
  ),
)

export const ownTotal = prepared((db) =>
  db.$client
    .prepare<{ accountId: number }, number>(
      'SELECT count(*) FROM gift_requests WHERE account_id = :accountId',
    )
    .pluck(),
)

export const receivedSince = prepared((db) =>
  db.$client
    .prepare<{ accountId: number; since: number }, number>(
      `SELECT (SELECT count(*) FROM ${RECEIVED(OF_PARTY)}) + (SELECT count(*) FROM ${RECEIVED_ON_DAYS(OF_RECEIVER)})`,
    )
    .pluck(),
)

export const lastReceived = prepared((db) =>
  db.$client
    .prepare<{ accountId: number }, number | null>(
      `SELECT max(at) FROM (SELECT swaps.agreed_at AS at FROM ${GOT(OF_PARTY)}
       UNION ALL SELECT agreed_at FROM ${GOT_ON_DAYS(OF_RECEIVER)})`,
    )
    .pluck(),
)
