import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import encodeQR from 'qr'
import { z } from 'zod'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { joinView, listInvitations, mayInvite } from './invitations-service.ts'
import { InvitationView, JoinView } from './invitations-shared.ts'

const Params = z.object({ code: z.string() })
const Query = z.object({ page: PageNumber.default(1) })
const InvitationsView = z.object({
  invitations: z.array(InvitationView),
  pagination: Pagination,
  may_invite: z.boolean(),
})

export const invitationsPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/join/:code', { schema: { params: Params } }, (request, reply) =>
    reply.page('join', JoinView, () => joinView(app, request.params.code), { secret: true }),
  )

  app.get('/join/:code/qr.svg', { schema: { params: Params, hide: true } }, (request, reply) => {
    const { code } = joinView(app, request.params.code)
    const svg = encodeQR(`${app.config.publicUrl}/join/${code}`, 'svg', { ecc: 'medium', border: 2 })
    return reply.header('cache-control', 'private, no-cache').type('image/svg+xml').send(svg)
  })

  app.get(
    '/dashboard/setting/invitations',
    { onRequest: requireViewerPage, schema: { querystring: Query } },
    (request, reply) =>
      reply.page('dashboard/setting/invitations', InvitationsView, () => ({
        ...listInvitations(app, viewerOf(request).id, request.query.page),
        may_invite: mayInvite(app, viewerOf(request)),
      })),
  )
}
