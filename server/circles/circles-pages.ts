import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { IdParams } from '../id-shared.ts'
import { requireViewerPage, viewerOf } from '../sessions/session.ts'
import { viewCircle } from './circles-service.ts'
import { CircleView } from './circles-shared.ts'

const CirclePage = z.object({ circle: CircleView })

/** The page of a swap that the site has found, for its people alone. */
export const circlesPages: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewerPage)

  app.get('/dashboard/circles/:id', { schema: { params: IdParams } }, (request, reply) =>
    reply.page('dashboard/circles', CirclePage, () => ({
      circle: viewCircle(app.db, viewerOf(request).id, request.params.id),
    })),
  )
}
