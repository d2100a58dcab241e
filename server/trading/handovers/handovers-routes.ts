import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, ok } from '../../platform/http/envelope.ts'
import { LONGEST, RATE } from '../../platform/limits.ts'
import { IdParams, OptionalId } from '../../platform/schemas/id-shared.ts'
import { optionalPositiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { optionalText, requiredLine } from '../../platform/schemas/text-shared.ts'
import { wholeNumber } from '../../platform/schemas/whole-number-schema.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { SWAP_CODE } from '../limits.ts'
import { handoverCalendar } from './handover-calendar.ts'
import { placesInOrder } from './handovers-queries.ts'
import { agreeToHandover, proposeHandover } from './handovers-service.ts'
import { HandoverView, MeetingPlaceView, SwapCodeView } from './handovers-shared.ts'
import { confirmByCode, makeCode } from './swap-codes-service.ts'

const WHO = m.handovers_person_id_wrong

const With = z.object({
  with: optionalPositiveNumber(WHO).register(z.globalRegistry, {
    description: 'Id of the other person; may be left out in a swap of two',
  }),
})

const COUNT = m.handovers_plan_number_wrong

export const Revision = wholeNumber(0, Number.MAX_SAFE_INTEGER, { error: COUNT })

export const Moment = z.iso
  .datetime({ offset: true, error: () => m.handovers_say_when() })
  .transform((at) => new Date(at))

export const ProposalBody = With.extend({
  place: requiredLine(LONGEST.handoverPlace, m.handovers_the_place, m.handovers_place_required),
  starts_at: Moment,
  note: optionalText(LONGEST.handoverNote, m.handovers_the_note),
  revision: Revision.meta({ description: 'The newest plan that the sender has seen; 0 before there is any' }),
})

export type ProposalBody = z.output<typeof ProposalBody>

export const AgreementBody = With.extend({ revision: Revision })

export type AgreementBody = z.output<typeof AgreementBody>

const WRONG_CODE = () => m.handovers_a_code_has_digits({ digits: SWAP_CODE.digits })

export const ConfirmationBody = With.extend({
  code: z
    .string({ error: WRONG_CODE })
    .trim()
    .regex(new RegExp(`^\\d{${SWAP_CODE.digits}}$`), { error: WRONG_CODE }),
})

export type ConfirmationBody = z.output<typeof ConfirmationBody>

const common = { tags: ['Swaps'], security: [{ bearer: [] }], params: IdParams }

export const handoversRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)

  return [
    route(
      'POST /api/swaps/:id/handover',
      {
        ...common,
        summary: 'Propose where and when to hand things over, once a swap is agreed',
        description:
          'At most 90 days ahead. Each proposal is a revision of the plan: 409 when `revision` is no longer the newest. ' +
          'After an agreement either of the two may propose anew.',
        body: ProposalBody,
        response: answers(HandoverView),
      },
      {
        preHandler: app.limitByViewer(RATE.handovers),
        handler: async (request) => {
          const plan = proposeHandover(app.db, viewerOf(request).id, request.params.id, request.body)
          return ok(plan, m.handovers_sent())
        },
      },
    ),
    route(
      'POST /api/swaps/:id/handover/agreement',
      {
        ...common,
        summary: "Agree to the other's newest proposal",
        body: AgreementBody,
        response: answers(HandoverView),
      },
      {
        handler: async (request) => {
          const plan = agreeToHandover(app.db, viewerOf(request).id, request.params.id, request.body)
          return ok(plan, m.handovers_agreed())
        },
      },
    ),
    route(
      'GET /api/swaps/:id/handover.ics',
      {
        ...common,
        summary: 'The plan as a calendar event (RFC 5545)',
        description:
          'Also by the cookie of the pages. TENTATIVE until both have agreed; 404 until one has proposed.',
        querystring: z.object({ with: OptionalId }),
        response: {
          200: { description: 'One event', content: { 'text/calendar': { schema: z.string() } } },
          '4xx': ErrorEnvelope,
        },
      },
      {
        config: { readsCookie: true },
        handler: async (request, reply) => {
          const { id } = request.params
          const { publicUrl } = app.config
          const file = handoverCalendar(app.db, publicUrl, viewerOf(request).id, id, request.query.with)
          reply
            .type('text/calendar; charset=utf-8')
            .header('content-disposition', `attachment; filename="swap-${id}.ics"`)
          // Sends text, although the response schema expects JSON.
          return reply.serializer((text) => text as string).send(file)
        },
      },
    ),
    route(
      'POST /api/swaps/:id/code',
      {
        ...common,
        summary: 'A code of four digits that the other enters to confirm the swap for both',
        description: 'It is good for ten minutes, and until there is a newer one of the two.',
        body: With,
        response: answers(SwapCodeView),
      },
      {
        preHandler: app.limitByViewer(RATE.swapCodes),
        handler: async (request) => {
          const { id } = request.params
          const { publicUrl } = app.config
          return ok(makeCode(app.db, publicUrl, viewerOf(request).id, id, request.body.with))
        },
      },
    ),
    route(
      'POST /api/swaps/:id/code/confirmation',
      {
        ...common,
        summary: "Enter the other's code: what has gone between the two is confirmed by both",
        description: 'After five wrong tries of the two in a day: 429.',
        body: ConfirmationBody,
        response: answers(
          z.object({
            id: z.int(),
            with: z.int(),
            /** True if this completes the whole swap. */
            completed: z.boolean(),
          }),
        ),
      },
      {
        handler: async (request) => {
          const { id } = request.params
          return ok(
            await confirmByCode(app.db, viewerOf(request).id, id, request.body),
            m.handovers_swap_confirmed(),
          )
        },
      },
    ),
    route(
      'GET /api/meeting-places',
      {
        tags: ['Swaps'],
        security: [{ bearer: [] }],
        summary: 'Places that the community suggests to meet at',
        response: answers(z.array(MeetingPlaceView)),
      },
      {
        handler: async () =>
          ok(
            placesInOrder(app.db)
              .all()
              .map(({ id, name }) => ({ id, name })),
          ),
      },
    ),
  ]
})
