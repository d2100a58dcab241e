import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { ErrorEnvelope, envelope } from '../../platform/http/envelope.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { CardView } from '../items/items-shared.ts'
import { ReviewView } from '../reviews/reviews-shared.ts'
import { PersonView } from './people-shared.ts'

const PageQuery = z.object({ page: PageNumber.default(1) })

export const peopleContract = contract({
  'GET /api/people/:id': {
    tags: ['People'],
    summary: 'A person',
    description: '404 for one who is suspended or waits to be let in, and for whom they have blocked.',
    params: IdParams,
    response: answers(PersonView),
  },
  'GET /api/people/:id/reviews': {
    tags: ['People'],
    summary: 'What is said of a person',
    description: 'The newest first. A review is there once both have written, or 14 days after their swap.',
    params: IdParams,
    querystring: PageQuery,
    response: {
      200: envelope(z.array(ReviewView)).extend({ pagination: Pagination }),
      '4xx': ErrorEnvelope,
    },
  },
  'GET /api/people/:id/products': {
    tags: ['People'],
    summary: 'Items of a person',
    description: 'What is available, the newest first; after that, for the person alone, the rest.',
    params: IdParams,
    querystring: PageQuery,
    response: {
      200: envelope(z.array(CardView)).extend({ pagination: Pagination }),
      '4xx': ErrorEnvelope,
    },
  },
})
