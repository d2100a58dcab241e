import { z } from 'zod'
import { SETTINGS } from '../notifications/notification-settings-shared.ts'

/** Which mails a link ends, and whether it just did. */
export const UnsubscribeView = z.object({
  setting: z.enum(SETTINGS),
  done: z.boolean(),
})
export type UnsubscribeView = z.infer<typeof UnsubscribeView>
