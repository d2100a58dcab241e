import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'

export const adminReportsContract = contract({
  'POST /api/admin/reports/:id/dismissal': {
    tags: ['Admin'],
    security: [{ bearer: [] }],
    summary: 'Dismiss a report and all others that wait about the same thing',
    params: IdParams,
    response: answers(z.null()),
  },
})
