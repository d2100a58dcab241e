import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { importsContract } from './imports-contract.ts'
import { itemsCsv, itemsZip } from './item-export.ts'

/** Export and import of the user's items, as CSV or ZIP. */
export const importsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

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
}
