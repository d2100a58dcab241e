import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { together } from '../../db/together.ts'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { BeforeQuery, UpToBody } from '../pagination-shared.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { listNotifications, readNotifications } from './notifications-service.ts'
import { NotificationsView } from './notifications-shared.ts'

/** What one was told. */
export const notificationsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)
  const common = { tags: ['Notifications'], security: [{ bearer: [] }] }

  app.get(
    '/api/notifications',
    {
      schema: {
        ...common,
        summary: 'My notifications, the newest first',
        querystring: BeforeQuery,
        response: { 200: envelope(NotificationsView), '4xx': ErrorEnvelope },
      },
    },
    async (request) => ok(listNotifications(app.db, viewerOf(request).id, request.query.before)),
  )

  app.post(
    '/api/notifications/read',
    {
      schema: {
        ...common,
        summary: 'Mark my notifications up to an id as seen',
        body: UpToBody,
        response: { 200: envelope(z.object({ unread_count: z.int() })), '4xx': ErrorEnvelope },
      },
    },
    async (request) => {
      const read = () => readNotifications(app.db, viewerOf(request).id, request.body.up_to)
      return ok({ unread_count: await together(app.db, read) })
    },
  )
}
