import type { CategoryView, ProductView } from '../../../server/market/items/items-shared.ts'
import { call, isTooLate } from '../../api.ts'
import { storedUser } from '../../stores/session.ts'
import type { ListedThing } from './things.ts'
import { availableThings, type ThingsPage } from './use-available-things.ts'

export interface BothPeople {
  me: number
  other: { id: number; name: string }
  /** First page of each user's items. */
  mine: ThingsPage
  theirs: ThingsPage
}

export interface NewOffer extends BothPeople {
  item: ProductView
  wanted: ListedThing
  categories: CategoryView[]
}

/** @throws ApiError */
export async function bothPeople(other: { id: number; name: string }): Promise<BothPeople> {
  const me = storedUser()?.id ?? 0
  const [mine, theirs] = await Promise.all([
    availableThings(me),
    // If a user has blocked the viewer, the list is empty; the error appears when the request is sent.
    availableThings(other.id).catch((error) => {
      if (isTooLate(error)) return { things: [], next: null }
      throw error
    }),
  ])
  return { me, other, mine, theirs }
}

/** @throws ApiError */
export async function loadNewOffer(itemId: number): Promise<NewOffer> {
  const [{ data }, categories] = await Promise.all([
    call('GET /api/home/product/details/:id', { params: { id: itemId } }),
    call('GET /api/product-categories/list'),
  ])
  const { product: item } = data
  const both = await bothPeople(item.owner)
  const { id, name, display_image: image, status } = item
  const wanted = both.theirs.things.find((thing) => thing.id === id)
  return {
    ...both,
    item,
    wanted: wanted ?? { id, name, image, image_srcset: '', status },
    categories: categories.data,
  }
}
