import type { FastifyInstance } from 'fastify'
import { pending } from '../errors.ts'

/**
 * What somebody may do who waits to be let in, by the beginning of its route: see to their own account, hear what they are
 * told, and write to those who run the site.
 */
const THEIRS = [
  '/admin-proof',
  '/api/account',
  '/api/auth/',
  '/api/broadcasting/auth',
  '/api/contact',
  '/api/dashboard/password/update',
  '/api/dashboard/profile/update',
  '/api/notification',
  '/api/profile',
  '/api/push-subscriptions',
  '/api/sessions',
  '/email-proof',
  '/email-undo',
]

/** Whether a call, by its route, is theirs. */
export const isTheirs = (route: string): boolean => THEIRS.some((begin) => route.startsWith(begin))

/** Whether a route, as it was registered, is a call for members alone. */
export const isMembersCall = (url: string): boolean => url.startsWith('/api/') && !isTheirs(url)

/** Answers 403 `pending` to every call that changes something, but for what THEIRS names: no route can forget to ask. */
export function refusePending(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '', config } = request.routeOptions
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const isForMembers = isMembersCall(url) || (config?.isPageForm && !isTheirs(url))
    done(!reads && isForMembers && request.viewer?.is_pending ? pending() : undefined)
  })
}
