import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { changeSettings, settingsOf } from './notification-settings-service.ts'
import { NotificationSettings, NotificationSettingsBody } from './notification-settings-shared.ts'

const common = {
  tags: ['Notifications'],
  security: [{ bearer: [] }],
  response: answers(NotificationSettings),
}

export const notificationSettingsRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)

  return [
    route(
      'GET /api/notification-settings',
      { ...common, summary: 'How I am told by mail and push, and when not' },
      {
        handler: async (request) => ok(settingsOf(app.db, viewerOf(request))),
      },
    ),
    route(
      'POST /api/notification-settings',
      {
        ...common,
        summary: 'Change how I am told; what is left out stays',
        body: NotificationSettingsBody,
      },
      {
        handler: async (request) =>
          ok(changeSettings(app.db, viewerOf(request), request.body), m.told_saved()),
      },
    ),
  ]
})
