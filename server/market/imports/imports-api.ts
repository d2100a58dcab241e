import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { importsContract } from './imports-contract.ts'
import { itemsCsv, itemsZip } from './item-export.ts'

/** A user's items out of the site and into it, as a table or a ZIP. */
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
          // The schema of the response is that of a text.
          .send(make(app, viewerOf(request).id) as never),
    })
  }
}
