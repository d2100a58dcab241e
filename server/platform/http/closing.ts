import { setTimeout as pause } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { unavailable } from '../errors.ts'
import { DRAIN_MS } from './http-limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends each connection after its next response; resolves when none is left, or after DRAIN_MS. */
    drain(): Promise<void>
  }
}

/** Milliseconds between two checks for idle connections during the shutdown. */
const LOOK_EVERY = 50

/**
 * Ends the connections of a site that stops. A client that reuses a connection in the moment when the site closes it loses its request, and
 * proxies do not repeat one with a body. With a passed socket, new connections wait for the next process, so connections in use are ended by
 * their next response, and requests on the others are still served. Without one, late requests get 503.
 */
export const closing = fp(async (app) => {
  const isPassed = app.config.passedSocket !== undefined
  let isDraining = false
  let isClosing = false
  const connections = () =>
    new Promise<number>((done) => app.server.getConnections((_error, count) => done(count)))
  app.decorate('drain', async () => {
    isDraining = true
    const until = Date.now() + DRAIN_MS
    while (Date.now() < until && (await connections()) > 0) await pause(LOOK_EVERY)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    // Idle keep-alive connections of browsers would delay the shutdown.
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (isDraining) reply.raw.setHeader('connection', 'close')
    done(isClosing && !isPassed ? unavailable() : undefined)
  })
  // For requests that began before.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining && !reply.raw.headersSent) reply.raw.setHeader('connection', 'close')
    done(null, payload)
  })
})
