import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptyLog } from '../../../db/empty-log.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { tokenInQuery } from '../../platform/http/query-text.ts'
import { secretAddress } from '../../platform/http/secret-address.ts'
import { RATE } from '../../platform/limits.ts'
import { WordForgetter } from '../../platform/search/forget-words.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { askForExport, fetchExport } from './export-service.ts'
import { leavingContract } from './leaving-contract.ts'
import { leave } from './leaving-service.ts'

export const leavingApi: FastifyPluginAsyncZod = async (app) => {
  const words = new WordForgetter(app, () => emptyLog(app.db))
  const limitExports = app.limitByViewer(RATE.exports)
  app.addHook('onReady', async () => words.resume())
  app.addHook('onClose', async () => words.close())

  app.route({
    ...leavingContract['POST /api/account/export'],
    onRequest: requireViewer,
    handler: async (request) => {
      const { id } = viewerOf(request)
      const link = await askForExport(app, id, request.body.password, () => limitExports(request))
      return ok(link, m.common_data_ready())
    },
  })

  app.get('/account-export', { exposeHeadRoute: false, onSend: secretAddress }, (request, reply) => {
    const zip = fetchExport(app, tokenInQuery(request))
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .send(zip)
  })

  app.route({
    ...leavingContract['DELETE /api/account'],
    config: { setsCookie: true },
    onRequest: requireViewer,
    handler: async (request, reply) => {
      const { config, db, images, sessions, transfers } = app
      await leave(
        { config, db, images, sessions, transfers, words },
        viewerOf(request).id,
        request.body.password,
      )
      emptyLog(db)
      reply.clearSessionCookie()
      return ok(null, m.common_account_deleted())
    },
  })
}
