import fp from 'fastify-plugin'
import { OVERLOAD } from './http-limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    isOverloaded(): boolean
  }
}

/**
 * Detects overload from the delay of a timer and from the queue wait of a new client (requests-in-turn.ts); either must exceed its limit several
 * times in a row.
 * @fastify/under-pressure uses the mean of a delay histogram, which has few samples after the start or a long task and so reports false overloads.
 */
export const overload = fp(async (app) => {
  let late = 0
  let last = performance.now()
  /** Time at which the current probe joined the queue; null if no probe is queued. */
  let waitsSince: number | null = null
  /** Milliseconds that the last finished probe waited. */
  let waited = 0
  const timer = setInterval(() => {
    const now = performance.now()
    // The wait of the last probe applies until the next one has waited longer.
    const wait = Math.max(waited, waitsSince === null ? 0 : now - waitsSince)
    const isLate = now - last - OVERLOAD.lookEvery > OVERLOAD.late || wait > OVERLOAD.wait
    late = isLate ? late + 1 : 0
    last = now
    if (waitsSince !== null) return
    waitsSince = now
    app.beginAsNewcomer((refused) => {
      waited = refused ? Number.POSITIVE_INFINITY : performance.now() - now
      waitsSince = null
    })
  }, OVERLOAD.lookEvery).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.decorate('isOverloaded', () => late >= OVERLOAD.times)
})
