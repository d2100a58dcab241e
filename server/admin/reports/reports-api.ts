import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { moderatorIds } from '../../platform/sessions/admins-queries.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { reportsContract } from './reports-contract.ts'
import { report } from './reports-service.ts'

export const reportsApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...reportsContract['POST /api/reports'],
    onRequest: requireViewer,
    preHandler: app.limitByViewer(RATE.reports),
    handler: async (request) =>
      ok({ id: report(app.db, viewerOf(request).id, request.body, moderatorIds(app)) }, m.reports_thanks()),
  })
}
