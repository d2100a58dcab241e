import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { pinItem } from './admin-items-service.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  params: IdParams,
  response: answers(z.null()),
}

export const adminItemsRoutes = routes(async (app) => [
  route(
    'POST /api/admin/items/:id/pin',
    { ...common, summary: 'Put an item before the other featured ones' },
    {
      handler: async (request) => {
        pinItem(app, viewerOf(request), request.params.id, true)
        return ok(null, m.admin_the_item_is_pinned())
      },
    },
  ),
  route(
    'DELETE /api/admin/items/:id/pin',
    { ...common, summary: 'Take an item back among the featured ones' },
    {
      handler: async (request) => {
        pinItem(app, viewerOf(request), request.params.id, false)
        return ok(null, m.admin_item_unpinned())
      },
    },
  ),
])
