import { z } from 'zod'
import { OwnPassword } from '../../members/accounts/accounts-shared.ts'
import { answers, contract } from '../../platform/http/contract.ts'

export const leavingContract = contract({
  'POST /api/account/export': {
    tags: ['Accounts'],
    summary: 'Get what one has stored here',
    description:
      'Answers a link to a ZIP of JSON, pictures and files. It works once, within an hour, and needs no session.',
    security: [{ bearer: [] }],
    body: z.object({ password: OwnPassword }),
    response: answers(z.object({ url: z.string(), expires_at: z.iso.datetime() })),
  },
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
