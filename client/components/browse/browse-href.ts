import type { Condition } from '../../../server/market/items/condition-shared.ts'
import type { BrowseView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { cutText } from '../../../server/platform/schemas/cut-text-shared.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { Sort } from '../../../server/platform/search/sort-shared.ts'

interface BrowsePlace {
  product?: string
  /** Null for all categories. If undefined: the first category, or all if there is a text. */
  category?: number | null | undefined
  condition?: Condition | null
  /** Neighbourhood id. */
  place?: number | null
  gifts?: boolean
  exact?: boolean
  sort?: Sort | null
  page?: number
}

/** Canonical URL of a /browse page; defaults are omitted. */
export function browseHref({
  product,
  category,
  condition,
  place,
  gifts,
  exact,
  sort,
  page = 1,
}: BrowsePlace): string {
  const query = new URLSearchParams()
  if (product) query.set('product', product)
  if (category) query.set('category', String(category))
  else if (category === null && !product) query.set('category', 'all')
  if (condition) query.set('condition', condition)
  if (place) query.set('place', String(place))
  if (gifts) query.set('gifts', '1')
  if (product && exact) query.set('exact', '1')
  if (sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/browse?${query}` : '/browse'
}

/** Current parameters of the page except the page number, to change one of them. */
export const placeOf = ({
  product,
  category,
  condition,
  place,
  gifts,
  exact,
  sort,
}: BrowseView): BrowsePlace => ({
  product,
  category: category?.id ?? null,
  condition,
  place,
  gifts,
  exact,
  sort,
})

/** URL for turning what is searched into a wish, with a truncated text. */
export function wishHref({ product, category }: Pick<BrowseView, 'product' | 'category'>): string {
  const query = new URLSearchParams()
  if (product) query.set('wish', cutText(product, LONGEST.wish).trim())
  if (category) query.set('category', String(category.id))
  return `/dashboard/matches?${query}#wishes`
}

/** True if there is something to wish for: a text or a category. */
export const isWishable = ({ product, category, problem }: BrowseView): boolean =>
  !problem && (product !== '' || category !== null)

/** Number of active filters hidden on phones. */
export const filtersOf = ({ condition, place, gifts, sort }: BrowseView): number =>
  [condition, place, gifts, sort].filter(Boolean).length

export function countLabel({ pagination: { total, total_capped } }: BrowseView): string {
  return total_capped ? m.browse_count_capped({ total }) : m.browse_count({ total })
}

/** Heading and title. */
export function browseTitle({ product, category }: BrowseView): string {
  if (product && category) return m.browse_results_for_in({ product, category: category.name })
  if (product) return m.browse_results_for({ product })
  return category?.name ?? m.browse_all_items()
}
