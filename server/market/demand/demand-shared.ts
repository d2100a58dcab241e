import { z } from 'zod'

/** Words or a category that several members look for and that no available item matches. */
export const DemandView = z
  .object({
    /** The most common spelling; null for a category only. */
    text: z.string().nullable(),
    category: z.object({ id: z.int(), name: z.string() }).nullable(),
    people: z.int(),
  })
  .meta({ id: 'Demand' })
export type DemandView = z.infer<typeof DemandView>
