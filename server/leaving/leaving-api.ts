import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptyLog } from '../../db/empty-log.ts'
import { ok } from '../http/envelope.ts'
import { WordForgetter } from '../search/forget-words.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { leavingContract } from './leaving-contract.ts'
import { leave } from './leaving-service.ts'

/** Leaving for good. */
export const leavingApi: FastifyPluginAsyncZod = async (app) => {
  const words = new WordForgetter(app, () => emptyLog(app.db))
  app.addHook('onReady', async () => words.resume())
  app.addHook('onClose', async () => words.close())

  app.route({
    ...leavingContract['DELETE /api/account'],
    onRequest: requireViewer,
    handler: async (request, reply) => {
      const { config, db, images, sessions } = app
      await leave({ config, db, images, sessions, words }, viewerOf(request).id, request.body.password)
      emptyLog(db)
      reply.clearSessionCookie()
      return ok(null, 'You have left. Nothing of you is kept here.')
    },
  })
}
