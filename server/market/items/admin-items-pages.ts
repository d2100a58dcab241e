import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Id } from '../../platform/schemas/id-shared.ts'
import { BeforeQuery } from '../../platform/schemas/pagination-shared.ts'
import { SearchText } from '../../platform/schemas/search-text-schema.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { listItems } from './admin-items-service.ts'
import { AdminItemsView, ITEM_FILTERS } from './admin-items-shared.ts'

const Query = BeforeQuery.extend({
  q: SearchText,
  show: z.enum(ITEM_FILTERS).default('all'),
  owner: Id.optional(),
})

export const adminItemsPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/items', { schema: { querystring: Query } }, (request, reply) =>
    reply.page('admin/items', AdminItemsView, () => listItems(app, viewerOf(request), request.query)),
  )
}
