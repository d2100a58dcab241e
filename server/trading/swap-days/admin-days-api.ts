import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { PICTURE } from '../../platform/limits.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminDaysContract } from './admin-days-contract.ts'
import { createDay, editDay, setState } from './admin-days-service.ts'
import { checkIn, createAtDoor, findPeople, undoCheckIn } from './check-in-service.ts'
import { deskOf } from './desk-service.ts'
import { createGuest } from './guests-service.ts'
import { importWants, resultsFile, wantsFile } from './interchange-service.ts'
import { matchDay } from './matching-service.ts'
import { pickUp, undoPickUp } from './pick-up-service.ts'
import { planView } from './plan-service.ts'

const textOf = (isVoid: boolean, text: string) => (isVoid ? m.days_plan_void() : text)

/** What moderators do at a swap day. */
export const adminDaysApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...adminDaysContract['POST /api/admin/swap-days'],
    handler: async (request) => ok(createDay(app, viewerOf(request), request.body), m.days_announced()),
  })

  app.route({
    ...adminDaysContract['POST /api/admin/swap-days/:id'],
    handler: async (request) =>
      ok(editDay(app, viewerOf(request), request.params.id, request.body), m.days_saved()),
  })

  app.route({
    ...adminDaysContract['POST /api/admin/swap-days/:id/state'],
    handler: async (request) =>
      ok(setState(app, viewerOf(request), request.params.id, request.body), m.days_saved()),
  })

  app.route({
    ...adminDaysContract['GET /api/admin/swap-days/:id/people'],
    handler: async ({ params, query }) => ok(findPeople(app.db, params.id, query)),
  })

  app.route({
    ...adminDaysContract['GET /api/admin/swap-days/:id/desk'],
    handler: async ({ params }) => ok(deskOf(app.db, params.id)),
  })

  app.route({
    ...adminDaysContract['POST /api/admin/swap-days/:id/check-ins'],
    handler: async (request) => {
      const { view, isVoid } = checkIn(app, viewerOf(request), request.params.id, request.body)
      return ok(view, textOf(isVoid, m.days_checked_in()))
    },
  })

  app.route({
    ...adminDaysContract['DELETE /api/admin/swap-days/:id/check-ins/:item'],
    handler: async (request) => {
      const { id, item } = request.params
      const { view, isVoid } = undoCheckIn(app, viewerOf(request), id, item, request.query.at)
      return ok(view, textOf(isVoid, m.days_check_in_undone()))
    },
  })

  app.route({
    ...adminDaysContract['POST /api/admin/swap-days/:id/things'],
    preValidation: readForm({ images: PICTURE.perItem }),
    handler: async (request) => {
      const files = filesOf(request, 'images')
      const me = viewerOf(request)
      const { view, isVoid } = await createAtDoor(app, me, request.params.id, request.body, files)
      return ok(view, textOf(isVoid, m.days_checked_in()))
    },
  })

  app.route({
    ...adminDaysContract['POST /api/admin/swap-days/:id/guests'],
    handler: async (request) =>
      ok(createGuest(app, viewerOf(request), request.params.id, request.body), m.days_guest_created()),
  })

  app.route({
    ...adminDaysContract['POST /api/admin/swap-days/:id/matching'],
    handler: async (request) =>
      ok(await matchDay(app, viewerOf(request), request.params.id), m.days_matched()),
  })

  app.route({
    ...adminDaysContract['GET /api/admin/swap-days/:id/plan'],
    handler: async ({ params }) => ok(planView(app.db, params.id)),
  })

  app.route({
    ...adminDaysContract['POST /api/admin/swap-days/:id/pick-ups'],
    handler: async (request) =>
      ok(pickUp(app, viewerOf(request), request.params.id, request.body), m.days_ticked()),
  })

  app.route({
    ...adminDaysContract['DELETE /api/admin/swap-days/:id/pick-ups/:item'],
    handler: async (request) => {
      const { id, item } = request.params
      return ok(undoPickUp(app, viewerOf(request), id, item, request.query.at), m.days_tick_undone())
    },
  })

  for (const [name, file] of [
    ['GET /api/admin/swap-days/:id/wants.txt', wantsFile],
    ['GET /api/admin/swap-days/:id/results.txt', resultsFile],
  ] as const) {
    app.route({
      ...adminDaysContract[name],
      config: { readsCookie: true },
      handler: async (request, reply) => {
        reply.type('text/plain; charset=utf-8')
        // The schema of the response is JSON's.
        return reply.serializer((text) => text as string).send(file(app.db, request.params.id))
      },
    })
  }

  app.route({
    ...adminDaysContract['POST /api/admin/swap-days/:id/wants'],
    preValidation: readForm({ file: 1 }),
    handler: async (request) => {
      const [file] = filesOf(request, 'file')
      return ok(
        await importWants(app, viewerOf(request), request.params.id, file?.path),
        m.days_wants_imported(),
      )
    },
  })
}
