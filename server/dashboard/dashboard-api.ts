import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { unansweredRequestCount } from '../exchanges/exchange-lists-service.ts'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { unreadMessageCount } from '../messages/messages-service.ts'
import { unreadNotificationCount } from '../notifications/notifications-service.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { UnreadView } from './dashboard-shared.ts'

/** What the dashboard shows beside its pages' names. */
export const dashboardApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/unread-counts',
    {
      schema: {
        tags: ['Dashboard'],
        security: [{ bearer: [] }],
        summary: 'How many messages and notifications I have not seen, and requests not answered',
        response: { 200: envelope(UnreadView), '4xx': ErrorEnvelope },
      },
      onRequest: requireViewer,
    },
    async (request) => {
      const { id } = viewerOf(request)
      return ok({
        messages: unreadMessageCount(app.db, id),
        notifications: unreadNotificationCount(app.db, id),
        exchange_requests: unansweredRequestCount(app.db, id),
      })
    },
  )
}
