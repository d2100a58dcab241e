import { z } from 'zod'
import { SETTINGS } from '../notifications/notification-settings-shared.ts'

/** Why something was dropped that its person should have been told and could not be, as it stands in `last_error`. */
export const WHY_NOT_TOLD = ['browser_gone', 'unknown_push', 'unproved', 'too_many'] as const
export type WhyNotTold = (typeof WHY_NOT_TOLD)[number]

const Channel = z.object({
  /** Of the last 30 days. */
  sent: z.int(),
  waiting: z.int(),
  /** What could not be told. */
  failed: z.int(),
})

/** /admin/deliveries: who could not be told, and why; the newest first, older ones come with `?before=<next_before>`. */
export const AdminDeliveriesView = z.object({
  mail: Channel.extend({
    /** Whether a mail server is set. */
    is_set: z.boolean(),
    /** What keeps all mail from going out, in the server's words. */
    problem: z.string().nullable(),
    problem_since: z.iso.datetime().nullable(),
  }),
  push: Channel.extend({
    /** Browsers that are told. */
    browsers: z.int(),
  }),
  /** People whose address was not proved, to whom no mail goes; and those of them whom no push reaches either. */
  unproved: z.int(),
  unreached: z.int(),
  /** The most frequent reasons first: a word of ours (WHY_NOT_TOLD), or what the server said. */
  reasons: z.array(z.object({ channel: z.enum(['mail', 'push']), reason: z.string(), count: z.int() })),
  failures: z.array(
    z.object({
      id: z.int(),
      person: z.object({ id: z.int(), name: z.string() }),
      channel: z.enum(['mail', 'push']),
      /** What it was about, in general: the setting that ends such mails; null where none does. */
      about: z.enum(SETTINGS).nullable(),
      reason: z.string(),
      attempts: z.int(),
      /** Whether it is still tried. */
      is_waiting: z.boolean(),
      created_at: z.iso.datetime(),
    }),
  ),
  is_older: z.boolean(),
  next_before: z.int().nullable(),
})
export type AdminDeliveriesView = z.infer<typeof AdminDeliveriesView>
