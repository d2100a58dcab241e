import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { tooMany, unauthenticated } from '../errors.ts'
import { RATE } from '../limits.ts'
import { RateStore } from './rate-store.ts'

/** How often something may be done: so many times in each span, which begins with the first time. */
export interface Rate {
  max: number
  /** Milliseconds. */
  timeWindow: number
}

/** A rate whose number admins may change while the site runs. */
export interface LiveRate extends Omit<Rate, 'max'> {
  max: () => number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** A hook that limits requests for addresses without a route, so that nobody can try any number of them. */
    limitNotFound: preHandlerAsyncHookHandler
    /**
     * Makes a hook that answers 429 to an address that asks too often; of IPv6 to a network (/64), and at a far higher number
     * to a /48. Each hook counts for itself.
     */
    limitByAddress(rate: Rate | LiveRate): onRequestAsyncHookHandler
    /**
     * Counts a form with files for the account that sends it, whatever the call.
     *
     * @throws AppError 429 when it sends too many.
     */
    limitUploads(request: FastifyRequest): Promise<void>
    /** As `limitByAddress`, but counts by account, on a route that only signed-in people reach: 401 for all others. */
    limitByViewer(rate: Rate): (request: FastifyRequest) => Promise<void>
    /** As `limitByAddress`, but counts by what `keyOf` says of a request. A preHandler where `keyOf` reads the body. */
    limitBy(
      rate: Rate,
      keyOf: (request: FastifyRequest) => string,
    ): (request: FastifyRequest) => Promise<void>
  }
}

/** The library's headers that say how much is left are not sent; Retry-After says when to come back. */
const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
} as const

function viewerId({ viewer }: FastifyRequest): string {
  if (!viewer) throw unauthenticated()
  return String(viewer.id)
}

/**
 * Limits how often an address asks for API calls and pages (decisions, section 1), and makes the hooks by which routes limit
 * more. Limits are for the work of routes: pages that are kept ready take none and are not counted.
 */
export const rateLimit = fp(async (app) => {
  await app.register(fastifyRateLimit, {
    global: false,
    ...RATE.api,
    store: RateStore,
    addHeadersOnExceeding: NO_HEADERS,
    addHeaders: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl / 1000),
  })
  app.decorate('limitNotFound', app.rateLimit(RATE.api) as preHandlerAsyncHookHandler)

  /** A hook that counts. Several can stand on one route; of those that `app.rateLimit` makes only the first would count. */
  function limit(rate: Rate | LiveRate, keyGenerator?: (request: FastifyRequest) => string) {
    const options = { ...rate, ...(keyGenerator ? { keyGenerator } : {}) }
    const count = app.createRateLimit(options)
    return async (request: FastifyRequest) => {
      const result = await count(request)
      if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttl / 1000)
    }
  }
  app.decorate('limitByAddress', (rate: Rate | LiveRate) => limit(rate))
  app.decorate('limitBy', limit)
  app.decorate('limitByViewer', (rate: Rate) => limit(rate, viewerId))
  app.decorate('limitUploads', limit(RATE.uploads, viewerId))

  const limitApi = app.rateLimit(RATE.api)
  const limitPages = app.rateLimit(RATE.pages)
  app.addHook('onRoute', (route) => {
    if (route.url === '/healthz' || route.config?.isSocket) return
    const ofAll = route.url.startsWith('/api/') ? limitApi : limitPages
    route.onRequest = [ofAll, ...[route.onRequest ?? []].flat()]
  })
})
