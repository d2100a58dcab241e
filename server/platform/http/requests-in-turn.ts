import { AsyncResource } from 'node:async_hooks'
import fp from 'fastify-plugin'
import { unavailable } from '../errors.ts'
import { FairQueue } from '../queues/fair-queue.ts'
import { CONNECTIONS, OVERLOAD, TURNS } from './http-limits.ts'
import { rangeOf } from './network.ts'

/** Goes on with a request, or answers it with an error. */
type Begin = (error?: Error) => void

interface Waiting {
  isGone: () => boolean
  begin: Begin
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins something in its turn, as if somebody had asked for it who has asked for nothing else; with an error where too many wait. */
    beginAsNewcomer(begin: Begin): void
  }
}

/** Addresses that are always answered, at once: they cost next to nothing, and an open page breaks without its scripts and styles. */
const ALWAYS = /^\/(?:healthz$|assets\/)/
/** No address of anybody's. */
const NEWCOMER = ''

/**
 * Begins requests in turns by address where more have come than can be worked on at once: one of each before a second of anybody's.
 * Node takes all that has come on any connection before it looks for more, so that everybody else would wait for the whole of a
 * hundred requests that somebody sends at once. Where work is done as fast as it comes, nothing waits. While the site is overloaded
 * (overload.ts) what comes is answered 503, before the queue grows without end (decisions, section 1).
 */
export const requestsInTurn = fp(async (app) => {
  const waiting = new FairQueue<Waiting, string>(CONNECTIONS.most)
  /** When this round of the event loop has begun to work on requests; null where it has not. */
  let since: number | null = null
  let isRunning = false
  /** How often Node has looked for more since the round was over. */
  let looks = 0

  /** Whether this round has worked as long as it may. */
  function isOver(): boolean {
    since ??= performance.now()
    return performance.now() - since >= TURNS.work
  }

  /** Begins the next request; what it does is done before the next immediate runs, as far as it waits for nothing. */
  function beginNext(): void {
    if (isOver()) return
    for (let next = waiting.take(); next; next = waiting.take()) {
      // Who has hung up meanwhile is not worked for.
      if (next.isGone()) continue
      next.begin()
      return
    }
  }

  /**
   * Ends a round, and has the next one take what waits. After one that has worked for long Node first looks some times what else has
   * come: each time it takes one new connection.
   */
  function endRound(): void {
    if (isOver() && looks++ < TURNS.looks) {
      setImmediate(endRound)
      return
    }
    looks = 0
    since = null
    isRunning = waiting.size > 0
    if (!isRunning) return
    for (let at = Math.min(TURNS.atOnce, waiting.size); at > 0; at--) setImmediate(beginNext)
    setImmediate(endRound)
  }

  /** Begins at once what need not wait. */
  function inTurn(asker: string, begin: Begin, isGone = () => false): void {
    if (!isRunning) {
      isRunning = true
      setImmediate(endRound)
    }
    if (waiting.size === 0 && !isOver()) {
      begin()
      return
    }
    // In its own context: whoever begins it later is at work for somebody else, perhaps in another language.
    waiting.push(asker, { isGone, begin: AsyncResource.bind(begin) })?.begin(unavailable())
  }

  app.decorate('beginAsNewcomer', (begin) => inTurn(NEWCOMER, begin))
  app.addHook('onRequest', ({ raw, ip, url, routeOptions }, _reply, done) => {
    if (ALWAYS.test(url)) return done()
    // Whoever waits already is still answered.
    if (app.isOverloaded()) return done(unavailable(OVERLOAD.retryAfter))
    if (routeOptions.config.isSocket) return done()
    inTurn(rangeOf(ip), done, () => raw.destroyed)
  })
})
