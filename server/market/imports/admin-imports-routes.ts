import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { RATE } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { IMPORT } from '../limits.ts'
import { previewForMember } from './admin-imports-service.ts'
import { ImportBody } from './imports-routes.ts'
import { ImportView } from './imports-shared.ts'

/** Items that admins import for members. */
export const adminImportsRoutes = routes(async (app) => [
  route(
    'POST /api/admin/people/:id/import',
    {
      tags: ['Admin'],
      security: [{ bearer: [] }],
      summary: 'Send a file of items for a member who asked for it, and see what would be posted',
      description:
        'As `POST /api/items/import`. The admin confirms or deletes the import with the calls under `/api/items/import/{id}`; it is noted in ' +
        'the audit log, and the member is notified.',
      consumes: ['multipart/form-data'],
      params: IdParams,
      body: ImportBody,
      response: answers(ImportView),
    },
    {
      onRequest: app.limitByViewer(RATE.imports),
      preValidation: readForm({ file: 1 }, { fileBytes: IMPORT.bytes, isStored: false }),
      handler: async (request) => {
        const member = { id: request.params.id, clientId: request.body.client_id }
        const sent = filesOf(request, 'file')[0]
        return ok(await previewForMember(app, viewerOf(request), member, sent), m.imports_previewed())
      },
    },
  ),
])
