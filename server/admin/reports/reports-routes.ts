import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { moderatorIds } from '../../platform/sessions/admins-queries.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { report } from './reports-service.ts'
import { ReportBody } from './reports-shared.ts'

export const reportsRoutes = routes(async (app) => [
  route(
    'POST /api/reports',
    {
      tags: ['Reports'],
      security: [{ bearer: [] }],
      summary: 'Report an item, a message, a person or a review to those who run the site',
      description:
        'A message by one of the two people alone, and nobody themselves or what is theirs. With the reason `other` ' +
        'the text has to say what is wrong.',
      body: ReportBody,
      response: answers(z.object({ id: z.int() })),
    },
    {
      onRequest: requireViewer,
      preHandler: app.limitByViewer(RATE.reports),
      handler: async (request) =>
        ok({ id: report(app.db, viewerOf(request).id, request.body, moderatorIds(app)) }, m.reports_thanks()),
    },
  ),
])
