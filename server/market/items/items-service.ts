import type { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import { PAGE_SIZE, SEARCH_CAP } from '../../platform/limits.ts'
import { type Pagination, paginate, paginateSearch } from '../../platform/schemas/pagination-shared.ts'
import { newestFound } from '../../platform/search/search-queries.ts'
import { searchFor } from '../../platform/search/search-service.ts'
import type { SearchTerm } from '../../platform/search/search-terms.ts'
import type { Sort } from '../../platform/search/sort-shared.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { cardsOf } from './cards-queries.ts'
import { countAvailable, findCategory } from './categories-queries.ts'
import type { Condition } from './condition-shared.ts'
import {
  allPages,
  categoryPages,
  featuredPage,
  newestOfAll,
  newestOfCategory,
  newestUnpinned,
} from './items-queries.ts'
import type { ListQuery } from './items-query-schema.ts'
import type { CardView, CategoryCountView } from './items-shared.ts'
import { type List, spreadPart } from './owner-spread.ts'

export interface CardPage {
  products: CardView[]
  pagination: Pagination
}

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

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

/** The first page of newest items is spread over owners (`spreadPart`). */
function pageIds(db: Db, sort: Sort | null, list: List, offset: number, pinnedFirst = false): number[] {
  if (sort !== null && sort !== 'newest') return list.read(PER_PAGE, offset)
  return spreadPart(db, list, { limit: PER_PAGE, offset, pinnedFirst })
}

/** Pinned items first, then the newest (decisions, section 3). */
export function featuredItems(db: Db, page: number, viewer?: ViewerId): CardPage {
  const pagination = paginate(page, PER_PAGE, countAvailable(db))
  const list: List = {
    read: (limit, offset) => idsOf(featuredPage(db).all({ limit, offset })),
    source: (limit) => (step) => newestUnpinned(db).all({ limit, ...step }),
  }
  return cardPage(db, pagination, viewer, (offset) => pageIds(db, null, list, offset, true))
}

/** Newest first by default; null category for none. */
export function categoryItems(
  db: Db,
  category: CategoryCountView | null,
  { sort, page }: { sort: Sort | null; page: number },
  viewer?: ViewerId,
): CardPage {
  const pagination = paginate(page, PER_PAGE, category?.item_count ?? 0)
  if (category === null) return { products: [], pagination }
  const query = categoryPages[sort ?? 'newest'](db)
  const { id: categoryId } = category
  const list: List = {
    read: (limit, offset) => idsOf(query.all({ categoryId, limit, offset })),
    source: (limit) => (step) => newestOfCategory(db).all({ categoryId, limit, ...step }),
  }
  return cardPage(db, pagination, viewer, (offset) => pageIds(db, sort, list, offset))
}

export const allItemsList = (db: Db, sort: Sort | null = null): List => ({
  read: (limit, offset) => idsOf(allPages[sort ?? 'newest'](db).all({ limit, offset })),
  source: (limit) => (step) => newestOfAll(db).all({ limit, ...step }),
})

export function allItems(
  db: Db,
  { sort, page }: { sort: Sort | null; page: number },
  viewer?: ViewerId,
): CardPage {
  const pagination = paginate(page, PER_PAGE, countAvailable(db))
  return cardPage(db, pagination, viewer, (offset) => pageIds(db, sort, allItemsList(db, sort), offset))
}

interface Narrowing {
  text: string
  categoryId?: number | undefined
  condition?: Condition | undefined
  neighbourhoodId?: number | undefined
  gifts?: boolean | undefined
  exact?: boolean | undefined
  sort: Sort | null
  page: number
}

/** `corrected` is the text used instead of the typed one. */
export interface SearchPage extends CardPage {
  corrected: string | null
  terms: SearchTerm[]
  /** Of all results, at most SEARCH_CAP. */
  ids: number[]
}

export function searchItems(db: Db, { page, ...search }: Narrowing, viewer?: ViewerId): SearchPage {
  if (search.gifts && !giftsAreOn(db)) {
    const none = cardPage(db, paginate(page, PER_PAGE, 0), viewer, () => [])
    return { ...none, corrected: null, terms: [], ids: [] }
  }
  const { ids, corrected, terms } = searchFor(db, { ...search, shown: page * PER_PAGE })
  const pagination = paginateSearch(page, PER_PAGE, ids.length)
  const list: List = {
    read: (limit, offset) => ids.slice(offset, Math.min(offset + limit, SEARCH_CAP)),
    source: (limit) => newestFound(db, { ...search, terms }, ids, limit),
  }
  // A search lists matches in the name first, unless the user chose an order.
  const isNewest = search.text === '' || search.sort === 'newest'
  const found = cardPage(db, pagination, viewer, (offset) =>
    isNewest ? pageIds(db, search.sort, list, offset) : list.read(PER_PAGE, offset),
  )
  return { ...found, corrected, terms, ids: ids.slice(0, SEARCH_CAP) }
}

/** Items of the list calls (specification, section 5). Without any filter the list is empty and `pagination` null. */
export function listItems(
  db: Db,
  query: z.output<typeof ListQuery>,
  viewer?: ViewerId,
): { products: CardView[]; pagination: Pagination | null; corrected: string | null } {
  const { product_category_id: chosen, condition, exact, place, gifts = false, sort = null, page } = query
  const categoryId = chosen === 'all' ? undefined : chosen
  const text = query.product?.trim() ?? ''
  if (text === '') {
    if (chosen === undefined && place === undefined && !gifts)
      return { products: [], pagination: null, corrected: null }
    if (condition === undefined && place === undefined && !gifts) {
      const found =
        categoryId === undefined
          ? allItems(db, { sort, page }, viewer)
          : categoryItems(db, findCategory(db, categoryId) ?? null, { sort, page }, viewer)
      return { ...found, corrected: null }
    }
  }
  const {
    terms: _,
    ids: __,
    ...found
  } = searchItems(
    db,
    { text, categoryId, condition, neighbourhoodId: place, gifts, exact, sort, page },
    viewer,
  )
  return found
}

/** True if a search, except an exact one, found nothing even with corrections. */
export const isDeadEnd = (
  { product, exact }: { product?: string | undefined; exact?: boolean | undefined },
  { pagination, corrected }: { pagination: Pagination | null; corrected: string | null },
): boolean => !!product && !exact && corrected === null && pagination?.total === 0
