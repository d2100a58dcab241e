import fp from 'fastify-plugin'
import { unavailable } from '../errors.ts'

/** Milliseconds between two looks for connections that have nothing more to do. */
const LOOK_EVERY = 50

/** While the site stops, running requests end well and new ones on open connections hear to come back: 503. */
export const closing = fp(async (app) => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    // A browser keeps its connection open after the last answer, and the server would wait for it.
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? unavailable() : undefined)
  })
})
