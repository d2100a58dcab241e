import { z } from 'zod'

/** /admin/limits. Sizes in bytes. */
export const LimitsView = z.object({
  quota: z.object({ person: z.number(), day: z.number(), disk: z.number() }),
  /** Bytes that were sent in the last day. */
  today: z.number(),
  /** Those who hold most, `HOLDERS_SHOWN` of them. */
  holders: z.array(z.object({ id: z.int(), name: z.string(), bytes: z.number() })),
  sign_ups_an_hour: z.int(),
  /** Whether one's address has to be proved before one may post. */
  proof_to_post: z.boolean(),
})
export type LimitsView = z.infer<typeof LimitsView>
