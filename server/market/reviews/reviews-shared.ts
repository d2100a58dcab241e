import * as z from 'zod/mini'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { yesOrNo } from '../../platform/schemas/form-fields-shared.ts'
import { positiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { optionalText, requiredText } from '../../platform/schemas/text-shared.ts'

const WHO = m.common_say_whom_you_review
const AGAIN = m.common_swap_again_required

/** POST /api/swaps/:id/reviews; forms send text. */
export const ReviewBody = z.object({
  /** User id. */
  about: positiveNumber(WHO),
  would_swap_again: yesOrNo(AGAIN),
  text: optionalText(LONGEST.review, m.common_the_text),
})
export type ReviewBody = z.output<typeof ReviewBody>

/** POST /api/reviews/:id/answer */
export const AnswerBody = z.object({
  text: requiredText(LONGEST.review, m.common_the_answer, m.common_write_an_answer),
})

export const ReviewView = z
  .object({
    id: z.int(),
    by: z.object({ id: z.int(), name: z.string(), avatar: z.nullable(z.string()) }),
    would_swap_again: z.boolean(),
    text: z.string(),
    answer: z.nullable(z.string()),
    created_at: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'Review' })
export type ReviewView = z.output<typeof ReviewView>
