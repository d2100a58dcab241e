import * as z from 'zod/mini'
import * as m from '../../platform/catalogues/messages.ts'

const Clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: () => m.told_time_missing() }))

/** Notification settings: offers, messages, swaps, matches and the newsletter. */
export const NotificationSettings = z
  .object({
    offers: z.enum(['now', 'never']),
    messages: z.enum(['now', 'never']),
    handover: z.enum(['now', 'never']),
    matches: z.enum(['now', 'daily', 'never']),
    news: z.enum(['weekly', 'never']),
    /** Mail and push are deferred between these; both null to disable. */
    quiet_from: z.nullable(Clock),
    quiet_to: z.nullable(Clock),
    /** IANA name, as "Europe/Berlin". */
    time_zone: z.string().check(z.maxLength(60)),
    /** Reports, contact messages and waiting users; only for moderators. */
    admin: z.optional(z.enum(['now', 'never'])),
  })
  .register(z.globalRegistry, { id: 'NotificationSettings' })
export type NotificationSettings = z.output<typeof NotificationSettings>

export const SETTINGS = [
  'offers',
  'messages',
  'handover',
  'matches',
  'news',
  'admin',
] as const satisfies (keyof NotificationSettings)[]
export type Setting = (typeof SETTINGS)[number]

/** Missing fields are unchanged. */
export const NotificationSettingsBody = z.partial(NotificationSettings)
export type NotificationSettingsBody = z.output<typeof NotificationSettingsBody>
