import type { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { notFound } from '../errors.ts'
import { LONGEST } from '../limits.ts'
import { findCategory, firstCategory, listCategories } from './categories-queries.ts'
import { type BrowseQuery, TEXT_TOO_LONG } from './items-query-schema.ts'
import { categoryItems, searchItems } from './items-service.ts'
import type { BrowseView } from './items-shared.ts'

/**
 * What /browse shows. Text alone searches all categories, text and category narrow together, neither shows the first
 * category (decisions, section 3). A text longer than is searched for finds nothing and `problem` says why.
 *
 * @throws AppError 404 for a category that is not there.
 */
export function browseView(db: Db, query: z.output<typeof BrowseQuery>): BrowseView {
  const { page, sort = null, category: id } = query
  // A control character has no place in a page, and is not nothing either.
  const text = (query.product ?? '').trim().replaceAll(/\p{Cc}/gu, '\uFFFD')
  const category = (id === undefined ? text === '' && firstCategory(db) : findCategory(db, id)) || null
  if (id !== undefined && !category) throw notFound('There is no such category.')
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
