import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminReportsContract } from './admin-reports-contract.ts'
import { dismissReport } from './admin-reports-service.ts'

export const adminReportsApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...adminReportsContract['POST /api/admin/reports/:id/dismissal'],
    handler: async (request) => {
      dismissReport(app, viewerOf(request), request.params.id)
      return ok(null, m.admin_dismissed())
    },
  })
}
