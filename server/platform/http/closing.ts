import fp from 'fastify-plugin'
import { unavailable } from '../errors.ts'

/** Milliseconds between two looks for connections on which no request is under way. */
const LOOK_EVERY = 50

/** While the site stops, requests under way are answered, and further ones on connections that are still open get 503. */
export const closing = fp(async (app) => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    // Browsers keep their connections open for further requests, and the server would wait for them to end.
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? unavailable() : undefined)
  })
})
