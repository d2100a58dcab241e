import fp from 'fastify-plugin'
import { OVERLOAD } from './http-limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether work waits so long for its turn that requests are refused. */
    isOverloaded(): boolean
  }
}

/**
 * Tells whether there is more to do than can be done. How late a timer fires shows how long work waits, and so does how long somebody
 * new would wait for their turn (requests-in-turn.ts); the site is overloaded when either is too long several times in a row.
 * @fastify/under-pressure goes by the mean of a histogram of such delays, which took a start, or one long piece of work, for
 * overload: there are few samples in it then.
 */
export const overload = fp(async (app) => {
  /** How many looks in a row were late. */
  let late = 0
  let last = performance.now()
  /** Since when a newcomer waits for their turn; null while none does. */
  let waitsSince: number | null = null
  /** Milliseconds that the last one has waited. */
  let waited = 0
  const timer = setInterval(() => {
    const now = performance.now()
    // What the last one has waited holds until the next has had their turn, or it would look as if nobody waited meanwhile.
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
