import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { wantSetsContract } from './want-sets-contract.ts'
import { dropSet, makeSet, ownSets, replaceSet } from './want-sets-service.ts'
import type { WantWatcher } from './want-watcher.ts'
import { wantsContract } from './wants-contract.ts'
import { dropWant, makeWant, ownWants, refuseItem } from './wants-service.ts'

export const wantsApi: FastifyPluginAsyncZod<{ watcher: WantWatcher }> = async (app, { watcher }) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...wantsContract['GET /api/wants'],
    handler: async (request) => {
      const { wants, pagination } = ownWants(app.db, viewerOf(request).id, request.query.page)
      return { ...ok(wants), pagination }
    },
  })

  app.route({
    ...wantsContract['POST /api/wants'],
    handler: async (request) => ok(makeWant(app, watcher, viewerOf(request).id, request.body)),
  })

  app.route({
    ...wantsContract['DELETE /api/wants/:id'],
    handler: async (request) => {
      dropWant(app, watcher, viewerOf(request).id, request.params.id)
      return ok(null)
    },
  })

  app.route({
    ...wantSetsContract['GET /api/want-sets'],
    handler: async (request) => ok(ownSets(app.db, viewerOf(request).id)),
  })

  app.route({
    ...wantSetsContract['POST /api/want-sets'],
    handler: async (request) => ok(makeSet(app.db, viewerOf(request).id, request.body), m.wants_set_saved()),
  })

  app.route({
    ...wantSetsContract['POST /api/want-sets/:id'],
    handler: async (request) =>
      ok(
        replaceSet(app, watcher, viewerOf(request).id, request.params.id, request.body),
        m.wants_set_saved(),
      ),
  })

  app.route({
    ...wantSetsContract['DELETE /api/want-sets/:id'],
    handler: async (request) => {
      dropSet(app.db, viewerOf(request).id, request.params.id)
      return ok(null, m.wants_set_deleted())
    },
  })

  app.route({
    ...wantsContract['POST /api/wants/:id/refusal'],
    preHandler: app.limitByViewer(RATE.refusals),
    handler: async (request) => {
      refuseItem(app, watcher, viewerOf(request).id, request.params.id)
      return ok(null)
    },
  })
}
