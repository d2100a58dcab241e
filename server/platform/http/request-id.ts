import fp from 'fastify-plugin'

export const REQUEST_ID = 'x-request-id'

/** Returns the request id of the log as `X-Request-Id`. Incoming ids are ignored, so that clients cannot write to the log. */
export const requestId = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header(REQUEST_ID, request.id)
    done(null, payload)
  })
})
