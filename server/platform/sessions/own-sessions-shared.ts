import { z } from 'zod'

export const SessionView = z
  .object({
    id: z.string(),
    browser: z.string(),
    system: z.string(),
    created_at: z.iso.datetime(),
    is_this: z.boolean(),
  })
  .meta({ id: 'Session' })
export type SessionView = z.infer<typeof SessionView>
