import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { listNotifications } from './notifications-service.ts'
import { NotificationsView } from './notifications-shared.ts'

const NotificationPage = z.object({ first: NotificationsView, now: z.int() })

export const notificationsPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/dashboard/notification', { onRequest: requireViewerPage }, (request, reply) =>
    reply.page('dashboard/notification', NotificationPage, () => ({
      first: listNotifications(app.db, viewerOf(request).id),
      now: Date.now(),
    })),
  )
}
