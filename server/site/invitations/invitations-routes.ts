import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, envelope, ok } from '../../platform/http/envelope.ts'
import { every } from '../../platform/jobs.ts'
import { RATE } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { DAY } from '../../platform/time-shared.ts'
import { endInvitation, forgetInvitations, invite, listInvitations } from './invitations-service.ts'
import { InvitationBody, InvitationView } from './invitations-shared.ts'

const common = { tags: ['Invitations'], security: [{ bearer: [] }] }

export const invitationsRoutes = routes(async (app) => {
  every(app, DAY, 'invitations', () => forgetInvitations(app.db))

  return [
    route(
      'POST /api/invitations',
      {
        ...common,
        summary: 'Make a link by which others can join',
        description: 'At most five that work at a time. 403 where admins keep inviting to themselves.',
        body: InvitationBody,
        response: answers(InvitationView),
      },
      {
        onRequest: requireViewer,
        preHandler: app.limitByViewer(RATE.invitations),
        handler: async (request) =>
          ok(invite(app, viewerOf(request), request.body), m.common_the_invitation_is_ready()),
      },
    ),
    route(
      'GET /api/invitations',
      {
        ...common,
        summary: 'One’s own invitations, the newest first, and who came by them',
        querystring: z.object({ page: PageNumber.default(1) }),
        response: {
          200: envelope(z.array(InvitationView)).extend({ pagination: Pagination }),
          '4xx': ErrorEnvelope,
        },
      },
      {
        onRequest: requireViewer,
        handler: async (request) => {
          const { invitations, pagination } = listInvitations(app, viewerOf(request).id, request.query.page)
          return { ...ok(invitations), pagination }
        },
      },
    ),
    route(
      'DELETE /api/invitations/:id',
      {
        ...common,
        summary: 'End an invitation: its link works no more',
        params: IdParams,
        response: answers(z.null()),
      },
      {
        onRequest: requireViewer,
        handler: async (request) => {
          endInvitation(app, viewerOf(request).id, request.params.id)
          return ok(null, m.common_the_invitation_has_ended())
        },
      },
    ),
  ]
})
