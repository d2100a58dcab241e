import { z } from 'zod'

/** Which mails a link ends, and whether it just did. */
export const UnsubscribeView = z.object({
  setting: z.enum(['offers', 'messages', 'handover', 'matches', 'news', 'admin']),
  done: z.boolean(),
})
export type UnsubscribeView = z.infer<typeof UnsubscribeView>
