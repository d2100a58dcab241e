import fp from 'fastify-plugin'

/**
 * Answers with a kept page where there is one for the address: its route, and every check before it, have let such a request
 * pass before. Registered after the checks that every request passes, and before what only work is asked: the limit of
 * pages, forms, overload.
 */
export const readyPages = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    const page = app.keptPages.ready(request)
    // A pipelined request has no socket before the answers in front of it are gone: its answer lies in memory, and is counted.
    if (!page || reply.raw.socket === null) return done()
    const sent = app.pageSender.ready(reply, page)
    if (sent instanceof Promise) sent.catch((error: Error) => reply.send(error))
  })
})
