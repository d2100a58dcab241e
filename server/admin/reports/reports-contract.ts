import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { ReportBody } from './reports-shared.ts'

export const reportsContract = contract({
  'POST /api/reports': {
    tags: ['Reports'],
    security: [{ bearer: [] }],
    summary: 'Report an item, a message, a person or a review to those who run the site',
    description:
      'A message by one of the two people alone, and nobody themselves or what is theirs. With the reason `other` ' +
      'the text has to say what is wrong.',
    body: ReportBody,
    response: answers(z.object({ id: z.int() })),
  },
})
