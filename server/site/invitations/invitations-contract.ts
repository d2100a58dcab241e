import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { ErrorEnvelope, envelope } from '../../platform/http/envelope.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { InvitationBody, InvitationView } from './invitations-shared.ts'

const common = { tags: ['Invitations'], security: [{ bearer: [] }] }

export const invitationsContract = contract({
  'POST /api/invitations': {
    ...common,
    summary: 'Make a link by which others can join',
    description: 'At most five that work at a time. 403 where admins keep inviting to themselves.',
    body: InvitationBody,
    response: answers(InvitationView),
  },
  'GET /api/invitations': {
    ...common,
    summary: 'One’s own invitations, the newest first, and who came by them',
    querystring: z.object({ page: PageNumber.default(1) }),
    response: {
      200: envelope(z.array(InvitationView)).extend({ pagination: Pagination }),
      '4xx': ErrorEnvelope,
    },
  },
  'DELETE /api/invitations/:id': {
    ...common,
    summary: 'End an invitation: its link works no more',
    params: IdParams,
    response: answers(z.null()),
  },
})
