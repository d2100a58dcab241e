import fp from 'fastify-plugin'
import { unavailable } from '../errors.ts'

/** Milliseconds between checks for idle connections. */
const LOOK_EVERY = 50

export const closing = fp(async (app) => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    // Idle keep-alive connections of browsers would delay the shutdown.
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? unavailable() : undefined)
  })
})
