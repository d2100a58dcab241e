import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminNeighbourhoodsContract } from './admin-neighbourhoods-contract.ts'
import { listNeighbourhoods } from './neighbourhoods-queries.ts'
import { addNeighbourhood, removeNeighbourhood } from './neighbourhoods-service.ts'
import { NeighbourhoodView } from './neighbourhoods-shared.ts'

const View = z.object({ neighbourhoods: z.array(NeighbourhoodView) })

export const adminNeighbourhoods: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/neighbourhoods', (_request, reply) =>
    reply.page('admin/neighbourhoods', View, () => ({ neighbourhoods: listNeighbourhoods(app.db) })),
  )

  app.route({
    ...adminNeighbourhoodsContract['POST /api/admin/neighbourhoods'],
    handler: async (request) => {
      addNeighbourhood(app, viewerOf(request), request.body.name)
      return ok(null, m.admin_added())
    },
  })

  app.route({
    ...adminNeighbourhoodsContract['DELETE /api/admin/neighbourhoods/:id'],
    handler: async (request) => {
      removeNeighbourhood(app, viewerOf(request), request.params.id)
      return ok(null, m.admin_removed())
    },
  })
}
