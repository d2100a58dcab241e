import { z } from 'zod'
import { CardView } from '../items/items-shared.ts'

export const WantView = z.object({
  product_id: z.int(),
  for: z.array(z.int()).nullable(),
})
export type WantView = z.infer<typeof WantView>

export const WantRowView = WantView.extend({
  card: CardView,
  since: z.iso.datetime(),
  /** Old; confirm by posting again, or delete. */
  is_asked: z.boolean(),
})
export type WantRowView = z.infer<typeof WantRowView>
