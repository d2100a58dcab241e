import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { LONGEST } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { requiredLine } from '../../platform/schemas/text-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { listNeighbourhoods } from './neighbourhoods-queries.ts'
import { addNeighbourhood, removeNeighbourhood } from './neighbourhoods-service.ts'
import { NeighbourhoodView } from './neighbourhoods-shared.ts'

const common = { tags: ['Admin'], security: [{ bearer: [] }], response: answers(z.null()) }

const View = z.object({ neighbourhoods: z.array(NeighbourhoodView) })

export const adminNeighbourhoodsRoutes = routes(async (app) => {
  app.get('/admin/neighbourhoods', (_request, reply) =>
    reply.page('admin/neighbourhoods', View, () => ({ neighbourhoods: listNeighbourhoods(app.db) })),
  )

  return [
    route(
      'POST /api/admin/neighbourhoods',
      {
        ...common,
        summary: 'Add a neighbourhood',
        body: z.object({
          name: requiredLine(LONGEST.neighbourhood, m.admin_the_name, m.admin_name_is_required),
        }),
      },
      {
        handler: async (request) => {
          addNeighbourhood(app, viewerOf(request), request.body.name)
          return ok(null, m.admin_added())
        },
      },
    ),
    route(
      'DELETE /api/admin/neighbourhoods/:id',
      {
        ...common,
        summary: 'Remove a neighbourhood: people and items that named it name none',
        params: IdParams,
      },
      {
        handler: async (request) => {
          removeNeighbourhood(app, viewerOf(request), request.params.id)
          return ok(null, m.admin_removed())
        },
      },
    ),
  ]
})
