import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { handoverCalendar } from './handover-calendar.ts'
import { handoversContract } from './handovers-contract.ts'
import { placesInOrder } from './handovers-queries.ts'
import { agreeToHandover, proposeHandover } from './handovers-service.ts'
import { confirmByCode, makeCode } from './swap-codes-service.ts'

export const handoversApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...handoversContract['POST /api/swaps/:id/handover'],
    preHandler: app.limitByViewer(RATE.handovers),
    handler: async (request) => {
      const plan = proposeHandover(app.db, viewerOf(request).id, request.params.id, request.body)
      return ok(plan, m.handovers_sent())
    },
  })

  app.route({
    ...handoversContract['POST /api/swaps/:id/handover/agreement'],
    handler: async (request) => {
      const plan = agreeToHandover(app.db, viewerOf(request).id, request.params.id, request.body)
      return ok(plan, m.handovers_agreed())
    },
  })

  app.route({
    ...handoversContract['GET /api/swaps/:id/handover.ics'],
    config: { readsCookie: true },
    handler: async (request, reply) => {
      const { id } = request.params
      const { publicUrl } = app.config
      const file = handoverCalendar(app.db, publicUrl, viewerOf(request).id, id, request.query.with)
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="swap-${id}.ics"`)
      // The response schema expects JSON.
      return reply.serializer((text) => text as string).send(file)
    },
  })

  app.route({
    ...handoversContract['POST /api/swaps/:id/code'],
    preHandler: app.limitByViewer(RATE.swapCodes),
    handler: async (request) => {
      const { id } = request.params
      const { publicUrl } = app.config
      return ok(makeCode(app.db, publicUrl, viewerOf(request).id, id, request.body.with))
    },
  })

  app.route({
    ...handoversContract['POST /api/swaps/:id/code/confirmation'],
    handler: async (request) => {
      const { id } = request.params
      return ok(
        await confirmByCode(app.db, viewerOf(request).id, id, request.body),
        m.handovers_swap_confirmed(),
      )
    },
  })

  app.route({
    ...handoversContract['GET /api/meeting-places'],
    handler: async () =>
      ok(
        placesInOrder(app.db)
          .all()
          .map(({ id, name }) => ({ id, name })),
      ),
  })
}
