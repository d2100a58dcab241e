import { z } from 'zod'
import { PictureView } from '../../platform/images/picture-shared.ts'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'
import { SORTS } from '../../platform/search/sort-shared.ts'
import { NeighbourhoodView } from '../../site/neighbourhoods/neighbourhoods-shared.ts'
import { ItemRequests } from '../../swaps/item-requests-shared.ts'
import { SUGGESTED_ITEMS } from '../limits.ts'
import { PartnerView } from '../reviews/figures-shared.ts'
import { WishView } from '../wishes/wishes-shared.ts'
import { CONDITIONS } from './condition-shared.ts'

export const ITEM_STATUSES = ['available', 'reserved', 'traded', 'hidden'] as const

export const CategoryView = z
  .object({
    id: z.int(),
    name: z.string(),
    image: z.string().meta({ description: 'Path of a picture or drawing' }),
  })
  .meta({ id: 'Category' })
export type CategoryView = z.infer<typeof CategoryView>

export const CategoryCountView = CategoryView.extend({ item_count: z.int() })
export type CategoryCountView = z.infer<typeof CategoryCountView>

/** Autocomplete: a category with its count, or a text. */
export const SuggestionView = z.object({
  text: z.string(),
  category_id: z.int().nullable(),
  item_count: z.int().nullable(),
})
export type SuggestionView = z.infer<typeof SuggestionView>

const CategoryName = CategoryView.pick({ id: true, name: true })

/** Most common category and condition of items with similar names; null if there are none, or they do not agree. */
export const ItemSuggestionView = z.object({
  category: CategoryName.nullable(),
  condition: z.enum(CONDITIONS).nullable(),
})
export type ItemSuggestionView = z.infer<typeof ItemSuggestionView>

export const CardView = z
  .object({
    id: z.int(),
    name: z.string(),
    image: z.string().nullable(),
    image_srcset: z.string(),
    image_placeholder: z.string(),
    condition: z.enum(CONDITIONS),
    address: z.string(),
    neighbourhood: z.nullable(NeighbourhoodView),
    created_at: z.iso.datetime(),
    is_favorite: z.boolean(),
    badge: z.string(),
    is_gift: z.boolean(),
    status: z.enum(ITEM_STATUSES),
    trade_preferences: z.string(),
    wishes: z.array(WishView),
    owner: z.object({ id: z.int(), name: z.string(), avatar: z.string().nullable() }),
    category: CategoryName,
  })
  .meta({ id: 'ProductCard' })
export type CardView = z.infer<typeof CardView>

export const BrowseView = z.object({
  product: z.string(),
  /** Localized error in the text; nothing is found then. */
  problem: z.string().nullable(),
  /** The corrected text that was searched instead of `product`; null if `product` was searched. */
  corrected: z.string().nullable(),
  /** Translations with results, such as Fahrrad in de. */
  also: z.array(z.object({ language: z.string(), text: z.string() })),
  exact: z.boolean(),
  condition: z.enum(CONDITIONS).nullable(),
  gifts: z.boolean(),
  has_gifts: z.boolean(),
  place: z.int().nullable(),
  places: z.array(NeighbourhoodView),
  suggested: z.array(CategoryCountView),
  /** Selected category; the first by default; null for all. */
  category: CategoryCountView.nullable(),
  categories: z.array(CategoryCountView),
  sort: z.enum(SORTS).nullable(),
  products: z.array(CardView),
  /** Ids of products that match only by their trade preferences. */
  takers: z.array(z.int()),
  /** Owners of such items on all pages. */
  takers_total: z.int(),
  pagination: Pagination,
})
export type BrowseView = z.infer<typeof BrowseView>

export const OwnItemView = CardView.extend({
  description: z.string(),
  message: z.string(),
  phone: z.string(),
  location: z.string(),
  neighbourhood_id: z.int().nullable(),
  video_links: z.array(z.string()),
  images: z.array(z.string()),
  version: z.int(),
  starts_chain: z.boolean(),
  written_preferences: z.string(),
  item_wishes: z.array(z.string()),
  wanted_count: z.int(),
  pending_requests: z.int(),
  /** False while held and after trading. */
  is_changeable: z.boolean(),
}).meta({ id: 'OwnProduct' })
export type OwnItemView = z.infer<typeof OwnItemView>

export const ProductView = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    message: z.string(),
    condition: z.enum(CONDITIONS),
    category: CategoryName,
    images: z.array(z.string()),
    display_image: z.string().nullable(),
    video_links: z.array(z.string()),
    /** Increments with each edit; updates may send it. */
    version: z.int(),
    neighbourhood: z.nullable(NeighbourhoodView),
    created_at: z.iso.datetime(),
    status: z.enum(ITEM_STATUSES),
    is_favorite: z.boolean(),
    is_gift: z.boolean(),
    starts_chain: z.boolean().optional(),
    owner: PartnerView,
    trade_preferences: z.string(),
    wishes: z.array(WishView),
    wanted_count: z.int().optional(),
    suggested: z.array(CardView).max(SUGGESTED_ITEMS),
  })
  .meta({ id: 'Product' })
export type ProductView = z.infer<typeof ProductView>

export const ProductPageView = ProductView.extend({
  pictures: z.array(PictureView),
  description_text: z.string(),
})
export type ProductPageView = z.infer<typeof ProductPageView>

/** /productdetails/{id}. Without a product the page responds with `status`: 404 no access, 500 loading failed. */
export const ProductPage = z.object({
  product: ProductPageView.nullable(),
  own: ItemRequests.nullable(),
  status: z.union([z.literal(200), z.literal(404), z.literal(500)]),
})
export type ProductPage = z.infer<typeof ProductPage>
