import fp from 'fastify-plugin'

export const REQUEST_ID = 'x-request-id'

/**
 * Puts the id under which the log speaks of a request into the header `X-Request-Id` of its answer. An id that the request
 * brings is ignored: nobody outside chooses what stands in the log.
 */
export const requestId = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header(REQUEST_ID, request.id)
    done(null, payload)
  })
})
