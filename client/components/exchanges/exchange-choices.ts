import type { CategoryView, OwnItemView, ProductView } from '../../../server/items/items-shared.ts'
import { call } from '../../api.ts'

/** Pages of own items that are looked through for something to offer. */
const MOST_PAGES = 10

/** What the exchange form chooses from. */
export interface ExchangeChoices {
  item: ProductView
  categories: CategoryView[]
  /** The person's own available items. */
  own: OwnItemView[]
}

async function ownAvailable(): Promise<OwnItemView[]> {
  const found: OwnItemView[] = []
  for (let page = 1, last = 1; page <= Math.min(last, MOST_PAGES); page++) {
    const { data } = await call('GET /api/dashboard/my-products', { query: { page } })
    last = data.pagination.last_page
    found.push(...data.products.filter(({ status }) => status === 'available'))
  }
  return found
}

/** @throws ApiError */
export async function loadExchangeChoices(itemId: number): Promise<ExchangeChoices> {
  const [item, categories, own] = await Promise.all([
    call('GET /api/home/product/details/:id', { params: { id: itemId } }),
    call('GET /api/product-categories/list'),
    ownAvailable(),
  ])
  return { item: item.data.product, categories: categories.data, own }
}
