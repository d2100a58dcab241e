import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, sessionOf, viewerOf } from '../../platform/sessions/session.ts'
import { pushView, sendTestPush, subscribe, unsubscribe } from './push-subscriptions-service.ts'
import { EndPushBody, PushSubscriptionBody, PushView } from './push-subscriptions-shared.ts'

const common = { tags: ['Notifications'], security: [{ bearer: [] }] }

export const pushSubscriptionsRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)
  const limited = {
    preHandler: app.limitByViewer(RATE.pushSubscriptions),
  }

  return [
    route(
      'GET /api/push-subscriptions',
      {
        ...common,
        summary: 'What a browser needs to be told by push',
        response: answers(PushView),
      },
      {
        handler: async (request) => ok(pushView(app.db, viewerOf(request).id)),
      },
    ),
    route(
      'POST /api/push-subscriptions',
      {
        ...common,
        summary: 'Tell this browser by push',
        body: PushSubscriptionBody,
        response: answers(PushView),
      },
      {
        ...limited,
        handler: async (request) =>
          ok(subscribe(app.db, app.config, sessionOf(request), request.body), m.told_saved()),
      },
    ),
    route(
      'DELETE /api/push-subscriptions',
      {
        ...common,
        summary: 'Tell this browser no more',
        body: EndPushBody,
        response: answers(PushView),
      },
      {
        handler: async (request) =>
          ok(unsubscribe(app.db, viewerOf(request).id, request.body.endpoint), m.told_saved()),
      },
    ),
    route(
      'POST /api/push-subscriptions/test',
      {
        ...common,
        summary: 'Send a test push to my browsers',
        response: answers(z.null()),
      },
      {
        ...limited,
        handler: async (request) => {
          sendTestPush(app.db, viewerOf(request).id)
          return ok(null, m.told_test_on_its_way())
        },
      },
    ),
  ]
})
