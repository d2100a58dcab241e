import { z } from 'zod'
import { SETTINGS } from '../notifications/notification-settings-shared.ts'

/** The setting, and whether it was just disabled. */
export const UnsubscribeView = z.object({
  setting: z.enum(SETTINGS),
  done: z.boolean(),
})
export type UnsubscribeView = z.infer<typeof UnsubscribeView>
