import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { listRequests } from '../exchanges/exchange-lists-service.ts'
import { ExchangeListView, LISTED, STATUSES } from '../exchanges/exchanges-shared.ts'
import { CIRCLES_BESIDE } from './circles-beside-shared.ts'
import { listCircles, viewCircle } from './circles-service.ts'
import { CircleListView, type CircleState, CircleView } from './circles-shared.ts'

const CirclePage = z.object({ circle: CircleView })
const ListPage = z.object({ list: ExchangeListView, circles: z.array(CircleListView) })

const ListQuery = z.object({
  status: z.enum(STATUSES).catch('pending'),
  direction: z.enum(LISTED).catch('all'),
})

export const circlesPages: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewerPage)

  app.get('/dashboard/circles/:id', { schema: { params: IdParams } }, (request, reply) =>
    reply.page('dashboard/circles', CirclePage, () => ({
      circle: viewCircle(app.db, viewerOf(request).id, request.params.id),
    })),
  )

  app.get('/dashboard/exchange-request', { schema: { querystring: ListQuery } }, (request, reply) =>
    reply.page('dashboard/exchange-request', ListPage, () => {
      const { status, direction } = request.query
      const { id: me } = viewerOf(request)
      const circlesIn = (state: CircleState) => listCircles(app.db, me, { state, page: 1 })
      return {
        list: { status, direction, ...listRequests(app.db, me, { status, direction, page: 1 }) },
        circles: CIRCLES_BESIDE[status].map(circlesIn),
      }
    }),
  )
}
