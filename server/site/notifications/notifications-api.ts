import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { together } from '../../../db/together.ts'
import { ok } from '../../platform/http/envelope.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { notificationsContract } from './notifications-contract.ts'
import { listNotifications, readNotifications } from './notifications-service.ts'

export const notificationsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...notificationsContract['GET /api/notifications'],
    handler: async (request) => ok(listNotifications(app.db, viewerOf(request).id, request.query.before)),
  })

  app.route({
    ...notificationsContract['POST /api/notifications/read'],
    handler: async (request) => {
      const read = () => readNotifications(app.db, viewerOf(request).id, request.body.up_to)
      return ok({ unread_count: await together(app.db, read) })
    },
  })
}
