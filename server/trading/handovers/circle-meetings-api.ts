import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { circleMeetingsContract } from './circle-meetings-contract.ts'
import { answerCircleMeeting, proposeCircleMeeting } from './circle-meetings-service.ts'
import { circleMeetingCalendar } from './handover-calendar.ts'

export const circleMeetingsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...circleMeetingsContract['POST /api/swaps/:id/meeting'],
    preHandler: app.limitByViewer(RATE.handovers),
    handler: async (request) => {
      const meeting = proposeCircleMeeting(app.db, viewerOf(request).id, request.params.id, request.body)
      return ok(meeting, m.handovers_sent())
    },
  })

  app.route({
    ...circleMeetingsContract['POST /api/swaps/:id/meeting/answer'],
    preHandler: app.limitByViewer(RATE.handovers),
    handler: async (request) => {
      const meeting = answerCircleMeeting(app.db, viewerOf(request).id, request.params.id, request.body)
      return ok(meeting, meeting.agreed_at ? m.handovers_agreed() : m.handovers_all_answered())
    },
  })

  app.route({
    ...circleMeetingsContract['GET /api/swaps/:id/meeting.ics'],
    config: { readsCookie: true },
    handler: async (request, reply) => {
      const { id } = request.params
      const file = circleMeetingCalendar(app.db, app.config.publicUrl, viewerOf(request).id, id)
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="swap-${id}.ics"`)
      // The response schema expects JSON.
      return reply.serializer((text) => text as string).send(file)
    },
  })
}
