import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminItemsContract } from './admin-items-contract.ts'
import { pinItem } from './admin-items-service.ts'

export const adminItemsApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...adminItemsContract['POST /api/admin/items/:id/pin'],
    handler: async (request) => {
      pinItem(app, viewerOf(request), request.params.id, true)
      return ok(null, m.admin_the_item_is_pinned())
    },
  })

  app.route({
    ...adminItemsContract['DELETE /api/admin/items/:id/pin'],
    handler: async (request) => {
      pinItem(app, viewerOf(request), request.params.id, false)
      return ok(null, m.admin_item_unpinned())
    },
  })
}
