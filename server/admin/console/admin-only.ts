import type { onRequestAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { notFound } from '../../platform/errors.ts'
import { isAdminRoute } from '../../platform/http/admin-route.ts'
import { moderates } from '../../platform/sessions/viewer-shared.ts'

/**
 * What moderators reach of it: reports, contact messages, hiding, suspending, letting people in, and people. All else is for admins
 * alone, a new route too.
 */
const MODERATOR_ROUTES = [
  '/admin',
  '/admin/contact-messages',
  '/admin/items',
  '/admin/people',
  '/admin/people/:id',
  '/admin/reports',
  '/api/admin/contact-messages/:id/handling',
  '/api/admin/items/:id/hiding',
  '/api/admin/people/:id/approval',
  '/api/admin/people/:id/reset-link',
  '/api/admin/people/:id/sessions',
  '/api/admin/people/:id/suspension',
  '/api/admin/reports/:id/dismissal',
  '/api/admin/reviews/:id/hiding',
] as const

/** Volunteers at check-in and pick-up of a swap day are moderators: all routes of swap days are theirs. */
const isOfSwapDays = (url: string) => /^(?:\/api)?\/admin\/swap-days(?:\/|$)/.test(url)

/** Whether moderators reach a route, as it was registered. */
export const isModeratorRoute = (url: string): boolean =>
  (MODERATOR_ROUTES as readonly string[]).includes(url) || isOfSwapDays(url)

/** For all others there is no such thing (decisions, section 1): the answer is that of an address without a route. */
const requireAdmin: onRequestAsyncHookHandler = async (request, reply) => {
  if (request.viewer?.role !== 'admin') throw notFound()
  reply.header('cache-control', 'private, no-store')
}

const requireModerator: onRequestAsyncHookHandler = async (request, reply) => {
  if (!moderates(request.viewer)) throw notFound()
  reply.header('cache-control', 'private, no-store')
}

/**
 * Guards every route under /admin and /api/admin by where it stands, so that no route can forget to. Registered
 * before the limit of API calls, whose hook so goes in front: probing is counted too.
 */
export const adminOnly = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    if (!isAdminRoute(route.url)) return
    const guard = isModeratorRoute(route.url) ? requireModerator : requireAdmin
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()]
  })
})
