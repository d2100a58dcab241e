import { z } from 'zod'

const WishCategory = z.object({ id: z.int(), name: z.string() })

export const WishView = z
  .object({
    id: z.int(),
    text: z.string().nullable(),
    category: WishCategory.nullable(),
  })
  .meta({ id: 'Wish' })
export type WishView = z.infer<typeof WishView>

export const OwnWishView = WishView.extend({
  product_category_id: z.int().nullable(),
  for: z.array(z.int()).nullable(),
  created_at: z.iso.datetime(),
  limit: z.int().nullable(),
  used: z.int(),
  state: z.enum(['open', 'fulfilled']),
  fulfilled_at: z.iso.datetime().nullable(),
}).meta({ id: 'OwnWish' })
export type OwnWishView = z.infer<typeof OwnWishView>
