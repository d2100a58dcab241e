import type { onRequestAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { notFound } from '../../platform/errors.ts'
import { isAdminRoute } from '../../platform/http/admin-route.ts'
import { moderates } from '../../platform/sessions/viewer-shared.ts'

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

/** Moderators may open these pages, because volunteers at a swap day are moderators. */
const isOfSwapDays = (url: string) => /^(?:\/api)?\/admin\/swap-days(?:\/|$)/.test(url)

export const isModeratorRoute = (url: string): boolean =>
  (MODERATOR_ROUTES as readonly string[]).includes(url) || isOfSwapDays(url)

/** 404 for others, as for an unknown URL (decisions, section 1). */
const requireAdmin: onRequestAsyncHookHandler = async (request, reply) => {
  if (request.viewer?.role !== 'admin') throw notFound()
  reply.header('cache-control', 'private, no-store')
}

const requireModerator: onRequestAsyncHookHandler = async (request, reply) => {
  if (!moderates(request.viewer)) throw notFound()
  reply.header('cache-control', 'private, no-store')
}

/** Guards /admin and /api/admin by URL, so new routes are covered. Runs before the API rate limit, so probing is counted. */
export const adminOnly = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    if (!isAdminRoute(route.url)) return
    const guard = isModeratorRoute(route.url) ? requireModerator : requireAdmin
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()]
  })
})
