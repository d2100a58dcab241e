import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { PageNumber } from '../../platform/schemas/pagination-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { listReports } from './admin-reports-service.ts'
import { AdminReportsView, REPORT_STATES } from './admin-reports-shared.ts'

const Query = z.object({ state: z.enum(REPORT_STATES).default('open'), page: PageNumber.default(1) })

export const adminReportsPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/reports', { schema: { querystring: Query } }, (request, reply) =>
    reply.page('admin/reports', AdminReportsView, () => listReports(app, viewerOf(request), request.query)),
  )
}
