import { z } from 'zod'
import { together } from '../../../db/together.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { BeforeQuery, UpToBody } from '../../platform/schemas/pagination-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { listNotifications, readNotifications } from './notifications-service.ts'
import { NotificationsView } from './notifications-shared.ts'

const common = { tags: ['Notifications'], security: [{ bearer: [] }] }

export const notificationsRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)

  return [
    route(
      'GET /api/notifications',
      {
        ...common,
        summary: 'My notifications, the newest first',
        querystring: BeforeQuery,
        response: answers(NotificationsView),
      },
      {
        handler: async (request) => ok(listNotifications(app.db, viewerOf(request).id, request.query.before)),
      },
    ),
    route(
      'POST /api/notifications/read',
      {
        ...common,
        summary: 'Mark my notifications up to an id as seen',
        body: UpToBody,
        response: answers(z.object({ unread_count: z.int() })),
      },
      {
        handler: async (request) => {
          const read = () => readNotifications(app.db, viewerOf(request).id, request.body.up_to)
          return ok({ unread_count: await together(app.db, read) })
        },
      },
    ),
  ]
})
