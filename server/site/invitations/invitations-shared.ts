import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { fromForm } from '../../platform/schemas/numbers-shared.ts'
import { INVITATION } from '../limits.ts'

export const INVITATION_LIMITS = { uses: INVITATION.uses, days: INVITATION.days, note: INVITATION.note }

/** An integer from 1, also as text from a form; null and blank are the default. */
function number(
  { most: max, default: usual }: { most: number; default: number },
  atLeast: (v: { min: number }) => string,
  atMost: (v: { max: number }) => string,
) {
  const min = 1
  const wrong = { error: () => m.common_page_number_range({ min, max }) }
  return z
    .preprocess(
      fromForm,
      z
        .number(wrong)
        .int(wrong)
        .min(min, { error: () => atLeast({ min }) })
        .max(max, { error: () => atMost({ max }) })
        .optional(),
    )
    .optional()
    .transform((value) => value ?? usual)
}

export const InvitationBody = z.object({
  uses: number(INVITATION.uses, m.people_invited_at_least, m.people_invited_at_most),
  days: number(INVITATION.days, m.people_days_at_least, m.people_days_at_most),
  note: z
    .string()
    .trim()
    .max(INVITATION.note, {
      error: () => m.common_note_long({ note: INVITATION.note }),
    })
    .nullish()
    .transform((note) => note ?? ''),
})
export type InvitationBody = z.output<typeof InvitationBody>

export const InvitationView = z.object({
  id: z.int(),
  url: z.string(),
  qr: z.string(),
  uses: z.int(),
  used: z.int(),
  note: z.string(),
  ends_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  is_live: z.boolean(),
  came: z.array(z.object({ id: z.int(), name: z.string(), avatar: z.string().nullable() })),
})
export type InvitationView = z.output<typeof InvitationView>

export const JoinView = z.object({
  code: z.string(),
  by: z.object({ name: z.string(), avatar: z.string().nullable() }),
})
export type JoinView = z.output<typeof JoinView>
