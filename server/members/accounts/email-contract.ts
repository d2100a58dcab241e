import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { EmailChangeBody, EmailUndoBody } from './email-shared.ts'

export const emailContract = contract({
  'POST /api/account/email': {
    tags: ['Accounts'],
    summary: 'Ask for another address',
    description:
      'The old one stays until the link that is mailed to the new one is used, once and within 24 hours. The old one is told, and can undo it for 7 days.',
    security: [{ bearer: [] }],
    body: EmailChangeBody,
    response: answers(z.null()),
  },
  'POST /api/account/email/proof': {
    tags: ['Accounts'],
    summary: 'Have the link mailed again that proves one’s address',
    security: [{ bearer: [] }],
    response: answers(z.null()),
  },
  'POST /api/account/email/undo': {
    tags: ['Accounts'],
    summary: 'Call a change of address off, or take it back',
    description: 'By the token of the link in the mail to the old address. Ends all sessions of the account.',
    body: EmailUndoBody,
    response: answers(z.null()),
  },
})
