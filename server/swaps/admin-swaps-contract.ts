import { z } from 'zod'
import { answers, contract } from '../platform/http/contract.ts'
import { Id } from '../platform/schemas/id-shared.ts'

/** Decision for an item that only one party has confirmed. */
const OUTCOMES = ['traded', 'returned'] as const

export const adminSwapsContract = contract({
  'POST /api/admin/swaps/:id/legs/:itemId': {
    tags: ['Admin'],
    security: [{ bearer: [] }],
    summary: 'Settle a thing of a swap that only its giver or only its receiver has confirmed',
    params: z.object({ id: Id, itemId: Id }),
    body: z.object({ outcome: z.enum(OUTCOMES) }),
    response: answers(z.object({ swap_id: z.int(), item_id: z.int(), outcome: z.enum(OUTCOMES) })),
  },
})
