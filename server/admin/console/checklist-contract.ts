import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { ChecklistParams } from './checklist-shared.ts'

export const checklistContract = contract({
  'POST /api/admin/checklist/:point/dismissal': {
    tags: ['Admin'],
    security: [{ bearer: [] }],
    summary: 'Take a point off the list of what is left to do',
    params: ChecklistParams,
    response: answers(z.null()),
  },
})
