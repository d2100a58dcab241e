import { type Db, immediate } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { type Pagination, paginate } from '../../platform/schemas/pagination-shared.ts'
import { cardsOf } from '../items/cards-queries.ts'
import { canSeeItem } from '../items/item-details-service.ts'
import type { CardView } from '../items/items-shared.ts'
import { addFavourite, favouritesCount, favouritesPage, removeFavourite } from './favourites-queries.ts'

/**
 * Adds or removes a favourite.
 * @param wanted the target state, for idempotent retries; default: toggle.
 * @returns the new state.
 * @throws AppError 404 not found or no access
 */
export function toggleFavourite(db: Db, accountId: number, itemId: number, wanted?: boolean): boolean {
  return immediate(db, () => {
    if (wanted !== true && removeFavourite(db).run({ accountId, itemId }).changes > 0) return false
    if (!canSeeItem(db, itemId, accountId)) throw notFound(m.items_missing())
    if (wanted === false) return false
    addFavourite(db).run({ accountId, itemId })
    return true
  })
}

export function favouriteItems(
  db: Db,
  accountId: number,
  page: number,
): { products: CardView[]; pagination: Pagination } {
  const pagination = paginate(page, PAGE_SIZE.dashboard, favouritesCount(db).get({ accountId })!.total)
  const ids = favouritesPage(db)
    .all({ accountId, limit: PAGE_SIZE.dashboard, offset: (page - 1) * PAGE_SIZE.dashboard })
    .map(({ id }) => id)
  return { products: cardsOf(db, ids, accountId), pagination }
}
