import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../catalogues/messages.ts'
import { ok } from '../http/envelope.ts'
import { RATE } from '../limits.ts'
import { moderatorIds } from '../sessions/admins-queries.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { reportsContract } from './reports-contract.ts'
import { report } from './reports-service.ts'

/** Telling moderators and admins of what should not be there. */
export const reportsApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...reportsContract['POST /api/reports'],
    onRequest: requireViewer,
    preHandler: app.limitByViewer(RATE.reports),
    handler: async (request) =>
      ok(
        { id: report(app.db, viewerOf(request).id, request.body, moderatorIds(app)) },
        m.reports_thank_you_somebody_of_the_community(),
      ),
  })
}
