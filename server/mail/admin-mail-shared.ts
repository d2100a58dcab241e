import { z } from 'zod'

/** The mail server on /admin/settings. */
export const MailSettingsView = z.object({
  /** Whether SMTP_URL is set, which wins. */
  by_environment: z.boolean(),
  /** MAIL_FROM, which wins; null where it is not set. */
  from_environment: z.string().nullable(),
  /** Who mail is from where nobody says otherwise. */
  default_from: z.string(),
  /** Blank for none. */
  host: z.string(),
  port: z.int(),
  user: z.string(),
  from: z.string(),
  /** The password itself is shown to nobody. */
  has_password: z.boolean(),
})
export type MailSettingsView = z.infer<typeof MailSettingsView>
