import type { FastifyInstance } from 'fastify'
import { meetingPlaceRows } from './admin-meeting-places-service.ts'
import { MeetingPlacesView } from './admin-meeting-places-shared.ts'

export async function adminMeetingPlacesPages(app: FastifyInstance) {
  app.get('/admin/meeting-places', (_request, reply) =>
    reply.page('admin/meeting-places', MeetingPlacesView, () => meetingPlaceRows(app.db)),
  )
}
