import { z } from 'zod'

/** Wants of one user who needs only some of the items. */
export const WantSetView = z
  .object({
    id: z.int(),
    name: z.string(),
    /** How many swaps may bring an item of it. */
    limit: z.int(),
    /** Swaps that use it: open circles and chains, agreed and completed swaps. */
    used: z.int(),
    state: z.enum(['open', 'used_up']),
    product_ids: z.array(z.int()),
  })
  .meta({ id: 'WantSet' })
export type WantSetView = z.infer<typeof WantSetView>
