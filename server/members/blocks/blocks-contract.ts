import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { ErrorEnvelope, envelope } from '../../platform/http/envelope.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { Blocked, BlockedPerson } from './blocks-shared.ts'

const common = {
  tags: ['Chat'],
  security: [{ bearer: [] }],
  params: IdParams,
  response: answers(z.object({ blocked: Blocked })),
}

export const blocksContract = contract({
  'GET /api/blocks': {
    tags: ['Chat'],
    security: [{ bearer: [] }],
    summary: 'Whom I have blocked, the newest first',
    querystring: z.object({ page: PageNumber.default(1) }),
    response: {
      200: envelope(z.array(BlockedPerson)).extend({ pagination: Pagination }),
      '4xx': ErrorEnvelope,
    },
  },
  'POST /api/blocks/:id': {
    ...common,
    summary: 'Block a person: neither can write to or request from the other',
  },
  'DELETE /api/blocks/:id': { ...common, summary: 'Take my block of a person back' },
})
