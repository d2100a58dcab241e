import { z } from 'zod'
import * as m from '../catalogues/messages.ts'
import { answers, contract } from '../http/contract.ts'
import { ErrorEnvelope, envelope } from '../http/envelope.ts'
import { IdParams } from '../id-shared.ts'
import { LONGEST, WANT } from '../limits.ts'
import { optionalPositiveNumber, positiveNumber } from '../numbers-shared.ts'
import { Pagination } from '../pagination-shared.ts'
import { WishText } from './wish-fields-shared.ts'
import { OwnWishView } from './wishes-shared.ts'

const common = { tags: ['Wishes'], security: [{ bearer: [] }] }
/** Own items that would be given; left out, anything one has. */
export const ForItems = z
  .array(positiveNumber(m.wishes_name_your_own_items), { error: m.wishes_name_your_own_items })
  .min(1, { error: () => m.wishes_name_at_least_one_of_your_items_or() })
  .max(WANT.for, { error: () => m.wishes_at_most_items_can_be_named({ for: WANT.for }) })
  .transform((ids) => [...new Set(ids)])

export const WishBody = z.object({
  text: z.optional(z.nullable(WishText)),
  product_category_id: optionalPositiveNumber(m.wishes_there_is_no_such_category),
  for: ForItems.nullish(),
})

export const wishesContract = contract({
  'GET /api/wishes': {
    ...common,
    summary: 'What I am looking for, the newest first',
    response: {
      200: envelope(z.array(OwnWishView)).extend({ pagination: Pagination }),
      '4xx': ErrorEnvelope,
    },
  },
  'POST /api/wishes': {
    ...common,
    summary: 'Look out for a kind of thing: words, a category, or both',
    description: 'Everybody sees it. At most 50 a person: one more is 409.',
    body: WishBody,
    response: answers(OwnWishView),
  },
  'DELETE /api/wishes/:id': {
    ...common,
    summary: 'Look for it no more',
    params: IdParams,
    response: answers(z.null()),
  },
  'GET /api/wishes/completions': {
    ...common,
    summary: 'What a text that is being typed may become: names of categories, and words of items here',
    querystring: z.object({ text: z.string().max(LONGEST.wish).default('') }),
    response: answers(z.array(z.string())),
  },
})
