import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  response: answers(z.null()),
}

export const adminOutboxContract = contract({
  'POST /api/admin/outbox/:id/retry': { ...common, summary: 'Try a mail again', params: IdParams },
  'POST /api/admin/outbox/retry': {
    ...common,
    summary: 'Try all mail again',
    description:
      'All mail that waits, and mail of the last 5 days that was given up: of accounts and of events. 409 without a mail server.',
  },
  'POST /api/admin/outbox/test-mail': { ...common, summary: 'Send a test mail to my own address' },
})
