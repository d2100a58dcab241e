import type { FastifyInstance } from 'fastify'
import { pending } from '../errors.ts'

/** Prefixes of the calls that an unapproved account may use: its account, notifications, and contact to the admins. */
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

export const isTheirs = (route: string): boolean => THEIRS.some((begin) => route.startsWith(begin))

/** True for calls that require an approved account. */
export const isMembersCall = (url: string): boolean => url.startsWith('/api/') && !isTheirs(url)

/** Rejects every writing call of an unapproved account with 403 `pending`, except THEIRS. New routes are covered by default. */
export function refusePending(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '', config } = request.routeOptions
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const isForMembers = isMembersCall(url) || (config?.isPageForm && !isTheirs(url))
    done(!reads && isForMembers && request.viewer?.is_pending ? pending() : undefined)
  })
}
