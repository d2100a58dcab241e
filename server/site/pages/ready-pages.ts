import fp from 'fastify-plugin'

/** Serves pages from the cache: after the checks of all requests, before those of work (rate limits, forms, overload). */
export const readyPages = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    const page = app.keptPages.ready(request)
    // A pipelined request has no socket yet; its response is buffered in memory and must be counted.
    if (!page || reply.raw.socket === null) return done()
    const sent = app.pageSender.ready(reply, page)
    if (sent instanceof Promise) sent.catch((error: Error) => reply.send(error))
  })
})
