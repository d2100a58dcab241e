import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { notFound, pending, unauthenticated } from '../errors.ts'
import { isAdminRoute } from '../http/admin-route.ts'
import { hashOfUrl } from '../images/image-view.ts'
import { isTheirs } from './pending.ts'
import { signInPath } from './redirect-shared.ts'

/** What is open to strangers on a site that members alone read, by route: the way in, texts, and what proves an address. */
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
  // Where the choice of language in the footer of these pages is sent.
  '/language',
  '/unsubscribe/',
  '/api/unsubscribe/',
  '/admin-proof',
  '/email-proof',
  '/email-undo',
  // Its token was given for a password, and works once.
  '/account-export',
  '/api/account/email/undo',
  '/api/auth/',
  '/healthz',
  '/robots.txt',
  '/offline',
  // The card of a guest of a swap day is their session.
  '/swap-days/:id/guest/:code',
  // Nothing is heard on a socket before /api/broadcasting/auth has named its person.
  '/app/:key',
  // Scripts, styles and drawings of the built client.
  '/assets/',
  '/categories/',
  '/services/',
]
/** Icons, the manifest, the worker: whatever has the ending of a file and no parameter. */
const ASSET = /^[^:*]+\.(?:css|ico|js|json|map|png|svg|txt|webmanifest|webp|woff2)$/
/** What only programs ask for, as search engines: 404 for everybody, members too. */
const NONE = /^\/(?:sitemap|feed)\b/

const begins = (route: string, begin: string) =>
  route === begin || (begin.endsWith('/') && route.startsWith(begin))

/**
 * Whether strangers reach a route, as it was registered, on a site that members alone read. Admins' routes are 404 for
 * them anyway.
 */
const isOpenRoute = (url: string): boolean =>
  OPEN.some((begin) => begins(url, begin)) ||
  (ASSET.test(url) && !url.startsWith('/api/')) ||
  isAdminRoute(url)

/** Whether the picture is asked for whose address `read` gives, in any width. */
function isPicture({ routeOptions, params }: FastifyRequest, read: () => string | null | undefined): boolean {
  if (routeOptions.url !== '/uploads/:name') return false
  const hash = hashOfUrl(read() ?? '')
  return hash !== null && (params as { name: string }).name.startsWith(`${hash}-`)
}

interface Options {
  /** Gives the address of the site's logo; null where it has none. */
  logo: () => string | null
  /** Whether the site is for members only. */
  membersAlone: () => boolean
}

/** Whether strangers reach what is asked for. The logo stands on every page that they see, and the site's icons show it too. */
const isOpen = (request: FastifyRequest, { logo }: Options): boolean =>
  isOpenRoute(request.routeOptions.url ?? '') || isPicture(request, logo)

/** Whether people who wait to be let in reach this besides: their settings, their picture, and the page that says that they wait. */
function isOfPending(request: FastifyRequest): boolean {
  const { url = '' } = request.routeOptions
  if (isTheirs(url) || url === '/waiting' || url.startsWith('/dashboard/setting')) return true
  return isPicture(request, () => request.viewer?.avatar)
}

/**
 * Where members alone read, asks for a session everywhere but where `isOpen` says so: a new route is closed until
 * somebody decides otherwise. Pages lead to the sign-in page, calls and pictures answer 401. Who waits to be let in is
 * led to the page that says so, calls answer 403 `pending`.
 */
export const membersOnly = fp(async (app, options: Options) => {
  // The API's description is for members too, and browsers open it without a token.
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
