import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminMeetingPlacesContract } from './admin-meeting-places-contract.ts'
import {
  addMeetingPlace,
  changeMeetingPlace,
  deleteMeetingPlace,
  meetingPlaceRows,
  orderMeetingPlaces,
} from './admin-meeting-places-service.ts'

export const adminMeetingPlacesApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...adminMeetingPlacesContract['GET /api/admin/meeting-places'],
    handler: async () => ok(meetingPlaceRows(app.db)),
  })
  app.route({
    ...adminMeetingPlacesContract['POST /api/admin/meeting-places'],
    handler: async (request) =>
      ok(addMeetingPlace(app, viewerOf(request), request.body), m.handovers_place_added()),
  })
  app.route({
    ...adminMeetingPlacesContract['POST /api/admin/meeting-places/order'],
    handler: async (request) =>
      ok(orderMeetingPlaces(app, viewerOf(request), request.body), m.handovers_order_saved()),
  })
  app.route({
    ...adminMeetingPlacesContract['POST /api/admin/meeting-places/:id'],
    handler: async (request) => {
      const { version, ...form } = request.body
      return ok(
        changeMeetingPlace(app, viewerOf(request), request.params.id, version, form),
        m.handovers_saved(),
      )
    },
  })
  app.route({
    ...adminMeetingPlacesContract['DELETE /api/admin/meeting-places/:id'],
    handler: async (request) => {
      const { version } = request.body
      const left = deleteMeetingPlace(app, viewerOf(request), request.params.id, version)
      return ok(left, m.handovers_place_deleted())
    },
  })
}
