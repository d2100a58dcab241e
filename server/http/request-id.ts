import fp from 'fastify-plugin'

/**
 * Puts the id under which the log speaks of a request into the header `X-Request-Id` of its answer. An id that the request
 * brings is ignored: nobody outside chooses what stands in the log.
 */
export const requestId = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id)
    done(null, payload)
  })
})
