import { z } from 'zod'

/** /admin/settings. */
export const SettingsView = z.object({
  country: z.string(),
})
export type SettingsView = z.infer<typeof SettingsView>
