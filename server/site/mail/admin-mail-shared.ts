import { z } from 'zod'

/** Why mail is not sent: no server; missing password, as after a restore; sign-in rejected; other errors. */
export const MAIL_TROUBLES = ['no_server', 'no_password', 'refused_sign_in', 'failing'] as const
export type MailTrouble = (typeof MAIL_TROUBLES)[number]

export const MailSettingsView = z.object({
  by_environment: z.boolean(),
  /** MAIL_FROM, which overrides `from`; null if unset. */
  from_environment: z.string().nullable(),
  default_from: z.string(),
  /** True if it is the user's address. */
  default_is_user: z.boolean(),
  host: z.string(),
  port: z.int(),
  user: z.string(),
  from: z.string(),
  has_password: z.boolean(),
})
export type MailSettingsView = z.infer<typeof MailSettingsView>
