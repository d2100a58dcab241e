import { z } from 'zod'

/**
 * What keeps mail from going out: no server is set; the password that one asks for is not here, as after a restore; it does not
 * take user and password that were set on the page; anything else that a server says or a line to it.
 */
export const MAIL_TROUBLES = ['no_server', 'no_password', 'refused_sign_in', 'failing'] as const
export type MailTrouble = (typeof MAIL_TROUBLES)[number]

/** The mail server on /admin/settings. */
export const MailSettingsView = z.object({
  /** Whether SMTP_URL is set, which wins. */
  by_environment: z.boolean(),
  /** MAIL_FROM, which wins; null where it is not set. */
  from_environment: z.string().nullable(),
  /** Who mail is from where nobody says otherwise. */
  default_from: z.string(),
  /** Whether that is the address of the user. */
  default_is_user: z.boolean(),
  /** Blank for none. */
  host: z.string(),
  port: z.int(),
  user: z.string(),
  from: z.string(),
  /** The password itself is shown to nobody. */
  has_password: z.boolean(),
})
export type MailSettingsView = z.infer<typeof MailSettingsView>
