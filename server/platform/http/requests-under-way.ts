import fp from 'fastify-plugin'
import * as m from '../catalogues/messages.ts'
import { tooMany } from '../errors.ts'
import { Tally } from '../queues/tally.ts'
import { CONNECTIONS } from './http-limits.ts'
import { networkOf } from './network.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A WebSocket route; long-lived, so it is not counted here but in server/platform/realtime/realtime.ts. */
    isSocket?: boolean
  }
}

/** Limits running requests per IP address (CONNECTIONS). */
export const requestsUnderWay = fp(async (app) => {
  const underWay = new Tally(CONNECTIONS.requestsPerAddress)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isSocket) return done()
    const client = networkOf(request.ip)
    if (!underWay.enter(client)) return done(tooMany(1, m.errors_too_many_at_once()))
    reply.raw.once('close', () => underWay.leave(client))
    done()
  })
})
