import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { positiveNumber } from '../../platform/schemas/numbers-shared.ts'

export const TargetKind = z.enum(['item', 'message', 'person', 'review'], {
  error: () => m.reports_kind_required(),
})
export type TargetKind = z.output<typeof TargetKind>

export const REASONS = {
  spam: m.reports_spam_or_advertising,
  prohibited: m.reports_not_allowed_or_dangerous,
  misleading: m.reports_misleading_or_a_fraud,
  abuse: m.reports_rude_hateful_or_threatening,
  other: m.reports_something_else,
} as const
type Reason = keyof typeof REASONS

export const REPORT_LENGTH = LONGEST.report

const Reason = z.enum(Object.keys(REASONS) as [Reason, ...Reason[]], {
  error: () => m.reports_choose_what_is_wrong(),
})

const WHICH = m.reports_say_which_one

export const ReportBody = z
  .object({
    target_kind: TargetKind,
    target_id: positiveNumber(WHICH),
    reason: Reason,
    text: z
      .string()
      .trim()
      .max(REPORT_LENGTH, { error: () => m.form_at_most_characters({ length: REPORT_LENGTH }) })
      .default(''),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', {
    path: ['text'],
    error: () => m.reports_words_required(),
  })
export type ReportBody = z.output<typeof ReportBody>

export const ReportPage = z.object({
  target_kind: TargetKind,
  target_id: z.int(),
  person: z.string(),
  title: z.string(),
})
export type ReportPage = z.output<typeof ReportPage>
