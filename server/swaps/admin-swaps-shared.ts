import { z } from 'zod'

const Person = z.object({ id: z.int(), name: z.string() })

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
      /** True if the swap has ended, so only an admin can settle it. */
      is_over: z.boolean(),
    }),
  ),
  is_older: z.boolean(),
  next_before: z.int().nullable(),
})
export type UnsettledView = z.infer<typeof UnsettledView>
