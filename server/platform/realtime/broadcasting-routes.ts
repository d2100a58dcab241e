import { z } from 'zod'
import * as m from '../catalogues/messages.ts'
import { forbidden } from '../errors.ts'
import { FORM_OR_JSON, route, routes, URL_ENCODED } from '../http/api-route.ts'
import { ErrorEnvelope } from '../http/envelope.ts'
import { readForm } from '../http/forms.ts'
import { CHANNEL_FORM_BYTES } from '../http/http-limits.ts'
import { requireViewer, sessionOf } from '../sessions/session.ts'
import { ownerOfChannel } from './protocol.ts'

export const broadcastingRoutes = routes(async (app) => {
  // Default content type of Pusher clients.
  const bodyLimit = CHANNEL_FORM_BYTES
  app.addContentTypeParser(URL_ENCODED, { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)))
  })

  return [
    route(
      'POST /api/broadcasting/auth',
      {
        tags: ['Chat'],
        security: [{ bearer: [] }],
        summary: 'Let a socket subscribe to my channel',
        description:
          'As the public Pusher Channels protocol has it: the answer stands alone, not in an envelope, and goes into ' +
          '`pusher:subscribe`. The socket is at `/app/{key}`; it ends with the session that this call was made with.',
        consumes: [URL_ENCODED, ...FORM_OR_JSON],
        body: z.object({ socket_id: z.string(), channel_name: z.string() }),
        response: { 200: z.object({ auth: z.string() }), '4xx': ErrorEnvelope },
      },
      {
        onRequest: requireViewer,
        preValidation: readForm(),
        handler: async (request) => {
          const { socket_id: socketId, channel_name: channel } = request.body
          const { id, viewer, expiresAt } = sessionOf(request)
          if (
            !/^\d{1,20}\.\d{1,20}$/.test(socketId) ||
            ownerOfChannel(channel) !== viewer.id ||
            !app.hub.claim(socketId, { accountId: viewer.id, id, expiresAt: expiresAt.getTime() })
          ) {
            throw forbidden(m.common_channel_not_yours())
          }
          return { auth: app.channelSignatures.sign(socketId, channel) }
        },
      },
    ),
  ]
})
