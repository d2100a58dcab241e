import type { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { PAGE_SIZE, SEARCH_CAP } from '../limits.ts'
import { type Pagination, paginate, paginateSearch } from '../pagination.ts'
import { cardsOf } from './cards-queries.ts'
import { countAvailable, findCategory } from './categories-queries.ts'
import { categoryPages, featuredPage } from './items-queries.ts'
import type { ListQuery } from './items-query-schema.ts'
import type { CardView, Sort } from './items-schema.ts'
import { searchIds } from './search-queries.ts'
import { searchWords } from './search-words.ts'

/** One page of cards with its figures. */
export interface CardPage {
  products: CardView[]
  pagination: Pagination
}

/** Who asks; undefined is a visitor, and a page that is cached for everybody. */
export type ViewerId = number | undefined

const PER_PAGE = PAGE_SIZE.grid

function cardPage(
  db: Db,
  pagination: Pagination,
  viewer: ViewerId,
  ids: (offset: number) => number[],
): CardPage {
  const { current_page: page, last_page: last } = pagination
  const shown = page <= last ? ids((page - 1) * PER_PAGE) : []
  return { products: cardsOf(db, shown, viewer), pagination }
}

/** Available items: those that an admin has pinned first, then the newest (decisions, section 3). */
export function featuredItems(db: Db, page: number, viewer?: ViewerId): CardPage {
  const pagination = paginate(page, PER_PAGE, countAvailable(db))
  return cardPage(db, pagination, viewer, (offset) =>
    featuredPage(db)
      .all({ limit: PER_PAGE, offset })
      .map(({ id }) => id),
  )
}

/** Available items of one category, the newest first unless told otherwise. No such category has none. */
export function categoryItems(
  db: Db,
  { categoryId, sort, page }: { categoryId: number; sort: Sort | null; page: number },
  viewer?: ViewerId,
): CardPage {
  const total = findCategory(db, categoryId)?.item_count ?? 0
  const pagination = paginate(page, PER_PAGE, total)
  return cardPage(db, pagination, viewer, (offset) =>
    categoryPages[sort ?? 'newest'](db)
      .all({ categoryId, limit: PER_PAGE, offset })
      .map(({ id }) => id),
  )
}

/**
 * Available items that hold every word of `text`, or words that begin so, in name, description, trade preferences
 * or category. A text without a letter or a digit finds nothing. Counts to SEARCH_CAP.
 */
export function searchItems(
  db: Db,
  {
    text,
    categoryId,
    sort,
    page,
  }: { text: string; categoryId: number | undefined; sort: Sort | null; page: number },
  viewer?: ViewerId,
): CardPage {
  const words = searchWords(text)
  const ids = words.length === 0 ? [] : searchIds(db, { words, categoryId, sort })
  return cardPage(db, paginateSearch(page, PER_PAGE, ids.length), viewer, (offset) =>
    ids.slice(offset, Math.min(offset + PER_PAGE, SEARCH_CAP)),
  )
}

/**
 * What the list calls answer: items by text, by category, or by both; without either an empty list and null
 * (specification, section 5).
 */
export function listItems(
  db: Db,
  query: z.output<typeof ListQuery>,
  viewer?: ViewerId,
): { products: CardView[]; pagination: Pagination | null } {
  const { product_category_id: categoryId, sort = null, page } = query
  const text = query.product?.trim() ?? ''
  if (text !== '') return searchItems(db, { text, categoryId, sort, page }, viewer)
  if (categoryId !== undefined) return categoryItems(db, { categoryId, sort, page }, viewer)
  return { products: [], pagination: null }
}
