import { type Db, prepared } from '../../db/open.ts'
import type { items, swapLegs } from '../../db/schema/index.ts'
import { personName } from '../platform/catalogues/default-texts.ts'
import type { SwapKind, SwapOutcome, SwapState } from './swap-standings.ts'

// Raw SQL, because lists load many swaps with all legs (see server/market/items/cards-queries.ts). Times are milliseconds since 1970.

interface SwapRow {
  id: number
  kind: SwapKind
  state: SwapState
  outcome: SwapOutcome | null
  revision: number
  reason: string
  /** Null if no party cancelled it. */
  calledOffById: number | null
  waitingSince: number
  reminders: number
  agreedAt: number | null
  endedAt: number | null
  /** Latest agreed meeting. */
  handoverAt: number | null
  createdAt: number
  /** Author of the newest terms; null for the site. */
  byId: number | null
  /** The last message that was sent with terms, and its author; null for the site. */
  message: string
  messageById: number | null
  pick: number | null
  isEdit: 0 | 1
  revisedAt: number
  offers: number
}

interface PictureRow {
  hash: string | null
  width: number
  /** JSON. */
  widths: string
}

export interface Party extends PictureRow {
  swapId: number
  accountId: number
  place: number
  name: string
  suspendedAt: number | null
  /** When the party accepted the current circle. */
  answeredAt: number | null
}

type LegColumns = typeof swapLegs.$inferSelect

/** A current leg with its first image. */
export interface Leg
  extends PictureRow,
    Pick<
      LegColumns,
      | 'id'
      | 'swapId'
      | 'itemId'
      | 'fromId'
      | 'toId'
      | 'position'
      | 'name'
      | 'condition'
      | 'categoryId'
      | 'outcome'
    > {
  givenAt: number | null
  receivedAt: number | null
  /** Null for free-text and deleted items. */
  itemStatus: (typeof items.$inferSelect)['status'] | null
}

/** A swap in its current state: newest terms, parties in order, and legs; for a chain, beginning with the gift. */
export interface Swap extends SwapRow {
  parties: Party[]
  legs: Leg[]
  /** A chain: the legs do not form a cycle, so there is one fewer than parties. */
  isChain: boolean
}

const swapRows = prepared((db) =>
  db.$client.prepare<[ids: string], SwapRow>(
    `SELECT swaps.id, kind, state, outcome, swaps.revision, reason, called_off_by_id AS calledOffById, waiting_since AS waitingSince, reminders,
       agreed_at AS agreedAt, ended_at AS endedAt, handover_at AS handoverAt, swaps.created_at AS createdAt,
       newest.by_id AS byId, newest.pick,
       newest.is_edit AS isEdit, newest.created_at AS revisedAt,
       (SELECT count(*) FROM swap_revisions WHERE swap_id = swaps.id AND NOT is_edit) AS offers,
       said.message, said.by_id AS messageById
     FROM swaps JOIN swap_revisions AS newest ON newest.swap_id = swaps.id AND newest.revision = swaps.revision
     JOIN swap_revisions AS said ON said.swap_id = swaps.id AND said.revision =
       (SELECT max(revision) FROM swap_revisions WHERE swap_id = swaps.id AND NOT is_edit)
     WHERE swaps.id IN (SELECT value FROM json_each(?))`,
  ),
)

const partyRows = prepared((db) =>
  db.$client.prepare<[ids: string], Party>(
    `SELECT swap_id AS swapId, account_id AS accountId, place, accounts.name, suspended_at AS suspendedAt,
       answered_at AS answeredAt,
       images.hash, images.width, images.widths
     FROM swap_parties JOIN accounts ON accounts.id = account_id
     LEFT JOIN images ON images.id = accounts.avatar_image_id
     WHERE swap_id IN (SELECT value FROM json_each(?)) ORDER BY swap_id, place`,
  ),
)

export const selectLegs = (
  more = '',
) => `SELECT legs.id, swap_id AS swapId, item_id AS itemId, from_id AS fromId,
    to_id AS toId, legs.position, legs.name, legs.condition, legs.category_id AS categoryId, given_at AS givenAt,
    received_at AS receivedAt, outcome, items.status AS itemStatus, images.hash, images.width, images.widths ${more}
  FROM swap_legs AS legs LEFT JOIN items ON items.id = item_id
  LEFT JOIN swap_leg_images AS covers ON covers.leg_id = legs.id AND covers.position = 0
  LEFT JOIN images ON images.id = covers.image_id`

const legRows = prepared((db) =>
  db.$client.prepare<[ids: string], Leg>(
    `${selectLegs()} WHERE swap_id IN (SELECT value FROM json_each(?)) AND until_revision IS NULL
     ORDER BY swap_id, legs.position, legs.id`,
  ),
)

/** In the order of `ids`; missing ones are omitted. */
export function loadSwaps(db: Db, ids: readonly number[]): Swap[] {
  const asked = JSON.stringify(ids)
  const found = new Map(
    swapRows(db)
      .all(asked)
      .map((row): [number, Swap] => [row.id, { ...row, parties: [], legs: [], isChain: false }]),
  )
  for (const party of partyRows(db).all(asked))
    found.get(party.swapId)?.parties.push({ ...party, name: personName(party.name) })
  for (const leg of legRows(db).all(asked)) found.get(leg.swapId)?.legs.push(leg)
  for (const swap of found.values()) {
    if (swap.kind !== 'circle' || swap.legs.length >= swap.parties.length) continue
    swap.isChain = true
    const places = new Map(swap.parties.map(({ accountId, place }) => [accountId, place]))
    swap.legs.sort((one, other) => places.get(one.fromId)! - places.get(other.fromId)!)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Undefined if missing. */
export const findSwap = (db: Db, id: number): Swap | undefined => loadSwaps(db, [id])[0]

/** Proposals with an item in their newest terms. */
export const proposedWithItem = prepared((db) =>
  db.$client.prepare<{ itemId: number }, { id: number }>(
    `SELECT DISTINCT swap_id AS id FROM swap_legs
     WHERE item_id = :itemId AND swap_state = 'proposed' AND until_revision IS NULL`,
  ),
)

/** The proposed circle with an item; at most one. */
export const openCircleWith = prepared((db) =>
  db.$client.prepare<{ itemId: number }, { id: number }>(
    `SELECT swap_id AS id FROM swap_legs WHERE item_id = :itemId AND swap_kind = 'circle' AND swap_state = 'proposed'
       AND until_revision IS NULL`,
  ),
)

/** Due swaps, those overdue longest first. */
export const dueSwaps = prepared((db) =>
  db.$client.prepare<{ now: number; limit: number }, { id: number }>(
    'SELECT id FROM swaps WHERE due_at <= :now AND due_at IS NOT NULL ORDER BY due_at LIMIT :limit',
  ),
)
