import { z } from 'zod'
import { LONGEST } from '../limits.ts'

export const TargetKind = z.enum(['item', 'message', 'person', 'review'], {
  error: 'Say what it is: an item, a message, a person or a review.',
})
export type TargetKind = z.output<typeof TargetKind>

/** Why something is reported, in the words that people choose from. */
export const REASONS = {
  spam: 'Spam or advertising',
  prohibited: 'Not allowed, or dangerous',
  misleading: 'Misleading, or a fraud',
  abuse: 'Rude, hateful or threatening',
  other: 'Something else',
} as const
export type Reason = keyof typeof REASONS

/** Longest text of a report, in characters. */
export const REPORT_LENGTH = LONGEST.report

const Reason = z.enum(Object.keys(REASONS) as [Reason, ...Reason[]], { error: 'Choose what is wrong.' })

const WHICH = 'Say which one.'

/** POST /api/reports. Forms send numbers as text. */
export const ReportBody = z
  .object({
    target_kind: TargetKind,
    target_id: z
      .union([z.string(), z.number()], { error: WHICH })
      .pipe(z.coerce.number<string | number>().int(WHICH).positive(WHICH)),
    reason: Reason,
    text: z
      .string()
      .trim()
      .max(REPORT_LENGTH, `At most ${REPORT_LENGTH.toLocaleString('en')} characters.`)
      .default(''),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', {
    path: ['text'],
    error: 'Say in a few words what is wrong.',
  })
export type ReportBody = z.output<typeof ReportBody>

/** What /report asks about. */
export const ReportPage = z.object({
  target_kind: TargetKind,
  target_id: z.int(),
  /** Whose it is. */
  person: z.string(),
  /** The item's name, the text of the message or the review, or the person's name. */
  title: z.string(),
})
export type ReportPage = z.output<typeof ReportPage>
