import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminCirclesContract } from './admin-circles-contract.ts'
import { circlesHealth, circlesOverview, runCircles, setCircles } from './admin-circles-service.ts'
import { AdminCirclesView } from './admin-circles-shared.ts'
import { marketHealth } from './market-health.ts'

export const adminCircles: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/circles', async (request, reply) => {
    const health = await marketHealth(app.db).catch((error: unknown) => {
      request.log.error({ err: error }, 'measuring the market failed')
      return null
    })
    return reply.page('admin/circles', AdminCirclesView, () => ({ ...circlesOverview(app.db), health }))
  })

  app.route({
    ...adminCirclesContract['GET /api/admin/circles/health'],
    handler: async () => ok(await circlesHealth(app)),
  })

  app.route({
    ...adminCirclesContract['POST /api/admin/circles/run'],
    handler: async () => {
      const run = await runCircles(app)
      return ok(run, m.circles_admin_found(run))
    },
  })

  app.route({
    ...adminCirclesContract['POST /api/admin/circles'],
    handler: async (request) => {
      setCircles(app, viewerOf(request), request.body.on)
      return ok({ is_on: request.body.on }, request.body.on ? m.admin_switched_on() : m.admin_switched_off())
    },
  })
}
