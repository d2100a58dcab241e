import fp from 'fastify-plugin'
import type { ViewerView } from '../accounts/accounts-schema.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks: by bearer token on the API, by cookie on pages; null is a visitor. */
    viewer: ViewerView | null
  }
}

export const session = fp(async (app) => {
  app.decorateRequest('viewer', null)
})
