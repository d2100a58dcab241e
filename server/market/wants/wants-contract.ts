import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { ErrorEnvelope, envelope } from '../../platform/http/envelope.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { positiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { ForItems } from '../wishes/wishes-contract.ts'
import { WantRowView, WantView } from './wants-shared.ts'

const common = { tags: ['Wants'], security: [{ bearer: [] }] }
export const WantBody = z.object({
  product_id: positiveNumber(m.wishes_choose_an_item),
  for: ForItems.nullish(),
})

export const wantsContract = contract({
  'GET /api/wants': {
    ...common,
    summary: 'What I would swap for, the last said first; nobody else sees it',
    querystring: z.object({ page: PageNumber.default(1) }),
    response: {
      200: envelope(z.array(WantRowView)).extend({ pagination: Pagination }),
      '4xx': ErrorEnvelope,
    },
  },
  'POST /api/wants': {
    ...common,
    summary: 'Say that I would swap for an item, and for which of my own things',
    description:
      'Nobody else learns of it; the owner sees how many would. Said again it replaces `for`. At most 500 a person, and ' +
      '100 new ones a day (429). `circles` are the swaps that it has just made possible.',
    body: WantBody,
    response: answers(z.object({ want: WantView, circles: z.array(z.int()) })),
  },
  'DELETE /api/wants/:id': {
    ...common,
    summary: 'Take it back that I would swap for this item',
    params: IdParams,
    response: answers(z.null()),
  },
  'POST /api/wants/:id/refusal': {
    ...common,
    summary: 'Say that I would not swap for this item, whatever for: I am not asked again',
    params: IdParams,
    response: answers(z.null()),
  },
})
