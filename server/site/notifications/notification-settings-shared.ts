import * as z from 'zod/mini'
import * as m from '../../platform/catalogues/messages.ts'

const Clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: () => m.told_time_missing() }))

/** How a person wants to be told. What happens to their offers, messages and swaps, what fits, and what is new here. */
export const NotificationSettings = z
  .object({
    offers: z.enum(['now', 'never']),
    messages: z.enum(['now', 'never']),
    handover: z.enum(['now', 'never']),
    matches: z.enum(['now', 'daily', 'never']),
    news: z.enum(['weekly', 'never']),
    /** Between these times mail and push wait; both null for no such hours. */
    quiet_from: z.nullable(Clock),
    quiet_to: z.nullable(Clock),
    /** Of the IANA database, as "Europe/Berlin". */
    time_zone: z.string().check(z.maxLength(60)),
    /** Reports, contact messages and people who wait; only moderators and admins have it. */
    admin: z.optional(z.enum(['now', 'never'])),
  })
  .register(z.globalRegistry, { id: 'NotificationSettings' })
export type NotificationSettings = z.output<typeof NotificationSettings>

/** Those that end mails, each those of its kind; `admin` is for those who run the site. */
export const SETTINGS = [
  'offers',
  'messages',
  'handover',
  'matches',
  'news',
  'admin',
] as const satisfies (keyof NotificationSettings)[]
export type Setting = (typeof SETTINGS)[number]

/** What is left out stays as it is. */
export const NotificationSettingsBody = z.partial(NotificationSettings)
export type NotificationSettingsBody = z.output<typeof NotificationSettingsBody>
