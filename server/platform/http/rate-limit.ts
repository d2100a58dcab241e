import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { Rate } from '../attempts.ts'
import { tooMany, unauthenticated } from '../errors.ts'
import { RATE } from '../limits.ts'
import { RateStore } from './rate-store.ts'

/** A rate that admins may change at runtime. */
interface LiveRate extends Omit<Rate, 'max'> {
  max: () => number
}

declare module 'fastify' {
  interface FastifyInstance {
    limitNotFound: preHandlerAsyncHookHandler
    /** Rate limit by IP address (429): IPv6 by /64, and by /48 with a far higher limit. Each hook counts separately. */
    limitByAddress(rate: Rate | LiveRate): onRequestAsyncHookHandler
    /** Counts a form with files for the account, across all calls. @throws AppError 429 */
    limitUploads(request: FastifyRequest): Promise<void>
    limitByViewer(rate: Rate): (request: FastifyRequest) => Promise<void>
    /** Rate limit by a custom key. Use it as preHandler if `keyOf` reads the body. */
    limitBy(
      rate: Rate,
      keyOf: (request: FastifyRequest) => string,
    ): (request: FastifyRequest) => Promise<void>
  }
}

const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
} as const

function viewerId({ viewer }: FastifyRequest): string {
  if (!viewer) throw unauthenticated()
  return String(viewer.id)
}

/** Rate limits for API calls and uncached pages (decisions, section 1), and hooks for routes that have their own limits. */
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

  /** Creates a limit as a hook. A route may have several; with `app.rateLimit` only the first would count. */
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
