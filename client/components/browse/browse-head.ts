import type { BrowseView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { Head } from '../../page-module.ts'
import { neighbours } from '../common/pager.tsx'
import { browseHref, browseTitle, countLabel, placeOf } from './browse-href.ts'

/** Search, filter and empty pages are not indexed; sort orders share a canonical URL. */
export function browseHead(view: BrowseView, origin: string): Head {
  const { product, category, condition, products, pagination } = view
  const { current_page } = pagination
  const { previous, next } = neighbours(pagination)
  const at = (page: number) => browseHref({ ...placeOf(view), page })
  const title = browseTitle(view)
  return {
    title: current_page > 1 ? m.browse_title_page({ title, page: current_page }) : title,
    description: category
      ? m.browse_about_in({ count: countLabel(view), category: category.name })
      : m.browse_about({ count: countLabel(view) }),
    canonical:
      product || condition || products.length === 0
        ? undefined
        : browseHref({ category: category?.id ?? null, page: current_page }),
    prev: previous === null ? undefined : at(previous),
    next: next === null ? undefined : at(next),
    image: products.find(({ image }) => image)?.image ?? undefined,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: title,
        numberOfItems: products.length,
        itemListElement: products.map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: (current_page - 1) * pagination.per_page + index + 1,
          name,
          url: new URL(`/productdetails/${id}`, origin).href,
        })),
      },
    ],
  }
}
