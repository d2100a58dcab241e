import underPressure from '@fastify/under-pressure'
import fp from 'fastify-plugin'
import { unavailable } from '../errors.ts'
import { OVERLOAD } from '../limits.ts'

/** What costs next to nothing, and without which a page that is open already falls apart. */
const ALWAYS = /^\/(?:healthz$|assets\/)/

/**
 * Answers 503 while work waits too long for its turn, before the queue grows without end (decisions, section 1). Pages
 * that lie ready are answered before this is asked.
 */
export const overload = fp(async (app) => {
  await app.register(underPressure, {
    sampleInterval: OVERLOAD.sample,
    maxEventLoopDelay: OVERLOAD.eventLoopDelay,
    pressureHandler: async ({ url }) => {
      if (!ALWAYS.test(url)) throw unavailable(OVERLOAD.retryAfter)
    },
  })
})
