import fastifyRateLimit from '@fastify/rate-limit'
import type { preHandlerAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { tooMany } from '../errors.ts'
import { RATE } from '../limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts requests for what is not there, so that probing for addresses is limited too. */
    limitNotFound: preHandlerAsyncHookHandler
  }
}

/** API calls by address (decisions, section 1). Pages of visitors are cached and cost less than counting. */
export const rateLimit = fp(async (app) => {
  await app.register(fastifyRateLimit, {
    global: false,
    ...RATE.api,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl / 1000),
  })
  app.decorate('limitNotFound', app.rateLimit(RATE.api) as preHandlerAsyncHookHandler)
  const limitApi = app.rateLimit(RATE.api)
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return
    route.onRequest = [limitApi, ...[route.onRequest ?? []].flat()]
  })
})
