import { z } from 'zod'
import { LONGEST } from '../limits.ts'

/** Longest reason, in characters. */
export const SUSPENSION_LENGTH = LONGEST.suspensionReason

/** What an admin gives as the reason; goes into the mail to the person, and into no log. */
export const SuspensionBody = z.object({
  reason: z
    .string('Say why: the person reads it in a mail.')
    .trim()
    .min(1, 'Say why: the person reads it in a mail.')
    .max(SUSPENSION_LENGTH, `At most ${SUSPENSION_LENGTH.toLocaleString('en')} characters.`),
})
