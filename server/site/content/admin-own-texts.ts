import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminOwnTextsContract } from './admin-own-texts-contract.ts'
import { loadOwnTexts, ownTextsView, saveOwnText } from './admin-own-texts-service.ts'
import { OwnTextsView } from './admin-own-texts-shared.ts'

const Query = z.object({ language: z.string().optional().catch(undefined) })

export const adminOwnTexts: FastifyPluginAsyncZod = async (app) => {
  loadOwnTexts(app.db)

  app.get('/admin/texts', { schema: { querystring: Query } }, ({ query }, reply) =>
    reply.page('admin/texts', OwnTextsView, () => ownTextsView(app.db, query.language)),
  )

  app.route({
    ...adminOwnTextsContract['POST /api/admin/texts'],
    handler: async (request) => {
      saveOwnText(app, viewerOf(request), request.body)
      return ok(null, m.place_saved())
    },
  })
}
