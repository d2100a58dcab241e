import { z } from 'zod'
import { SiteLanguages } from '../../platform/languages/languages-shared.ts'
import { MailSettingsView } from '../../site/mail/admin-mail-shared.ts'

/** /admin/settings. */
export const SettingsView = z.object({
  country: z.string(),
  /** Where the mail goes that tries a server. */
  my_email: z.string(),
  mail: MailSettingsView,
  backups: z.object({
    /** BACKUP_DIR, which wins; null where it is not set. */
    by_environment: z.string().nullable(),
    folder: z.string(),
    every_days: z.int(),
    full: z.int(),
    daily: z.int(),
    weekly: z.int(),
  }),
  /** The language of the site, and those that are offered. */
  languages: SiteLanguages,
})
export type SettingsView = z.infer<typeof SettingsView>
