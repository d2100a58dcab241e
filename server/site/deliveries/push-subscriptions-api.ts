import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, sessionOf, viewerOf } from '../../platform/sessions/session.ts'
import { pushSubscriptionsContract } from './push-subscriptions-contract.ts'
import { pushView, sendTestPush, subscribe, unsubscribe } from './push-subscriptions-service.ts'

export const pushSubscriptionsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)
  const limited = {
    preHandler: app.limitByViewer(RATE.pushSubscriptions),
  }

  app.route({
    ...pushSubscriptionsContract['GET /api/push-subscriptions'],
    handler: async (request) => ok(pushView(app.db, viewerOf(request).id)),
  })

  app.route({
    ...pushSubscriptionsContract['POST /api/push-subscriptions'],
    ...limited,
    handler: async (request) =>
      ok(subscribe(app.db, app.config, sessionOf(request), request.body), m.told_saved()),
  })

  app.route({
    ...pushSubscriptionsContract['DELETE /api/push-subscriptions'],
    handler: async (request) =>
      ok(unsubscribe(app.db, viewerOf(request).id, request.body.endpoint), m.told_saved()),
  })

  app.route({
    ...pushSubscriptionsContract['POST /api/push-subscriptions/test'],
    ...limited,
    handler: async (request) => {
      sendTestPush(app.db, viewerOf(request).id)
      return ok(null, m.told_test_on_its_way())
    },
  })
}
