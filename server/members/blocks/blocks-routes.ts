import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, envelope, ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { block, blockBetween, blockedBy, unblock } from './blocks-service.ts'
import { Blocked, BlockedPerson } from './blocks-shared.ts'

const common = {
  tags: ['Chat'],
  security: [{ bearer: [] }],
  params: IdParams,
  response: answers(z.object({ blocked: Blocked })),
}

export const blocksRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)

  return [
    route(
      'GET /api/blocks',
      {
        tags: ['Chat'],
        security: [{ bearer: [] }],
        summary: 'Whom I have blocked, the newest first',
        querystring: z.object({ page: PageNumber.default(1) }),
        response: {
          200: envelope(z.array(BlockedPerson)).extend({ pagination: Pagination }),
          '4xx': ErrorEnvelope,
        },
      },
      {
        handler: async (request) => {
          const { people, pagination } = blockedBy(app.db, viewerOf(request).id, request.query.page)
          return { ...ok(people), pagination }
        },
      },
    ),
    route(
      'POST /api/blocks/:id',
      {
        ...common,
        summary: 'Block a person: neither can write to or request from the other',
      },
      {
        preHandler: app.limitByViewer(RATE.blocks),
        handler: async (request) => {
          const { id: me } = viewerOf(request)
          block(app, me, request.params.id)
          return ok({ blocked: blockBetween(app.db, me, request.params.id) }, m.messages_blocked())
        },
      },
    ),
    route(
      'DELETE /api/blocks/:id',
      { ...common, summary: 'Take my block of a person back' },
      {
        handler: async (request) => {
          const { id: me } = viewerOf(request)
          unblock(app.db, me, request.params.id)
          return ok({ blocked: blockBetween(app.db, me, request.params.id) }, m.messages_unblocked())
        },
      },
    ),
  ]
})
