import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  params: IdParams,
  response: answers(z.null()),
}

export const adminContactMessagesContract = contract({
  'POST /api/admin/contact-messages/:id/handling': {
    ...common,
    summary: 'Note that a contact message was seen to',
  },
  'DELETE /api/admin/contact-messages/:id/handling': { ...common, summary: 'Open a contact message again' },
})
