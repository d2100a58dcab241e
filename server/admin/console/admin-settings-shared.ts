import { z } from 'zod'
import { SiteLanguages } from '../../platform/languages/languages-shared.ts'
import { MailSettingsView } from '../../site/mail/admin-mail-shared.ts'

export const SettingsView = z.object({
  country: z.string(),
  my_email: z.string(),
  mail: MailSettingsView,
  backups: z.object({
    /** BACKUP_DIR, which overrides the folder; null if unset. */
    by_environment: z.string().nullable(),
    folder: z.string(),
    every_days: z.int(),
    full: z.int(),
    daily: z.int(),
    weekly: z.int(),
  }),
  languages: SiteLanguages,
})
export type SettingsView = z.infer<typeof SettingsView>
