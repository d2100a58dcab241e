import { z } from 'zod'

export const WantSetView = z
  .object({
    id: z.int(),
    name: z.string(),
    limit: z.int(),
    /** Open, agreed and completed swaps. */
    used: z.int(),
    state: z.enum(['open', 'used_up']),
    product_ids: z.array(z.int()),
  })
  .meta({ id: 'WantSet' })
export type WantSetView = z.infer<typeof WantSetView>
