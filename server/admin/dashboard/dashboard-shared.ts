import { z } from 'zod'
import { CardView, CategoryView, OwnItemView } from '../../market/items/items-shared.ts'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'
import { NeighbourhoodView } from '../../site/neighbourhoods/neighbourhoods-shared.ts'

const Favourites = z.object({ products: z.array(CardView), pagination: Pagination })

export const DashboardView = z.object({
  items: z.object({ products: z.array(OwnItemView), pagination: Pagination }),
  favourites: Favourites,
  categories: z.array(CategoryView),
  neighbourhoods: z.array(NeighbourhoodView),
  has_gifts: z.boolean(),
  editing: OwnItemView.nullable(),
})
export type DashboardView = z.infer<typeof DashboardView>

export const FavouritesView = z.object({ favourites: Favourites })
export type FavouritesView = z.infer<typeof FavouritesView>

export const UnreadView = z.object({
  messages: z.int(),
  notifications: z.int(),
  exchange_requests: z.int(),
  circles: z.int(),
})
export type UnreadView = z.infer<typeof UnreadView>

export const WaitingView = UnreadView.extend({
  /** Of the counts, with notifications about counted requests, circles and messages left out. */
  total: z.int(),
  /** "1 request to answer and 2 unread messages", in the reader's language. */
  words: z.string(),
})
export type WaitingView = z.infer<typeof WaitingView>
