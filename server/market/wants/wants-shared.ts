import { z } from 'zod'
import { CardView } from '../items/items-shared.ts'

export const WantView = z.object({
  product_id: z.int(),
  /** Ids of one's own items that one would give for it; null for anything one has. */
  for: z.array(z.int()).nullable(),
})
export type WantView = z.infer<typeof WantView>

export const WantRowView = WantView.extend({
  card: CardView,
  /** When it was last said. */
  since: z.iso.datetime(),
  /** It is so old that one is asked whether it still holds: post it again, or delete it. */
  is_asked: z.boolean(),
})
export type WantRowView = z.infer<typeof WantRowView>
