import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { HANDOVER } from '../limits.ts'
import { answerCircleMeeting, proposeCircleMeeting } from './circle-meetings-service.ts'
import { CircleMeetingView } from './circle-meetings-shared.ts'
import { circleMeetingCalendar } from './handover-calendar.ts'
import { Moment, ProposalBody, Revision } from './handovers-routes.ts'

const wrongCount = () => m.handovers_all_times_count({ count: HANDOVER.times })

export const CircleMeetingBody = ProposalBody.omit({ with: true, starts_at: true }).extend({
  times: z
    .array(Moment, { error: wrongCount })
    .min(1, { error: wrongCount })
    .max(HANDOVER.times, { error: wrongCount }),
})

export type CircleMeetingBody = z.output<typeof CircleMeetingBody>

export const CircleMeetingAnswer = z.object({
  revision: Revision,
  times: z
    .array(Moment, { error: () => m.handovers_all_times_unknown() })
    .max(HANDOVER.times, { error: wrongCount })
    .meta({ description: 'The proposed times that the caller can come at; empty if none' }),
})

export type CircleMeetingAnswer = z.output<typeof CircleMeetingAnswer>

const common = { tags: ['Swaps'], security: [{ bearer: [] }], params: IdParams }

export const circleMeetingsRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)

  return [
    route(
      'POST /api/swaps/:id/meeting',
      {
        ...common,
        summary: 'Propose one meeting for all people of an agreed swap of three or more',
        description:
          'Up to three times, at most 90 days ahead. Each proposal is a new revision and clears all answers: 409 if `revision` is not the newest.',
        body: CircleMeetingBody,
        response: answers(CircleMeetingView),
      },
      {
        preHandler: app.limitByViewer(RATE.handovers),
        handler: async (request) => {
          const meeting = proposeCircleMeeting(app.db, viewerOf(request).id, request.params.id, request.body)
          return ok(meeting, m.handovers_sent())
        },
      },
    ),
    route(
      'POST /api/swaps/:id/meeting/answer',
      {
        ...common,
        summary: 'Say which of the proposed times suit the caller',
        description:
          'As soon as all have answered, the earliest time that suits all is agreed. Until then an answer can be changed.',
        body: CircleMeetingAnswer,
        response: answers(CircleMeetingView),
      },
      {
        preHandler: app.limitByViewer(RATE.handovers),
        handler: async (request) => {
          const meeting = answerCircleMeeting(app.db, viewerOf(request).id, request.params.id, request.body)
          return ok(meeting, meeting.agreed_at ? m.handovers_agreed() : m.handovers_all_answered())
        },
      },
    ),
    route(
      'GET /api/swaps/:id/meeting.ics',
      {
        ...common,
        summary: 'The agreed meeting of all as a calendar event (RFC 5545)',
        description: 'Also by the cookie of the pages. 404 until a time is agreed.',
        response: {
          200: { description: 'One event', content: { 'text/calendar': { schema: z.string() } } },
          '4xx': ErrorEnvelope,
        },
      },
      {
        config: { readsCookie: true },
        handler: async (request, reply) => {
          const { id } = request.params
          const file = circleMeetingCalendar(app.db, app.config.publicUrl, viewerOf(request).id, id)
          reply
            .type('text/calendar; charset=utf-8')
            .header('content-disposition', `attachment; filename="swap-${id}.ics"`)
          // Sends text, although the response schema expects JSON.
          return reply.serializer((text) => text as string).send(file)
        },
      },
    ),
  ]
})
