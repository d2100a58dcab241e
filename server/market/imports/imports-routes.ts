import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { RATE } from '../../platform/limits.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { IMPORT } from '../limits.ts'
import { confirmImport } from './confirm-import-service.ts'
import { importErrors } from './import-errors.ts'
import { deleteImport, sweepImportsHourly } from './import-store.ts'
import { ImportResult, ImportView } from './imports-shared.ts'
import { itemsCsv, itemsZip } from './item-export.ts'
import { previewImport } from './preview-import-service.ts'

const common = { tags: ['Items'], security: [{ bearer: [] }] }

const fileOf = (type: string) => ({
  200: { description: 'A file', content: { [type]: { schema: z.string() } } },
  '4xx': ErrorEnvelope,
})

export const ImportBody = z.object({ client_id: ClientId })

const readFile = readForm({ file: 1 }, { fileBytes: IMPORT.bytes, isStored: false })

const sendFile = (reply: FastifyReply, file: unknown, type: string, name: string) =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    // The cast is needed because the response schema expects a string, not a stream.
    .send(file) as never

export const importsRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)
  sweepImportsHourly(app)

  return [
    route(
      'GET /api/items.csv',
      {
        ...common,
        summary: 'My items as a table (CSV)',
        description:
          'RFC 4180, UTF-8 with a byte order mark. Several values of a cell are separated by ` | `. A cell that begins with `=`, `+`, `-`, `@`, ' +
          'tab, CR or an apostrophe has an apostrophe in front, so that no spreadsheet runs it. The page cookie counts too.',
        response: fileOf('text/csv'),
      },
      {
        config: { readsCookie: true },
        handler: async (request, reply) =>
          sendFile(reply, itemsCsv(app, viewerOf(request).id), 'text/csv; charset=utf-8', 'items.csv'),
      },
    ),
    route(
      'GET /api/items.zip',
      {
        ...common,
        summary: 'My items as a ZIP: items.csv and the pictures it names',
        description: 'The page cookie counts too.',
        response: fileOf('application/zip'),
      },
      {
        config: { readsCookie: true },
        handler: async (request, reply) =>
          sendFile(reply, itemsZip(app, viewerOf(request).id), 'application/zip', 'items.zip'),
      },
    ),
    route(
      'POST /api/items/import',
      {
        ...common,
        summary: 'Send a file of items, and see what would be posted',
        description:
          'A CSV with the columns of `/api/items.csv`, or a ZIP with `items.csv` and the pictures that it names, up to 200 MB. Nothing is ' +
          'posted before the confirmation.',
        consumes: ['multipart/form-data'],
        body: ImportBody,
        response: answers(ImportView),
      },
      {
        // Before the body is read, so that a user over the limit sends no file.
        onRequest: app.limitByViewer(RATE.imports),
        preValidation: readFile,
        handler: async (request) => {
          const { id } = viewerOf(request)
          const sender = { ownerId: id, byId: id, clientId: request.body.client_id }
          return ok(await previewImport(app, sender, filesOf(request, 'file')[0]), m.imports_previewed())
        },
      },
    ),
    route(
      'POST /api/items/import/:id/confirmation',
      {
        ...common,
        summary: 'Post the items of an import',
        description:
          'A repeated call returns the same result. 503 if the import takes longer: repeat the call.',
        params: IdParams,
        response: answers(ImportResult),
      },
      {
        handler: async (request) =>
          ok(await confirmImport(app, viewerOf(request).id, request.params.id), m.imports_posted()),
      },
    ),
    route(
      'GET /api/items/import/:id/errors.csv',
      {
        ...common,
        summary: 'The wrong lines of an import, with their reasons',
        description: 'The columns of the file and `reason`. The page cookie counts too.',
        params: IdParams,
        response: fileOf('text/csv'),
      },
      {
        config: { readsCookie: true },
        handler: async (request, reply) =>
          reply
            .type('text/csv; charset=utf-8')
            .header('content-disposition', 'attachment; filename="errors.csv"')
            .send((await importErrors(app, viewerOf(request).id, request.params.id)) as never),
      },
    ),
    route(
      'DELETE /api/items/import/:id',
      {
        ...common,
        summary: 'Delete an import; what it has posted stays',
        params: IdParams,
        response: answers(z.null()),
      },
      {
        handler: async (request) => {
          await deleteImport(app, viewerOf(request).id, request.params.id)
          return ok(null, m.imports_deleted())
        },
      },
    ),
  ]
})
