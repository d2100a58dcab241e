import { z } from 'zod'
import { contract } from '../http/contract.ts'
import { ErrorEnvelope, envelope } from '../http/envelope.ts'
import { IdParams } from '../id-shared.ts'
import { CardView } from '../items/items-shared.ts'
import { PageNumber, Pagination } from '../pagination-shared.ts'

export const peopleContract = contract({
  'GET /api/people/:id/products': {
    tags: ['People'],
    summary: 'Items of a person',
    description: 'What is available, the newest first; after that, for the person alone, the rest.',
    params: IdParams,
    querystring: z.object({ page: PageNumber.default(1) }),
    response: {
      200: envelope(z.array(CardView)).extend({ pagination: Pagination }),
      '4xx': ErrorEnvelope,
    },
  },
})
