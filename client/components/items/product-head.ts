import type { Condition } from '../../../server/market/items/condition-shared.ts'
import type { ProductPageView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { cutText } from '../../../server/platform/schemas/cut-text-shared.ts'
import type { Head } from '../../page-module.ts'
import { breadcrumbJsonLd, type Crumb } from '../common/breadcrumb.tsx'

/** Maximum characters of a meta description. */
const DESCRIPTION_LENGTH = 160

const ITEM_CONDITION: Record<Condition, string> = {
  New: 'NewCondition',
  LikeNew: 'UsedCondition',
  Old: 'UsedCondition',
}

const AVAILABILITY: Record<ProductPageView['status'], string> = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  traded: 'https://schema.org/SoldOut',
  hidden: 'https://schema.org/Discontinued',
}

/** Truncates at a word. */
function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= DESCRIPTION_LENGTH) return flat
  return `${cutText(flat, DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…`
}

/** schema.org Product without a price. */
function productJsonLd(product: ProductPageView, origin: string) {
  const { id, name, description_text, category, condition, status, owner, pictures, trade_preferences } =
    product
  const itemCondition = `https://schema.org/${ITEM_CONDITION[condition]}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    productID: String(id),
    name,
    description: description_text,
    category: category.name,
    image: pictures.map(({ url }) => new URL(url, origin).href),
    itemCondition,
    offers: {
      '@type': 'Offer',
      url: new URL(`/productdetails/${id}`, origin).href,
      availability: AVAILABILITY[status],
      itemCondition,
      seller: { '@type': 'Person', name: owner.name },
      ...(trade_preferences
        ? { description: m.items_in_exchange_for({ tradePreferences: trade_preferences }) }
        : {}),
    },
  }
}

/** Hidden items are not indexed. */
export const productHead = (product: ProductPageView, trail: Crumb[], origin: string): Head => ({
  title: product.name,
  description: shorten(product.description_text),
  canonical: product.status === 'hidden' ? undefined : `/productdetails/${product.id}`,
  image: product.pictures[0]?.url,
  jsonLd: [productJsonLd(product, origin), breadcrumbJsonLd(trail, origin)],
})
