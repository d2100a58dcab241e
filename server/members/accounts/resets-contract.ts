import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { ResetPasswordBody, SendOtpBody, VerifyOtpBody } from './accounts-shared.ts'

export const resetsContract = contract({
  'POST /api/auth/send-otp': {
    tags: ['Accounts'],
    summary: 'Mail a reset code and a long link',
    description: 'Answers the same, and as fast, for an email that nobody has joined with.',
    body: SendOtpBody,
    response: answers(z.null()),
  },
  'POST /api/auth/verify-otp': {
    tags: ['Accounts'],
    summary: 'Exchange a mailed code for a token that sets a new password',
    description:
      'The token works once, within 5 minutes; it is also set as a cookie. A code can be tried 5 times.',
    body: VerifyOtpBody,
    response: answers(z.object({ reset_token: z.string() })),
  },
  'POST /api/auth/reset-password': {
    tags: ['Accounts'],
    summary: 'Set a new password',
    description:
      '`reset_token` is what verify-otp answered, or the `token` of the mailed link; left out, the cookie of ' +
      'verify-otp counts. Without either it is 403. Ends all sessions of the account.',
    body: ResetPasswordBody,
    response: answers(z.null()),
  },
})
