import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { unansweredRequestCount } from '../exchanges/exchange-lists-service.ts'
import { ok } from '../http/envelope.ts'
import { unreadMessageCount } from '../messages/messages-service.ts'
import { unreadNotificationCount } from '../notifications/notifications-service.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { dashboardContract } from './dashboard-contract.ts'

/** What the dashboard shows beside its pages' names. */
export const dashboardApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...dashboardContract['GET /api/unread-counts'],
    onRequest: requireViewer,
    handler: async (request) => {
      const { id } = viewerOf(request)
      return ok({
        messages: unreadMessageCount(app.db, id),
        notifications: unreadNotificationCount(app.db, id),
        exchange_requests: unansweredRequestCount(app.db, id),
      })
    },
  })
}
