import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { RATE } from '../limits.ts'
import { adminIds } from '../sessions/admins-queries.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { report } from './reports-service.ts'
import { ReportBody } from './reports-shared.ts'

/** Telling the admins of what should not be there. */
export const reportsApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/reports',
    {
      schema: {
        tags: ['Reports'],
        security: [{ bearer: [] }],
        summary: 'Report an item, a message or a person to the admins',
        description:
          'A message by one of the two people alone, and nobody themselves or what is theirs. With the reason `other` ' +
          'the text has to say what is wrong.',
        body: ReportBody,
        response: { 200: envelope(z.object({ id: z.int() })), '4xx': ErrorEnvelope },
      },
      onRequest: requireViewer,
      preHandler: app.limitBy(RATE.reports, (request) => String(viewerOf(request).id)),
    },
    async (request) =>
      ok(
        { id: report(app.db, viewerOf(request).id, request.body, adminIds(app)) },
        'Thank you. Somebody of the community will look at it.',
      ),
  )
}
