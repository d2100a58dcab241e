import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { every } from '../../platform/jobs.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { DAY } from '../../platform/time-shared.ts'
import { invitationsContract } from './invitations-contract.ts'
import { endInvitation, forgetInvitations, invite, listInvitations } from './invitations-service.ts'

export const invitationsApi: FastifyPluginAsyncZod = async (app) => {
  every(app, DAY, 'invitations', () => forgetInvitations(app.db))

  app.route({
    ...invitationsContract['POST /api/invitations'],
    onRequest: requireViewer,
    preHandler: app.limitByViewer(RATE.invitations),
    handler: async (request) =>
      ok(invite(app, viewerOf(request), request.body), m.common_the_invitation_is_ready()),
  })

  app.route({
    ...invitationsContract['GET /api/invitations'],
    onRequest: requireViewer,
    handler: async (request) => {
      const { invitations, pagination } = listInvitations(app, viewerOf(request).id, request.query.page)
      return { ...ok(invitations), pagination }
    },
  })

  app.route({
    ...invitationsContract['DELETE /api/invitations/:id'],
    onRequest: requireViewer,
    handler: async (request) => {
      endInvitation(app, viewerOf(request).id, request.params.id)
      return ok(null, m.common_the_invitation_has_ended())
    },
  })
}
