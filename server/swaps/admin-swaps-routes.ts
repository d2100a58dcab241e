import { z } from 'zod'
import * as m from '../platform/catalogues/messages.ts'
import { answers, route, routes } from '../platform/http/api-route.ts'
import { ok } from '../platform/http/envelope.ts'
import { Id } from '../platform/schemas/id-shared.ts'
import { BeforeQuery } from '../platform/schemas/pagination-shared.ts'
import { viewerOf } from '../platform/sessions/session.ts'
import { listUnsettled, settleLeg } from './admin-swaps-service.ts'
import { UnsettledView } from './admin-swaps-shared.ts'

/** Decision for an item that only one party has confirmed. */
const OUTCOMES = ['traded', 'returned'] as const

export const adminSwapsRoutes = routes(async (app) => {
  app.get('/admin/swaps', { schema: { querystring: BeforeQuery } }, ({ query }, reply) =>
    reply.page('admin/swaps', UnsettledView, () => listUnsettled(app.db, query.before)),
  )

  return [
    route(
      'POST /api/admin/swaps/:id/legs/:itemId',
      {
        tags: ['Admin'],
        security: [{ bearer: [] }],
        summary: 'Settle a thing of a swap that only its giver or only its receiver has confirmed',
        params: z.object({ id: Id, itemId: Id }),
        body: z.object({ outcome: z.enum(OUTCOMES) }),
        response: answers(z.object({ swap_id: z.int(), item_id: z.int(), outcome: z.enum(OUTCOMES) })),
      },
      {
        handler: async (request) => {
          const { id, itemId } = request.params
          const { outcome } = request.body
          settleLeg(app, viewerOf(request), id, itemId, outcome)
          return ok({ swap_id: id, item_id: itemId, outcome }, m.admin_settled())
        },
      },
    ),
  ]
})
