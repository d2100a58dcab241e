import { z } from 'zod'

export const MAIL_FILTERS = ['all', 'failed'] as const

/** What has become of a mail: `kept` where there is no server to send it, `expired` where its secret was first. */
const MAIL_STATES = ['waiting', 'sent', 'failed', 'kept', 'expired'] as const

/** /admin/outbox: the newest first; older ones come with `?before=<next_before>`. */
export const OutboxView = z.object({
  show: z.enum(MAIL_FILTERS),
  /** Whether a mail server is set; without one mail stays here. */
  is_sent: z.boolean(),
  /** What keeps all mail from going out, in the server's words. */
  problem: z.string().nullable(),
  problem_since: z.iso.datetime().nullable(),
  failed_count: z.int(),
  mails: z.array(
    z.object({
      id: z.int(),
      template: z.string(),
      recipient: z.string(),
      subject: z.string(),
      /** Null where it is a secret that admins do not read, and where it is gone. */
      text: z.string().nullable(),
      state: z.enum(MAIL_STATES),
      attempts: z.int(),
      last_error: z.string(),
      created_at: z.iso.datetime(),
      sent_at: z.iso.datetime().nullable(),
      next_attempt_at: z.iso.datetime().nullable(),
    }),
  ),
  is_older: z.boolean(),
  next_before: z.int().nullable(),
})
export type OutboxView = z.infer<typeof OutboxView>
