import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../catalogues/messages.ts'
import { forbidden } from '../errors.ts'
import { URL_ENCODED } from '../http/contract.ts'
import { readForm } from '../http/forms.ts'
import { CHANNEL_FORM_BYTES } from '../http/http-limits.ts'
import { requireViewer, sessionOf } from '../sessions/session.ts'
import { broadcastingContract } from './broadcasting-contract.ts'
import { ownerOfChannel } from './protocol.ts'

export const broadcastingApi: FastifyPluginAsyncZod = async (app) => {
  // Default content type of Pusher clients.
  const bodyLimit = CHANNEL_FORM_BYTES
  app.addContentTypeParser(URL_ENCODED, { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)))
  })

  app.route({
    ...broadcastingContract['POST /api/broadcasting/auth'],
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
  })
}
