import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../platform/catalogues/messages.ts'
import { ok } from '../platform/http/envelope.ts'
import { BeforeQuery } from '../platform/schemas/pagination-shared.ts'
import { viewerOf } from '../platform/sessions/session.ts'
import { adminSwapsContract } from './admin-swaps-contract.ts'
import { listUnsettled, settleLeg } from './admin-swaps-service.ts'
import { UnsettledView } from './admin-swaps-shared.ts'

export const adminSwaps: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/swaps', { schema: { querystring: BeforeQuery } }, ({ query }, reply) =>
    reply.page('admin/swaps', UnsettledView, () => listUnsettled(app.db, query.before)),
  )

  app.route({
    ...adminSwapsContract['POST /api/admin/swaps/:id/legs/:itemId'],
    handler: async (request) => {
      const { id, itemId } = request.params
      const { outcome } = request.body
      settleLeg(app, viewerOf(request), id, itemId, outcome)
      return ok({ swap_id: id, item_id: itemId, outcome }, m.admin_settled())
    },
  })
}
