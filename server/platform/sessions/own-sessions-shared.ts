import { z } from 'zod'

/** Where and since when one is signed in. */
export const SessionView = z
  .object({
    id: z.string(),
    /** Empty where it is not known. */
    browser: z.string(),
    system: z.string(),
    created_at: z.iso.datetime(),
    /** Whether it is the one that asks. */
    is_this: z.boolean(),
  })
  .meta({ id: 'Session' })
export type SessionView = z.infer<typeof SessionView>
