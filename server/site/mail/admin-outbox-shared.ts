import { z } from 'zod'

export const MAIL_FILTERS = ['all', 'failed'] as const

/** `kept`: no server; `expired`: its secret has expired. */
const MAIL_STATES = ['waiting', 'sent', 'failed', 'kept', 'expired'] as const

/** Newest first; `?before=<next_before>` requests older ones. */
export const OutboxView = z.object({
  show: z.enum(MAIL_FILTERS),
  is_sent: z.boolean(),
  problem: z.string().nullable(),
  problem_since: z.iso.datetime().nullable(),
  failed_count: z.int(),
  mails: z.array(
    z.object({
      id: z.int(),
      template: z.string(),
      recipient: z.string(),
      subject: z.string(),
      /** Null for secrets and blanked mails. */
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
