import { z } from 'zod'
import { answers, contract } from '../http/contract.ts'
import { ErrorEnvelope, envelope } from '../http/envelope.ts'
import { PageNumber, Pagination } from '../schemas/pagination-shared.ts'
import { SessionView } from './own-sessions-shared.ts'

const common = { tags: ['Accounts'], security: [{ bearer: [] }] }

export const ownSessionsContract = contract({
  'GET /api/sessions': {
    ...common,
    summary: 'Where I am signed in, the newest first',
    querystring: z.object({ page: PageNumber.default(1) }),
    response: {
      200: envelope(z.array(SessionView)).extend({ pagination: Pagination }),
      '4xx': ErrorEnvelope,
    },
  },
  'DELETE /api/sessions': {
    ...common,
    summary: 'Sign out everywhere, here too',
    response: answers(z.null()),
  },
  'DELETE /api/sessions/:id': {
    ...common,
    summary: 'Sign out in one place',
    params: z.object({ id: z.string().max(100) }),
    response: answers(z.null()),
  },
})
