import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { notFound, pending, unauthenticated } from '../errors.ts'
import { isAdminRoute } from '../http/admin-route.ts'
import { hashOfUrl } from '../images/image-view.ts'
import { isTheirs } from './pending.ts'
import { signInPath } from './redirect-shared.ts'

/** Routes open to visitors of a members-only site: signing in and up, texts, and email verification. */
const OPEN = [
  '/sign-in',
  '/sign-up',
  '/join/',
  '/welcome',
  '/api/welcome',
  '/api/welcome/',
  '/resetpassword',
  '/resetpasswordcode',
  '/verification',
  '/verificationsuccess',
  '/createnewpassword',
  '/passwordsetsuccessful',
  '/page/',
  // The language form in the footer of the pages that are open to visitors.
  '/language',
  '/unsubscribe/',
  '/api/unsubscribe/',
  '/admin-proof',
  '/email-proof',
  '/email-undo',
  // Open, because the link has a single-use token that was issued after a password check.
  '/account-export',
  '/api/account/email/undo',
  '/api/auth/',
  '/healthz',
  '/robots.txt',
  '/offline',
  // Open, because the URL of a guest's card is the guest's session.
  '/swap-days/:id/guest/:code',
  '/swap-days/:id/guest/:code/',
  // Open, because a socket receives nothing before /api/broadcasting/auth.
  '/app/:key',
  '/assets/',
  '/categories/',
  '/services/',
]
/** Icons, manifest, service worker: routes with a file extension and no parameter. */
const ASSET = /^[^:*]+\.(?:css|ico|js|json|map|png|svg|txt|webmanifest|webp|woff2)$/
/** Pages for search engines. On a members-only site they are 404 for everyone. */
const NONE = /^\/(?:sitemap|feed)\b/

const begins = (route: string, begin: string) =>
  route === begin || (begin.endsWith('/') && route.startsWith(begin))

/** True if a route is open to visitors of a members-only site. Admin routes return 404 to them anyway. */
const isOpenRoute = (url: string): boolean =>
  OPEN.some((begin) => begins(url, begin)) ||
  (ASSET.test(url) && !url.startsWith('/api/')) ||
  isAdminRoute(url)

/** True if the request is for the image whose URL `read` returns, in any width. */
function isPicture({ routeOptions, params }: FastifyRequest, read: () => string | null | undefined): boolean {
  if (routeOptions.url !== '/uploads/:name') return false
  const hash = hashOfUrl(read() ?? '')
  return hash !== null && (params as { name: string }).name.startsWith(`${hash}-`)
}

interface Options {
  logo: () => string | null
  membersAlone: () => boolean
}

/** The logo is public, because it is on the public pages and in icons. */
const isOpen = (request: FastifyRequest, { logo }: Options): boolean =>
  isOpenRoute(request.routeOptions.url ?? '') || isPicture(request, logo)

/** Additional routes for unapproved accounts: settings, own avatar, and the waiting page. */
function isOfPending(request: FastifyRequest): boolean {
  const { url = '' } = request.routeOptions
  if (isTheirs(url) || url === '/waiting' || url.startsWith('/dashboard/setting')) return true
  return isPicture(request, () => request.viewer?.avatar)
}

/**
 * On a members-only site, requires a session for all routes except `isOpen`, so new routes are closed by default. Visitors are redirected
 * to sign in (pages) or get 401; unapproved accounts are redirected to the waiting page or get 403 `pending`.
 */
export const membersOnly = fp(async (app, options: Options) => {
  // The API documentation also requires a member; browsers open it with a cookie.
  app.addHook('onRoute', (route) => {
    if (/^\/api\/(?:docs|openapi\.json)/.test(route.url))
      route.config = { ...route.config, readsCookie: true }
  })

  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions
    if (url === undefined || !options.membersAlone()) return done()
    const { viewer } = request
    if (viewer && !viewer.is_pending) return done(NONE.test(url) ? notFound() : undefined)
    if (isOpen(request, options) || (viewer && isOfPending(request))) return done()
    refuse(request, reply, url, done)
  })
})

function refuse(request: FastifyRequest, reply: FastifyReply, url: string, done: (error?: Error) => void) {
  if (NONE.test(url)) return done(notFound())
  if (url.startsWith('/api/') || url.startsWith('/uploads/') || url.startsWith('/attachments/')) {
    return done(request.viewer ? pending() : unauthenticated())
  }
  const to = request.viewer ? '/waiting' : signInPath(request.url)
  return reply.header('cache-control', 'no-store').redirect(to)
}
