import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { IdParams } from '../id-shared.ts'
import { viewerOf } from '../sessions/session.ts'
import { dismissReport } from './admin-reports-service.ts'

/** What admins do about reports beside hiding the item or suspending the person. */
export const adminReportsApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/admin/reports/:id/dismissal',
    {
      schema: {
        tags: ['Admin'],
        security: [{ bearer: [] }],
        summary: 'Dismiss a report and all others that wait about the same thing',
        params: IdParams,
        response: { 200: envelope(z.null()), '4xx': ErrorEnvelope },
      },
    },
    async (request) => {
      dismissReport(app, viewerOf(request), request.params.id)
      return ok(null, 'Dismissed')
    },
  )
}
