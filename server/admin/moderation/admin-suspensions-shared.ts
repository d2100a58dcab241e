import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'

export const SUSPENSION_LENGTH = LONGEST.suspensionReason

/** Sent to the user; never logged. */
export const SuspensionBody = z.object({
  reason: z
    .string({ error: m.admin_reason_required })
    .trim()
    .min(1, { error: () => m.admin_reason_required() })
    .max(SUSPENSION_LENGTH, { error: () => m.form_at_most_characters({ length: SUSPENSION_LENGTH }) }),
})
