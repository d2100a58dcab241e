import type { BrowseView, Sort } from '../../../server/items/items-shared.ts'

export interface BrowsePlace {
  product?: string
  category?: number | null
  sort?: Sort | null
  page?: number
}

/** Address of a page of /browse. What is blank or the default is left out, so that one page has one address. */
export function browseHref({ product, category, sort, page = 1 }: BrowsePlace): string {
  const query = new URLSearchParams()
  if (product) query.set('product', product)
  if (category) query.set('category', String(category))
  if (sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/browse?${query}` : '/browse'
}

/** Where a view stands, for addresses that change one thing about it; the page starts again at 1. */
export const placeOf = ({ product, category, sort }: BrowseView): BrowsePlace => ({
  product,
  category: category?.id,
  sort,
})

/** "24 items"; a search that stopped counting says "1,000+ items". */
export function countLabel({ pagination: { total, total_capped } }: BrowseView): string {
  if (total === 1 && !total_capped) return '1 item'
  return `${total.toLocaleString('en')}${total_capped ? '+' : ''} items`
}

/** What the page is about, as its heading and title. */
export function browseTitle({ product, category }: BrowseView): string {
  if (product) return `Results for “${product}”${category ? ` in ${category.name}` : ''}`
  return category?.name ?? 'Browse'
}
