import { z } from 'zod'
import { OwnPassword } from '../accounts/accounts-shared.ts'
import { answers, contract } from '../http/contract.ts'

export const leavingContract = contract({
  'DELETE /api/account': {
    tags: ['Accounts'],
    summary: 'Leave for good',
    description:
      'Ends sessions, withdraws and calls off what is open, and removes all that is one’s own. The text of messages, and names and pictures of swapped things, stay with others under “Former member”.',
    security: [{ bearer: [] }],
    body: z.object({ password: OwnPassword }),
    response: answers(z.null()),
  },
})
