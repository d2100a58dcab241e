import fp from 'fastify-plugin'

/**
 * Answers what lies ready: a page that is kept, at an address where both the route and everything before it have let one
 * pass before. Registered after the checks that every request passes, and before what only work is asked: the limit of
 * pages, forms, overload.
 */
export const readyPages = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    const page = app.keptPages.ready(request)
    if (!page) return done()
    const sent = app.pageSender.kept(reply, page)
    if (sent instanceof Promise) sent.catch((error: Error) => reply.send(error))
  })
})
