import { z } from 'zod'
import { SETTINGS } from '../notifications/notification-settings-shared.ts'

/** Reasons in `last_error` for a user who cannot be reached. */
export const WHY_NOT_TOLD = ['browser_gone', 'unknown_push', 'unproved', 'too_many'] as const
export type WhyNotTold = (typeof WHY_NOT_TOLD)[number]

const Channel = z.object({
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
})

/** /admin/deliveries, newest first; `?before=<next_before>` requests older ones. */
export const AdminDeliveriesView = z.object({
  mail: Channel.extend({
    is_set: z.boolean(),
    problem: z.string().nullable(),
    problem_since: z.iso.datetime().nullable(),
  }),
  push: Channel.extend({
    browsers: z.int(),
  }),
  /** Users with an unverified address, who get no mail; and those of them without push. */
  unproved: z.int(),
  unreached: z.int(),
  reasons: z.array(z.object({ channel: z.enum(['mail', 'push']), reason: z.string(), count: z.int() })),
  failures: z.array(
    z.object({
      id: z.int(),
      person: z.object({ id: z.int(), name: z.string() }),
      channel: z.enum(['mail', 'push']),
      about: z.enum(SETTINGS).nullable(),
      reason: z.string(),
      attempts: z.int(),
      is_waiting: z.boolean(),
      created_at: z.iso.datetime(),
    }),
  ),
  is_older: z.boolean(),
  next_before: z.int().nullable(),
})
export type AdminDeliveriesView = z.infer<typeof AdminDeliveriesView>
