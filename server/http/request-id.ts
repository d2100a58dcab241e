import fp from 'fastify-plugin'

/**
 * Says in `X-Request-Id` by which id the log speaks of a request. The id is made here and one that is sent is ignored: nobody
 * outside chooses what stands in the log.
 */
export const requestId = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
})
