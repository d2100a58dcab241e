import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { dismissReport } from './admin-reports-service.ts'

export const adminReportsRoutes = routes(async (app) => [
  route(
    'POST /api/admin/reports/:id/dismissal',
    {
      tags: ['Admin'],
      security: [{ bearer: [] }],
      summary: 'Dismiss a report and all others that wait about the same thing',
      params: IdParams,
      response: answers(z.null()),
    },
    {
      handler: async (request) => {
        dismissReport(app, viewerOf(request), request.params.id)
        return ok(null, m.admin_dismissed())
      },
    },
  ),
])
