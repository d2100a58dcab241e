import { z } from 'zod'
import { PictureView } from '../../platform/images/picture-shared.ts'
import { SUGGESTED_ITEMS } from '../../platform/limits.ts'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'
import { SORTS } from '../../platform/search/sort-shared.ts'
import { NeighbourhoodView } from '../../site/neighbourhoods/neighbourhoods-shared.ts'
import { ItemRequests } from '../../swaps/item-requests-shared.ts'
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

/** A category beside the number of its available items, for the list on /browse. */
export const CategoryCountView = CategoryView.extend({ item_count: z.int() })
export type CategoryCountView = z.infer<typeof CategoryCountView>

/** What a search that is being typed may become: a category with the number of its items, or a text to search for. */
export const SuggestionView = z.object({
  text: z.string(),
  category_id: z.int().nullable(),
  item_count: z.int().nullable(),
})
export type SuggestionView = z.infer<typeof SuggestionView>

const CategoryName = CategoryView.pick({ id: true, name: true })

/** What items with similar names have; null if there are none, or they do not agree. */
export const ItemSuggestionView = z.object({
  category: CategoryName.nullable(),
  condition: z.enum(CONDITIONS).nullable(),
})
export type ItemSuggestionView = z.infer<typeof ItemSuggestionView>

/** A product card, in lists (decisions, section 1). */
export const CardView = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Path of the picture in its middle width; null where there is none. */
    image: z.string().nullable(),
    image_srcset: z.string(),
    /** A tiny blurred picture as a data: URL. */
    image_placeholder: z.string(),
    condition: z.enum(CONDITIONS),
    address: z.string(),
    /** The item's own; null if it has none. */
    neighbourhood: z.nullable(NeighbourhoodView),
    created_at: z.iso.datetime(),
    is_favorite: z.boolean(),
    badge: z.string(),
    /** Given away: one asks for it. */
    is_gift: z.boolean(),
    status: z.enum(ITEM_STATUSES),
    trade_preferences: z.string(),
    /** What its owner would take, for it or for anything they have. */
    wishes: z.array(WishView),
    owner: z.object({ id: z.int(), name: z.string(), avatar: z.string().nullable() }),
    category: CategoryName,
  })
  .meta({ id: 'ProductCard' })
export type CardView = z.infer<typeof CardView>

/** What /browse shows. */
export const BrowseView = z.object({
  /** Search text as typed; empty without a search. */
  product: z.string(),
  /** What is wrong with the text, in words for the person who typed it; nothing is found then. */
  problem: z.string().nullable(),
  /** What was looked for instead of `product`, of which there is nothing; null otherwise. */
  corrected: z.string().nullable(),
  /** Words of other languages by which something was found: Fahrrad, in de. */
  also: z.array(z.object({ language: z.string(), text: z.string() })),
  /** The text was taken to the letter. */
  exact: z.boolean(),
  condition: z.enum(CONDITIONS).nullable(),
  /** Gifts alone. */
  gifts: z.boolean(),
  /** Whether the site has gifts. */
  has_gifts: z.boolean(),
  /** The neighbourhood that is chosen, and those that there are. */
  place: z.int().nullable(),
  places: z.array(NeighbourhoodView),
  /** Categories that the text names; where nothing was found, others to go on from. */
  suggested: z.array(CategoryCountView),
  /** Chosen category; the first one where neither text nor category was given; null for all of them. */
  category: CategoryCountView.nullable(),
  categories: z.array(CategoryCountView),
  /** Null stands for the default: newest, or best match for a search. */
  sort: z.enum(SORTS).nullable(),
  products: z.array(CardView),
  pagination: Pagination,
})
export type BrowseView = z.infer<typeof BrowseView>

/** A person's own item on their dashboard: its card, and all that can be edited. */
export const OwnItemView = CardView.extend({
  /** Safe HTML. */
  description: z.string(),
  message: z.string(),
  phone: z.string(),
  location: z.string(),
  neighbourhood_id: z.int().nullable(),
  video_links: z.array(z.string()),
  images: z.array(z.string()),
  version: z.int(),
  /** Whether a chain may begin with it, if it is a gift. */
  starts_chain: z.boolean(),
  /** As it was written; `trade_preferences` reads as the wishes do where this is empty. */
  written_preferences: z.string(),
  /** The texts of the wishes for it alone. */
  item_wishes: z.array(z.string()),
  /** How many would swap something for it. */
  wanted_count: z.int(),
  /** Whether its owner may change and delete it: not while it is promised, nor once it is traded. */
  is_changeable: z.boolean(),
}).meta({ id: 'OwnProduct' })
export type OwnItemView = z.infer<typeof OwnItemView>

/** `data.product` of the details call (decisions, section 1). */
export const ProductView = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Safe HTML. */
    description: z.string(),
    message: z.string(),
    condition: z.enum(CONDITIONS),
    category: CategoryName,
    images: z.array(z.string()),
    display_image: z.string().nullable(),
    video_links: z.array(z.string()),
    /** Rises with each edit; an update may send it. */
    version: z.int(),
    /** The item's own; null if it has none. */
    neighbourhood: z.nullable(NeighbourhoodView),
    created_at: z.iso.datetime(),
    status: z.enum(ITEM_STATUSES),
    is_favorite: z.boolean(),
    /** Given away: one asks for it by POST /api/gifts/{id}/request. */
    is_gift: z.boolean(),
    /** Whether a chain may begin with it; for its owner alone, absent for all others. */
    starts_chain: z.boolean().optional(),
    owner: PartnerView,
    trade_preferences: z.string(),
    wishes: z.array(WishView),
    /** How many would swap something for it; for its owner alone, absent for all others. */
    wanted_count: z.int().optional(),
    suggested: z.array(CardView).max(SUGGESTED_ITEMS),
  })
  .meta({ id: 'Product' })
export type ProductView = z.infer<typeof ProductView>

/** What the details page shows besides the API's view. */
export const ProductPageView = ProductView.extend({
  pictures: z.array(PictureView),
  /** `description` without markup, for the page's head. */
  description_text: z.string(),
})
export type ProductPageView = z.infer<typeof ProductPageView>

/**
 * What /productdetails/{id} shows. Without a product the page says so itself and answers with `status`: 404 where
 * there is none to see, 500 where loading it failed.
 */
export const ProductPage = z.object({
  product: ProductPageView.nullable(),
  /** For its owner alone; null for all others. */
  own: ItemRequests.nullable(),
  status: z.union([z.literal(200), z.literal(404), z.literal(500)]),
})
export type ProductPage = z.infer<typeof ProductPage>
