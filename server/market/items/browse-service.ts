import type { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import { type Language, language } from '../../platform/catalogues/current.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { siteLanguages } from '../../platform/languages/languages-service.ts'
import { LONGEST } from '../../platform/limits.ts'
import { foundAcross } from '../../platform/search/search-queries.ts'
import type { SearchTerm } from '../../platform/search/search-terms.ts'
import { searchWords } from '../../platform/search/search-words.ts'
import { stemOf } from '../../platform/search/stems.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { listNeighbourhoods } from '../../site/neighbourhoods/neighbourhoods-queries.ts'
import { SUGGESTED_CATEGORIES } from '../limits.ts'
import { fitOfWish, lookedWords } from '../wishes/wish-fit.ts'
import { lookedAt } from '../wishes/wish-matches-queries.ts'
import { findCategory, firstCategory, listCategories } from './categories-queries.ts'
import { type BrowseQuery, TEXT_TOO_LONG } from './items-query-schema.ts'
import { allItems, categoryItems, type SearchPage, searchItems } from './items-service.ts'
import type { BrowseView, CardView, CategoryCountView } from './items-shared.ts'

/** Categories named by a word in any inflection ("bike", "bikes", not "bicycles"). @param languages of the reader and of the site. */
function categoriesNamed(
  categories: CategoryCountView[],
  text: string,
  languages: readonly Language[],
): CategoryCountView[] {
  const stems = languages.map((code) => new Set(searchWords(text).map((word) => stemOf(word, code))))
  const isNamed = (word: string) => languages.some((code, at) => stems[at]!.has(stemOf(word, code)))
  return categories.filter(({ name }) => searchWords(name).some(isNamed))
}

/** Suggested categories: those named in the search, else after no results the largest. */
function suggestedCategories(db: Db, categories: CategoryCountView[], text: string, found: boolean) {
  const named = text === '' ? [] : categoriesNamed(categories, text, [language(), siteLanguages(db).site])
  if (named.length > 0 || found || text === '') return named.slice(0, SUGGESTED_CATEGORIES)
  return categories
    .filter(({ item_count }) => item_count > 0)
    .sort((a, b) => b.item_count - a.item_count)
    .slice(0, SUGGESTED_CATEGORIES)
}

type Query = z.output<typeof BrowseQuery>

/** The first category if nothing is chosen and there is no text. */
function chosenCategory(db: Db, { category: chosen, gifts }: Query, text: string): CategoryCountView | null {
  if (chosen === 'all') return null
  if (chosen === undefined) return (text === '' && !gifts && firstCategory(db)) || null
  const category = findCategory(db, chosen)
  if (!category) throw notFound(m.browse_category_missing())
  return category
}

function found(db: Db, query: Query, text: string): SearchPage & { category: CategoryCountView | null } {
  const { condition, exact, gifts, page, place, sort = null, category: chosen } = query
  const category = chosenCategory(db, query, text)
  if (text !== '' || condition !== undefined || place !== undefined || gifts) {
    const search = {
      text,
      categoryId: category?.id,
      condition,
      neighbourhoodId: place,
      gifts,
      exact,
      sort,
      page,
    }
    return { category, ...searchItems(db, search) }
  }
  const items = chosen === 'all' ? allItems(db, { sort, page }) : categoryItems(db, category, { sort, page })
  return { category, ...items, corrected: null, terms: [] }
}

/** Ids of items that match a search only by their trade preferences. */
function takersAmong(db: Db, products: readonly CardView[], terms: SearchTerm[]): number[] {
  if (terms.length === 0 || products.length === 0) return []
  const looked = new Map(
    lookedAt(
      db,
      products.map(({ id }) => id),
    ).map((item) => [item.id, item]),
  )
  const fits = (words: ReadonlySet<string>) => fitOfWish(db, terms, { words }) !== null
  return products
    .filter(({ id, trade_preferences: text }) => !fits(looked.get(id)!.words) && fits(lookedWords(text)))
    .map(({ id }) => id)
}

/**
 * /browse: a text searches all categories, text and category narrow together, neither shows the first category (decisions, section 3). An
 * overlong text finds nothing and sets `problem`.
 * @throws AppError 404 no such category
 */
export function browseView(db: Db, query: Query): BrowseView {
  // Replaced, not removed, so that the text does not become empty.
  const text = (query.product ?? '').trim().replaceAll(/\p{Cc}/gu, '\uFFFD')
  const { category, products, pagination, corrected, terms } = found(db, query, text)
  const categories = listCategories(db)
  const tooLong = text.length > LONGEST.searchText
  return {
    product: text,
    problem: tooLong ? TEXT_TOO_LONG() : null,
    corrected,
    also: products.length > 0 ? foundAcross(db, terms) : [],
    exact: query.exact ?? false,
    condition: query.condition ?? null,
    gifts: query.gifts ?? false,
    has_gifts: giftsAreOn(db),
    place: query.place ?? null,
    places: listNeighbourhoods(db),
    suggested: suggestedCategories(db, categories, tooLong ? '' : text, products.length > 0),
    category,
    categories,
    sort: query.sort ?? null,
    products,
    takers: takersAmong(db, products, terms),
    pagination,
  }
}
