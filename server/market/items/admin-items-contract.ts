import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  params: IdParams,
  response: answers(z.null()),
}

export const adminItemsContract = contract({
  'POST /api/admin/items/:id/pin': { ...common, summary: 'Put an item before the other featured ones' },
  'DELETE /api/admin/items/:id/pin': { ...common, summary: 'Take an item back among the featured ones' },
})
