import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { DemandView } from './demand-shared.ts'

export const demandContract = contract({
  'GET /api/market/demand': {
    tags: ['Wishes'],
    security: [{ bearer: [] }],
    summary: 'What is looked for here: words and categories that no available item matches',
    description:
      'At least 3 members look for each entry. The entry with most people comes first; there are at most 20. The list is at most ' +
      '10 minutes old and never shows who looks.',
    response: answers(z.array(DemandView)),
  },
})
