import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { IMPORT } from '../limits.ts'
import { confirmImport } from './confirm-import-service.ts'
import { importErrors } from './import-errors.ts'
import { deleteImport, sweepImportsHourly } from './import-store.ts'
import { importsContract } from './imports-contract.ts'
import { itemsCsv, itemsZip } from './item-export.ts'
import { previewImport } from './preview-import-service.ts'

const readFile = readForm({ file: 1 }, { fileBytes: IMPORT.bytes, isStored: false })

export const importsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)
  sweepImportsHourly(app)

  for (const [name, make, type, file] of [
    ['GET /api/items.csv', itemsCsv, 'text/csv; charset=utf-8', 'items.csv'],
    ['GET /api/items.zip', itemsZip, 'application/zip', 'items.zip'],
  ] as const) {
    app.route({
      ...importsContract[name],
      config: { readsCookie: true },
      handler: async (request, reply) =>
        reply
          .type(type)
          .header('content-disposition', `attachment; filename="${file}"`)
          // The response schema expects a string.
          .send(make(app, viewerOf(request).id) as never),
    })
  }

  app.route({
    ...importsContract['POST /api/items/import'],
    // Before anything is read: a user over the limit sends no file.
    onRequest: app.limitByViewer(RATE.imports),
    preValidation: readFile,
    handler: async (request) => {
      const { id } = viewerOf(request)
      const sender = { ownerId: id, byId: id, clientId: request.body.client_id }
      return ok(await previewImport(app, sender, filesOf(request, 'file')[0]), m.imports_previewed())
    },
  })

  app.route({
    ...importsContract['POST /api/items/import/:id/confirmation'],
    handler: async (request) =>
      ok(await confirmImport(app, viewerOf(request).id, request.params.id), m.imports_posted()),
  })

  app.route({
    ...importsContract['GET /api/items/import/:id/errors.csv'],
    config: { readsCookie: true },
    handler: async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="errors.csv"')
        .send((await importErrors(app, viewerOf(request).id, request.params.id)) as never),
  })

  app.route({
    ...importsContract['DELETE /api/items/import/:id'],
    handler: async (request) => {
      await deleteImport(app, viewerOf(request).id, request.params.id)
      return ok(null, m.imports_deleted())
    },
  })
}
