import fp from 'fastify-plugin'
import { unavailable } from '../errors.ts'
import { OVERLOAD } from './http-limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether work waits too long for its turn. */
    isOverloaded(): boolean
  }
}

/** Always answered: it costs next to nothing, and a page that is open already breaks without its scripts and styles. */
const ALWAYS = /^\/(?:healthz$|assets\/)/

/**
 * Answers 503 while work waits too long for its turn, before the queue grows without end (decisions, section 1). Pages that
 * are kept ready are still sent, since they take no work (server/pages/ready-pages.ts).
 *
 * A timer that comes late several times in a row, and not the mean of a histogram as in @fastify/under-pressure: while a start
 * or a single long piece of work goes on there are few samples, and their mean took that for overload.
 */
export const overload = fp(async (app) => {
  let late = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    late = now - last - OVERLOAD.lookEvery > OVERLOAD.late ? late + 1 : 0
    last = now
  }, OVERLOAD.lookEvery).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.decorate('isOverloaded', () => late >= OVERLOAD.times)
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = app.isOverloaded() && !ALWAYS.test(request.url)
    done(refused ? unavailable(OVERLOAD.retryAfter) : undefined)
  })
})
