import { z } from 'zod'

const WishCategory = z.object({ id: z.int(), name: z.string() })

/** Something that an owner would take, as everybody sees it. */
export const WishView = z
  .object({
    id: z.int(),
    /** Null where only a category is named. */
    text: z.string().nullable(),
    category: WishCategory.nullable(),
  })
  .meta({ id: 'Wish' })
export type WishView = z.infer<typeof WishView>

/** One's own wish. */
export const OwnWishView = WishView.extend({
  product_category_id: z.int().nullable(),
  /** Ids of one's own items that one would give for it; null for anything one has. */
  for: z.array(z.int()).nullable(),
  created_at: z.iso.datetime(),
  /** How many swaps may bring it: 1, or null for any number. */
  limit: z.int().nullable(),
  /** Swaps that use it: open circles and chains, agreed and completed swaps. */
  used: z.int(),
  state: z.enum(['open', 'fulfilled']),
  fulfilled_at: z.iso.datetime().nullable(),
}).meta({ id: 'OwnWish' })
export type OwnWishView = z.infer<typeof OwnWishView>
