import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { Order, Version } from '../../site/content/admin-site-shared.ts'
import {
  addMeetingPlace,
  changeMeetingPlace,
  deleteMeetingPlace,
  meetingPlaceRows,
  orderMeetingPlaces,
} from './admin-meeting-places-service.ts'
import { MeetingPlaceForm, MeetingPlacesView } from './admin-meeting-places-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  response: answers(MeetingPlacesView),
}

const SAVED_SINCE = '409 where somebody has saved since `version`.'

export const adminMeetingPlacesRoutes = routes(async (app) => [
  route(
    'GET /api/admin/meeting-places',
    { ...common, summary: 'All meeting places, with their versions' },
    {
      handler: async () => ok(meetingPlaceRows(app.db)),
    },
  ),
  route(
    'POST /api/admin/meeting-places',
    { ...common, summary: 'Add a meeting place', body: MeetingPlaceForm },
    {
      handler: async (request) =>
        ok(addMeetingPlace(app, viewerOf(request), request.body), m.handovers_place_added()),
    },
  ),
  route(
    'POST /api/admin/meeting-places/order',
    {
      ...common,
      summary: 'Put the meeting places in order',
      description: '409 where they do not stand as in `seen` any more.',
      body: Order,
    },
    {
      handler: async (request) =>
        ok(orderMeetingPlaces(app, viewerOf(request), request.body), m.handovers_order_saved()),
    },
  ),
  route(
    'POST /api/admin/meeting-places/:id',
    {
      ...common,
      summary: 'Change a meeting place',
      description: SAVED_SINCE,
      params: IdParams,
      body: MeetingPlaceForm.extend({ version: Version }),
    },
    {
      handler: async (request) => {
        const { version, ...form } = request.body
        return ok(
          changeMeetingPlace(app, viewerOf(request), request.params.id, version, form),
          m.handovers_saved(),
        )
      },
    },
  ),
  route(
    'DELETE /api/admin/meeting-places/:id',
    {
      ...common,
      summary: 'Delete a meeting place',
      description: SAVED_SINCE,
      params: IdParams,
      body: z.object({ version: Version }),
    },
    {
      handler: async (request) => {
        const { version } = request.body
        const left = deleteMeetingPlace(app, viewerOf(request), request.params.id, version)
        return ok(left, m.handovers_place_deleted())
      },
    },
  ),
])
