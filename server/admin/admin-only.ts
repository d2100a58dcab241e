import type { onRequestAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { notFound } from '../errors.ts'

/** Whether a route, as it was registered, is an admin's page or call. */
export const isAdminRoute = (url: string): boolean => /^(?:\/api)?\/admin(?:\/|$)/.test(url)

/** For all others there is no such thing (decisions, section 1): the answer is that of an address without a route. */
const requireAdmin: onRequestAsyncHookHandler = async (request, reply) => {
  if (!request.viewer?.is_admin) throw notFound()
  reply.header('cache-control', 'private, no-store')
}

/**
 * Guards every route under /admin and /api/admin by where it stands, so that no route can forget to. Registered
 * before the limit of API calls, whose hook so goes in front: probing is counted too.
 */
export const adminOnly = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    if (isAdminRoute(route.url)) route.onRequest = [requireAdmin, ...[route.onRequest ?? []].flat()]
  })
})
