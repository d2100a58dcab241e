import { z } from 'zod'

/** Words or a category that several members look for and that no available item matches. */
export const DemandView = z
  .object({
    /** In the most common spelling; null for a category alone. */
    text: z.string().nullable(),
    /** Null for words in any category. */
    category: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** Different members who look for it. */
    people: z.int(),
  })
  .meta({ id: 'Demand' })
export type DemandView = z.infer<typeof DemandView>
