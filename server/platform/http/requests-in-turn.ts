import { AsyncResource } from 'node:async_hooks'
import fp from 'fastify-plugin'
import { unavailable } from '../errors.ts'
import { FairQueue } from '../queues/fair-queue.ts'
import { CONNECTIONS, OVERLOAD, TURNS } from './http-limits.ts'
import { rangeOf } from './network.ts'

type Begin = (error?: Error) => void

interface Waiting {
  isGone: () => boolean
  begin: Begin
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Queues `begin` as a request of a new client, to measure the wait. If the queue is full, `begin` gets an error. */
    beginAsNewcomer(begin: Begin): void
  }
}

/** Requests that are served immediately, also under load: they are cheap, and open pages need their scripts and styles. */
const ALWAYS = /^\/(?:healthz$|assets\/)/
const NEWCOMER = ''

/**
 * Starts requests round robin by network under load. Node itself would first process all requests that have arrived on a connection, so a
 * burst of 100 would delay all other clients. Without load, requests start at once. During overload (overload.ts) new requests get 503
 * (decisions, section 1).
 */
export const requestsInTurn = fp(async (app) => {
  const waiting = new FairQueue<Waiting, string>(CONNECTIONS.most)
  let since: number | null = null
  let isRunning = false
  let looks = 0

  function isOver(): boolean {
    since ??= performance.now()
    return performance.now() - since >= TURNS.work
  }

  /** Starts the next request. Its synchronous part finishes before the next immediate. */
  function beginNext(): void {
    if (isOver()) return
    for (let next = waiting.take(); next; next = waiting.take()) {
      // Skips requests whose client has disconnected.
      if (next.isGone()) continue
      next.begin()
      return
    }
  }

  /** Ends a round. After a full round, the event loop polls several times before the next one, because it accepts one connection per iteration. */
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

  function inTurn(asker: string, begin: Begin, isGone = () => false): void {
    if (!isRunning) {
      isRunning = true
      setImmediate(endRound)
    }
    if (waiting.size === 0 && !isOver()) {
      begin()
      return
    }
    // `bind` preserves the request's async context, which holds the language.
    waiting.push(asker, { isGone, begin: AsyncResource.bind(begin) })?.begin(unavailable())
  }

  app.decorate('beginAsNewcomer', (begin) => inTurn(NEWCOMER, begin))
  app.addHook('onRequest', ({ raw, ip, url, routeOptions }, _reply, done) => {
    if (ALWAYS.test(url)) return done()
    if (app.isOverloaded()) return done(unavailable(OVERLOAD.retryAfter))
    if (routeOptions.config.isSocket) return done()
    inTurn(rangeOf(ip), done, () => raw.destroyed)
  })
})
