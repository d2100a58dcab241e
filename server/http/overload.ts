import fp from 'fastify-plugin'
import { unavailable } from '../errors.ts'
import { OVERLOAD } from './http-limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether work waits so long for its turn that requests are refused. */
    isOverloaded(): boolean
  }
}

/** Addresses that are always answered: they cost next to nothing, and an open page breaks without its scripts and styles. */
export const ALWAYS = /^\/(?:healthz$|assets\/)/

/**
 * Answers 503 while there is more to do than can be done, before the queue of work grows without end (decisions, section 1).
 * Pages that are kept ready are still sent, since they take no work (server/pages/ready-pages.ts).
 *
 * How late a timer fires shows how long work waits for its turn; the site is overloaded when it is late several times in a row.
 * @fastify/under-pressure goes by the mean of a histogram of such delays, which took a start, or one long piece of work, for
 * overload: there are few samples in it then.
 */
export const overload = fp(async (app) => {
  /** How many times in a row the timer was late. */
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
