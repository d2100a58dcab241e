import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { forbidden } from '../errors.ts'
import { ErrorEnvelope } from '../http/envelope.ts'
import { CHANNEL_FORM_BYTES } from '../http/http-limits.ts'
import { requireViewer, sessionOf } from '../sessions/session.ts'
import { ownerOfChannel } from './protocol.ts'

const FORM = 'application/x-www-form-urlencoded'

/** Says which channels a socket may subscribe to. */
export const broadcastingApi: FastifyPluginAsyncZod = async (app) => {
  // What clients of the protocol send unless told otherwise.
  const bodyLimit = CHANNEL_FORM_BYTES
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)))
  })

  app.post(
    '/api/broadcasting/auth',
    {
      onRequest: requireViewer,
      schema: {
        tags: ['Chat'],
        security: [{ bearer: [] }],
        summary: 'Let a socket subscribe to my channel',
        description:
          'As the public Pusher Channels protocol has it: the answer stands alone, not in an envelope, and goes into ' +
          '`pusher:subscribe`. The socket is at `/app/{key}`; it ends with the session that this call was made with.',
        consumes: [FORM, 'application/json'],
        body: z.object({ socket_id: z.string(), channel_name: z.string() }),
        response: { 200: z.object({ auth: z.string() }), '4xx': ErrorEnvelope },
      },
    },
    async (request) => {
      const { socket_id: socketId, channel_name: channel } = request.body
      const { id, viewer, expiresAt } = sessionOf(request)
      if (
        !/^\d{1,20}\.\d{1,20}$/.test(socketId) ||
        ownerOfChannel(channel) !== viewer.id ||
        !app.hub.claim(socketId, { accountId: viewer.id, id, expiresAt: expiresAt.getTime() })
      ) {
        throw forbidden('That channel is not yours.')
      }
      return { auth: app.channelSignatures.sign(socketId, channel) }
    },
  )
}
