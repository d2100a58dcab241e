import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { nextMeetings } from './next-meetings-service.ts'
import { NextMeetingsView } from './next-meetings-shared.ts'

/** The canonical name of a time zone; throws for an unknown zone. */
const canonical = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

const Zone = z
  .string()
  .max(64)
  .transform((zone, context) => {
    try {
      return canonical(zone)
    } catch {
      context.addIssue({ code: 'custom', message: 'unknown' })
      return z.NEVER
    }
  })
  .catch('UTC')

/**
 * The next agreed meetings, as one page without script. The service worker caches it for offline use (client/worker/service-worker.js); it
 * cannot run the page's script, so it sends its time zone.
 */
export const nextMeetingsPages: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewerPage)

  app.get(
    '/dashboard/meeting',
    { schema: { querystring: z.object({ zone: Zone }) } },
    async (request, reply) => {
      const meetings = nextMeetings(app.db, app.config.publicUrl, viewerOf(request).id)
      // The service worker deletes its cached page when it is redirected.
      if (meetings.length === 0) return reply.redirect('/dashboard/exchange-request?status=accepted')
      const { zone } = request.query
      return reply.page('dashboard/meeting', NextMeetingsView, () => ({
        meetings,
        zone,
        as_of: new Date().toISOString(),
      }))
    },
  )
}
