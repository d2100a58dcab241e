import type { Db } from '../../db/open.ts'
import { findAccount } from '../accounts/accounts-queries.ts'
import { blocksBetween } from '../blocks/blocks-queries.ts'
import { notFound } from '../errors.ts'
import { cardsOf } from '../items/cards-queries.ts'
import type { CardPage, ViewerId } from '../items/items-service.ts'
import { PAGE_SIZE } from '../limits.ts'
import { paginate } from '../pagination-shared.ts'
import { itemsCountOf, itemsPageOf } from './people-queries.ts'

const hasBlocked = (db: Db, person: number, viewer: number) =>
  blocksBetween(db)
    .all({ me: viewer, other: person })
    .some(({ blockerId }) => blockerId === person)

/** @throws AppError 404 where there is no such person, they are suspended, or they have blocked the viewer. */
function checkSeen(db: Db, personId: number, viewer: ViewerId): void {
  const person = findAccount(db, personId)
  const isAway = !person || person.suspendedAt !== null
  if (isAway || (viewer !== undefined && hasBlocked(db, personId, viewer))) {
    throw notFound('There is no such person.')
  }
}

/**
 * One page of a person's items: what is available, the newest first; to themselves the rest after it.
 *
 * @throws AppError 404 as `checkSeen`.
 */
export function itemsOfPerson(db: Db, personId: number, page: number, viewer?: ViewerId): CardPage {
  checkSeen(db, personId, viewer)
  const asked = { personId, all: viewer === personId ? 1 : 0 }
  const limit = PAGE_SIZE.grid
  const ids = itemsPageOf(db).all({ ...asked, limit, offset: (page - 1) * limit })
  return {
    products: cardsOf(
      db,
      ids.map(({ id }) => id),
      viewer,
    ),
    pagination: paginate(page, limit, itemsCountOf(db).get(asked)!.total),
  }
}
