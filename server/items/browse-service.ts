import type { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { notFound } from '../errors.ts'
import type { BrowseView } from '../home/home-schema.ts'
import { LONGEST, PAGE_SIZE } from '../limits.ts'
import { paginate } from '../pagination.ts'
import { findCategory, firstCategory, listCategories } from './categories-queries.ts'
import { type BrowseQuery, TEXT_TOO_LONG } from './items-query-schema.ts'
import type { CategoryCountView, Sort } from './items-schema.ts'
import { categoryItems, searchItems } from './items-service.ts'

/** What a visit to /browse comes down to. */
interface Browse {
  text: string
  category: CategoryCountView | null
  sort: Sort | null
  page: number
  /** Null for what is not worth keeping: free texts, and pages beyond the last, both without number. */
  cacheKey: string | null
}

/**
 * Text alone searches all categories, text and category narrow together, neither shows the first category
 * (decisions, section 3).
 *
 * @throws AppError 404 for a category that is not there.
 */
export function browse(db: Db, query: z.output<typeof BrowseQuery>): Browse {
  const { page, sort = null } = query
  // A control character has no place in a page, and is not nothing either.
  const text = (query.product ?? '').trim().replaceAll(/\p{Cc}/gu, '\uFFFD')
  const { category: id } = query
  const category = (id === undefined ? text === '' && firstCategory(db) : findCategory(db, id)) || null
  if (id !== undefined && !category) throw notFound('There is no such category.')
  const known = text === '' && page <= paginate(page, PAGE_SIZE.grid, category?.item_count ?? 0).last_page
  return { text, category, sort, page, cacheKey: known ? `${category?.id} ${sort} ${page}` : null }
}

/** The page itself. A text longer than is searched for finds nothing and `problem` says why. */
export function browseView(db: Db, { text, category, sort, page }: Browse): BrowseView {
  const { products, pagination } =
    text === ''
      ? categoryItems(db, category, { sort, page })
      : searchItems(db, { text, categoryId: category?.id, sort, page })
  return {
    product: text,
    problem: text.length > LONGEST.searchText ? TEXT_TOO_LONG : null,
    category,
    categories: listCategories(db),
    sort,
    products,
    pagination,
  }
}
