import { z } from 'zod'

/** Sizes in bytes. */
export const LimitsView = z.object({
  quota: z.object({ person: z.number(), day: z.number(), disk: z.number() }),
  today: z.number(),
  /** The users with the largest storage use, at most `HOLDERS_SHOWN`. */
  holders: z.array(z.object({ id: z.int(), name: z.string(), bytes: z.number() })),
  sign_ups_an_hour: z.int(),
  proof_to_post: z.boolean(),
})
export type LimitsView = z.infer<typeof LimitsView>
