import { z } from 'zod'

const Person = z.object({ id: z.int(), name: z.string() })

/** /admin/swaps: items of which one of two says that they have changed hands, and the other does not; the newest first. */
export const UnsettledView = z.object({
  legs: z.array(
    z.object({
      id: z.int(),
      swap_id: z.int(),
      item_id: z.int(),
      name: z.string(),
      from: Person,
      to: Person,
      confirmed_by: z.enum(['giver', 'receiver']),
      confirmed_at: z.iso.datetime(),
      /** Whether its swap has ended: nobody but an admin can settle it then. */
      is_over: z.boolean(),
    }),
  ),
  is_older: z.boolean(),
  next_before: z.int().nullable(),
})
export type UnsettledView = z.infer<typeof UnsettledView>
