import type { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import { type Language, language } from '../../platform/catalogues/current.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { inEveryLanguage, siteLanguages } from '../../platform/languages/languages-service.ts'
import { LONGEST } from '../../platform/limits.ts'
import { foundAcross } from '../../platform/search/search-queries.ts'
import { searchWords } from '../../platform/search/search-words.ts'
import { indexed, stemOf } from '../../platform/search/stems.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { listNeighbourhoods } from '../../site/neighbourhoods/neighbourhoods-queries.ts'
import { SUGGESTED_CATEGORIES } from '../limits.ts'
import { fitOfWish, lookedWords } from '../wishes/wish-fit.ts'
import { lookedAt } from '../wishes/wish-matches-queries.ts'
import { findCategory, firstCategory, listCategories } from './categories-queries.ts'
import { textsOfResults } from './items-queries.ts'
import { type BrowseQuery, TEXT_TOO_LONG } from './items-query-schema.ts'
import { allItems, categoryItems, type SearchPage, searchItems } from './items-service.ts'
import type { BrowseView, CategoryCountView } from './items-shared.ts'

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

/** Suggested categories: those named in the search; if there are none and the search found nothing, the largest categories. */
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
  return { category, ...items, corrected: null, terms: [], ids: [] }
}

/** Results that match a search only by their trade preferences: the ids on this page, and the number of their owners in all results. */
function takersAmong(db: Db, { ids, products, terms }: SearchPage) {
  if (terms.length === 0 || ids.length === 0) return { shown: [], owners: 0 }
  const fits = (words: ReadonlySet<string>) => fitOfWish(db, terms, { words }) !== null
  // In most results the trade preferences contain no word of the search. Comparing them as texts excludes these much faster than comparing words.
  const typed = terms.map(({ typed, alternatives, across }) =>
    [typed, ...alternatives, ...across.map(({ words }) => words)].map((all) => indexed(all[0] ?? '')),
  )
  const mayFit = (text: string) => typed.every((words) => words.some((word) => text.includes(word)))
  const onPage = new Set(products.map(({ id }) => id))
  const known = new Set<number>()
  const shown: number[] = []
  const categoryNames = new Map<string, string>()
  const inEach = (category: string) => {
    const names = categoryNames.get(category) ?? indexed(inEveryLanguage(db, category).join(' '))
    categoryNames.set(category, names)
    return names
  }
  for (const item of textsOfResults(db).iterate({ ids: JSON.stringify(ids) })) {
    const { id, ownerId, preferences, name, description, category } = item
    if (known.has(ownerId) && !onPage.has(id)) continue
    if (!mayFit(indexed(preferences)) || !fits(lookedWords(preferences))) continue
    const own = `${indexed(name)} ${indexed(description)} ${inEach(category)}`
    if (mayFit(own) && (fits(lookedWords(name)) || fits(lookedAt(db, [id])[0]!.words))) continue
    known.add(ownerId)
    if (onPage.has(id)) shown.push(id)
  }
  return { shown, owners: known.size }
}

/**
 * /browse: a text searches all categories, text and category narrow together, neither shows the first category (decisions, section 3). An
 * overlong text finds nothing and sets `problem`.
 * @throws AppError 404 no such category
 */
export function browseView(db: Db, query: Query): BrowseView {
  // Control characters are replaced, not removed, so that the text does not become empty.
  const text = (query.product ?? '').trim().replaceAll(/\p{Cc}/gu, '\uFFFD')
  const { category, ...search } = found(db, query, text)
  const { products, pagination, corrected, terms } = search
  const takers = takersAmong(db, search)
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
    takers: takers.shown,
    takers_total: takers.owners,
    pagination,
  }
}
