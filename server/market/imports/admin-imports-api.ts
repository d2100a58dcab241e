import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { RATE } from '../../platform/limits.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { IMPORT } from '../limits.ts'
import { adminImportsContract } from './admin-imports-contract.ts'
import { previewForMember } from './admin-imports-service.ts'

/** Items that admins import for members. */
export const adminImportsApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...adminImportsContract['POST /api/admin/people/:id/import'],
    onRequest: app.limitByViewer(RATE.imports),
    preValidation: readForm({ file: 1 }, { fileBytes: IMPORT.bytes, isStored: false }),
    handler: async (request) => {
      const member = { id: request.params.id, clientId: request.body.client_id }
      const sent = filesOf(request, 'file')[0]
      return ok(await previewForMember(app, viewerOf(request), member, sent), m.imports_previewed())
    },
  })
}
