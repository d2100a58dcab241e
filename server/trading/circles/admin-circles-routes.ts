import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { yesOrNo } from '../../platform/schemas/form-fields-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { circlesHealth, circlesOverview, runCircles, setCircles } from './admin-circles-service.ts'
import { AdminCirclesView, CircleRunView, HealthView } from './admin-circles-shared.ts'
import { marketHealth } from './market-health.ts'

const common = { tags: ['Admin'], security: [{ bearer: [] }] }

export const adminCirclesRoutes = routes(async (app) => {
  app.get('/admin/circles', async (request, reply) => {
    const health = await marketHealth(app.db).catch((error: unknown) => {
      request.log.error({ err: error }, 'measuring the market failed')
      return null
    })
    return reply.page('admin/circles', AdminCirclesView, () => ({ ...circlesOverview(app.db), health }))
  })

  return [
    route(
      'GET /api/admin/circles/health',
      {
        ...common,
        summary: 'How well the market is connected, with one sentence on what would help most',
        response: answers(HealthView),
      },
      {
        handler: async () => ok(await circlesHealth(app)),
      },
    ),
    route(
      'POST /api/admin/circles/run',
      {
        ...common,
        summary: 'Look for circles in the whole market now; answers when it is done',
        response: answers(CircleRunView),
      },
      {
        handler: async () => {
          const run = await runCircles(app)
          return ok(run, m.circles_admin_found(run))
        },
      },
    ),
    route(
      'POST /api/admin/circles',
      {
        ...common,
        summary: 'Switch the search for circles on or off; those that are proposed go on',
        body: z.object({ on: yesOrNo(m.admin_choose_yes_or_no) }),
        response: answers(z.object({ is_on: z.boolean() })),
      },
      {
        handler: async (request) => {
          setCircles(app, viewerOf(request), request.body.on)
          return ok(
            { is_on: request.body.on },
            request.body.on ? m.admin_switched_on() : m.admin_switched_off(),
          )
        },
      },
    ),
  ]
})
