import { and, eq, sql } from 'drizzle-orm'
import { is } from '../../../db/is.ts'
import { type Db, prepared } from '../../../db/open.ts'
import {
  categories,
  images,
  items,
  swapLegImages,
  swapLegs,
  swapRevisions,
} from '../../../db/schema/index.ts'

// Requests are swaps, so they are queried via swap parties.

/** Position of the user among the parties, by direction: the requester is 0, the owner 1. */
const PLACES = { incoming: '1', outgoing: '0', all: '0, 1' }
export type Direction = keyof typeof PLACES

const STATES = {
  pending: "'proposed'",
  accepted: "'agreed', 'completed'",
  rejected: "'ended'",
}
export type Status = keyof typeof STATES

type Asked = { accountId: number }

/** SQL condition: the newest terms are the other party's. */
const MY_TURN = `EXISTS (SELECT 1 FROM swaps JOIN swap_revisions AS newest ON newest.swap_id = swaps.id
  AND newest.revision = swaps.revision WHERE swaps.id = swap_parties.swap_id AND by_id <> :accountId)`

/** Order of the list of all requests. */
const FIRST = { pending: `${MY_TURN} DESC,`, accepted: 'swap_state,', rejected: '' }

const list = (direction: Direction, status: Status) => {
  const found = `FROM swap_parties WHERE account_id = :accountId AND swap_kind = 'request'
    AND swap_state IN (${STATES[status]}) AND place IN (${PLACES[direction]})`
  const first = direction === 'all' ? FIRST[status] : ''
  return {
    page: prepared((db) =>
      db.$client.prepare<Asked & { limit: number; offset: number }, { id: number }>(
        `SELECT swap_id AS id ${found} ORDER BY ${first} swap_id DESC LIMIT :limit OFFSET :offset`,
      ),
    ),
    count: prepared((db) =>
      db.$client.prepare<Asked, { total: number }>(`SELECT count(*) AS total ${found}`),
    ),
  }
}

const lists = (direction: Direction) => ({
  pending: list(direction, 'pending'),
  accepted: list(direction, 'accepted'),
  rejected: list(direction, 'rejected'),
})

/** Newest first. */
export const requestsOf = {
  incoming: lists('incoming'),
  outgoing: lists('outgoing'),
  all: lists('all'),
}

export const countTurns = prepared((db) =>
  db.$client.prepare<Asked, { total: number }>(
    `SELECT count(*) AS total FROM swap_parties JOIN swaps ON swaps.id = swap_parties.swap_id
     JOIN swap_revisions AS newest ON newest.swap_id = swaps.id AND newest.revision = swaps.revision
     WHERE account_id = :accountId AND swap_kind = 'request' AND swap_state = 'proposed' AND by_id <> :accountId`,
  ),
)

const { placeholder } = sql

export const requestByClientId = prepared((db) =>
  db
    .select({ id: swapRevisions.swapId })
    .from(swapRevisions)
    .where(
      and(eq(swapRevisions.byId, placeholder('byId')), eq(swapRevisions.clientId, placeholder('clientId'))),
    )
    .prepare(),
)

/** A pending request of the user for an item, except `except` (0 for none). */
export const pendingRequest = prepared((db) =>
  db.$client.prepare<{ requesterId: number; itemId: number; except: number }, { id: number }>(
    `SELECT swap_id AS id FROM swap_legs WHERE item_id = :itemId AND swap_id <> :except AND swap_state = 'proposed'
       AND swap_kind = 'request' AND until_revision IS NULL AND to_id = :requesterId
       AND (SELECT place FROM swap_parties WHERE swap_id = swap_legs.swap_id AND account_id = to_id) = 0`,
  ),
)

export const legDetails = prepared((db) =>
  db
    .select({
      description: swapLegs.description,
      categoryId: categories.id,
      categoryName: categories.name,
      listedDescription: items.description,
    })
    .from(swapLegs)
    .innerJoin(categories, eq(categories.id, swapLegs.categoryId))
    .leftJoin(items, eq(items.id, swapLegs.itemId))
    .where(is(swapLegs.id, 'id'))
    .prepare(),
)

export const legDescription = prepared((db) =>
  db
    .select({ description: swapLegs.description })
    .from(swapLegs)
    .where(eq(swapLegs.id, placeholder('id')))
    .prepare(),
)

export const unlistedLegs = <L extends { id: number; itemId: number | null }>(
  db: Db,
  legs: readonly L[],
): L[] =>
  legs.filter(({ id, itemId }) => itemId === null && legDescription(db).get({ id })!.description !== '')

export const legPictures = prepared((db) =>
  db
    .select({ image: images })
    .from(swapLegImages)
    .innerJoin(images, eq(images.id, swapLegImages.imageId))
    .where(is(swapLegImages.legId, 'id'))
    .orderBy(swapLegImages.position)
    .prepare(),
)
