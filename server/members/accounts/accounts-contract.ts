import { z } from 'zod'
import { answers, contract, FORM_OR_JSON } from '../../platform/http/contract.ts'
import { ErrorEnvelope, envelope } from '../../platform/http/envelope.ts'
import { LoginBody, PasswordUpdateBody, ProfileUpdateBody, RegisterBody } from './accounts-shared.ts'
import { UserView } from './user-shared.ts'

export const accountsContract = contract({
  'POST /api/auth/register': {
    tags: ['Accounts'],
    summary: 'Join',
    description:
      'Sets no cookie: one signs in next. A phone number may be typed with blanks, dashes and parentheses.',
    consumes: FORM_OR_JSON,
    body: RegisterBody,
    response: answers(z.object({ token: z.string(), user: UserView })),
  },
  'POST /api/auth/login': {
    tags: ['Accounts'],
    summary: 'Sign in',
    description: 'The token lives 30 days. It is also set as a cookie, which only pages read.',
    body: LoginBody,
    response: { 200: envelope(UserView).extend({ token: z.string() }), '4xx': ErrorEnvelope },
  },
  'POST /api/auth/page-cookie': {
    tags: ['Accounts'],
    summary: 'Set the token of a session as the cookie that pages read',
    description:
      'A new account has a token and no cookie: with this call its owner goes on without signing in.',
    security: [{ bearer: [] }],
    response: answers(UserView),
  },
  'POST /api/auth/logout': {
    tags: ['Accounts'],
    summary: 'Sign out: the token is worth nothing from then on',
    security: [{ bearer: [] }],
    response: answers(z.null()),
  },
  'GET /api/profile': {
    tags: ['Accounts'],
    summary: 'Oneself',
    security: [{ bearer: [] }],
    response: answers(UserView),
  },
  'POST /api/dashboard/profile/update': {
    tags: ['Accounts'],
    summary: 'Change one’s profile',
    description: 'As a form, it may carry a picture in `avatar`; without one the avatar stays as it is.',
    security: [{ bearer: [] }],
    consumes: FORM_OR_JSON,
    body: ProfileUpdateBody,
    response: answers(UserView),
  },
  'POST /api/dashboard/password/update': {
    tags: ['Accounts'],
    summary: 'Change one’s password',
    description: 'Ends all sessions, this one included.',
    security: [{ bearer: [] }],
    body: PasswordUpdateBody,
    response: answers(z.null()),
  },
})
