import fp from 'fastify-plugin'

/**
 * Responds from the page cache: the route has accepted the same URL before. Registered after the checks for all requests and before those
 * for work: rate limits, forms, overload.
 */
export const readyPages = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    const page = app.keptPages.ready(request)
    // A pipelined request has no socket yet; its response is buffered in memory and must be counted.
    if (!page || reply.raw.socket === null) return done()
    const sent = app.pageSender.ready(reply, page)
    if (sent instanceof Promise) sent.catch((error: Error) => reply.send(error))
  })
})
