import type { Condition } from '../../../server/market/items/condition-shared.ts'
import type { BrowseView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { cutText } from '../../../server/platform/schemas/cut-text-shared.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { Sort } from '../../../server/platform/search/sort-shared.ts'

export interface BrowsePlace {
  product?: string
  /** Null for all categories. Default: the first category, or all if there is a text. */
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

/** Current parameters without the page, for changing one of them. */
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

/** URL for turning a search into a wish, truncated. */
export const wishHref = (product: string): string =>
  `/dashboard/matches?wish=${encodeURIComponent(cutText(product, LONGEST.wish).trim())}#wishes`

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
