import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { notificationSettingsContract } from './notification-settings-contract.ts'
import { changeSettings, settingsOf } from './notification-settings-service.ts'

export const notificationSettingsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...notificationSettingsContract['GET /api/notification-settings'],
    handler: async (request) => ok(settingsOf(app.db, viewerOf(request))),
  })

  app.route({
    ...notificationSettingsContract['POST /api/notification-settings'],
    handler: async (request) => ok(changeSettings(app.db, viewerOf(request), request.body), m.told_saved()),
  })
}
