import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { PageNumber } from '../../platform/schemas/pagination-shared.ts'
import { HomeView } from './home-shared.ts'

export const homeContract = contract({
  'GET /api/home': {
    tags: ['Home'],
    summary: 'The home page and one page of its featured items',
    description: 'A section whose text is missing is null. With a token, `is_favorite` is the caller’s own.',
    querystring: z.object({ page: PageNumber.default(1) }),
    response: answers(HomeView),
  },
})
