import { eq } from 'drizzle-orm'
import { is } from '../../../db/is.ts'
import { type Db, prepared } from '../../../db/open.ts'
import { images, swapLegImages } from '../../../db/schema/index.ts'

// Requests are swaps, so they are queried via swap parties.

/** Places of the user by direction. */
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

export const requestByClientId = prepared((db) =>
  db.$client.prepare<{ byId: number; clientId: string }, { id: number }>(
    'SELECT swap_id AS id FROM swap_revisions WHERE by_id = :byId AND client_id = :clientId',
  ),
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
  db.$client.prepare<
    { id: number },
    { description: string; categoryId: number; categoryName: string; listedDescription: string | null }
  >(
    `SELECT swap_legs.description, categories.id AS categoryId, categories.name AS categoryName,
       items.description AS listedDescription
     FROM swap_legs JOIN categories ON categories.id = swap_legs.category_id
     LEFT JOIN items ON items.id = swap_legs.item_id WHERE swap_legs.id IN (:id)`,
  ),
)

export const legDescription = prepared((db) =>
  db.$client.prepare<{ id: number }, { description: string }>(
    'SELECT description FROM swap_legs WHERE id = :id',
  ),
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
