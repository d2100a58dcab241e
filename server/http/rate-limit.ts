import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { tooMany } from '../errors.ts'
import { RATE } from '../limits.ts'
import { RateStore } from './rate-store.ts'

export interface Rate {
  max: number
  /** Milliseconds. */
  timeWindow: number
}

/** One whose number admins may change while the site runs. */
export interface LiveRate extends Omit<Rate, 'max'> {
  max: () => number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts requests for what is not there, so that probing for addresses is limited too. */
    limitNotFound: preHandlerAsyncHookHandler
    /** A hook that answers 429 to an address, or a network of IPv6 (/64, and far wider a /48), that asks too often. Each has a count of its own. */
    limitByAddress(rate: Rate | LiveRate): onRequestAsyncHookHandler
    /** Counts a form with files by the account that sends it, whatever the call; answers 429 as the others. */
    limitUploads(request: FastifyRequest): Promise<void>
    /** As `limitByAddress`, counting by what `keyOf` says of a request; goes where that is first known. */
    limitBy(
      rate: Rate,
      keyOf: (request: FastifyRequest) => string,
    ): onRequestAsyncHookHandler & preHandlerAsyncHookHandler
  }
}

/** How much is left is nobody's business; Retry-After says when to come back. */
const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
} as const

/**
 * API calls and pages by address (decisions, section 1). A limit is on the work of a route: pages that are kept ready take none and
 * are not counted.
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

  /** Unlike `app.rateLimit`, whose handler runs once a request, of these several can stand beside the limit of all calls. */
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
  app.decorate(
    'limitUploads',
    limit(RATE.uploads, ({ viewer }) => String(viewer?.id)),
  )

  const limitApi = app.rateLimit(RATE.api)
  const limitPages = app.rateLimit(RATE.pages)
  app.addHook('onRoute', (route) => {
    if (route.url === '/healthz' || route.config?.isSocket) return
    const limit = route.url.startsWith('/api/') ? limitApi : limitPages
    route.onRequest = [limit, ...[route.onRequest ?? []].flat()]
  })
})
