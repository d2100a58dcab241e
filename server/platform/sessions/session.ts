import fastifyCookie from '@fastify/cookie'
import fastifyJwt from '@fastify/jwt'
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { unauthenticated } from '../errors.ts'
import { dropUndeclaredCookies, isCrossSite } from '../http/cross-site.ts'
import { isFromElsewhere } from '../http/forwarded.ts'
import { LIFETIME } from '../limits.ts'
import { keepContactDecisions } from './contact-details.ts'
import { isOwnForm } from './own-form.ts'
import { refusePending } from './pending.ts'
import { signInPath } from './redirect-shared.ts'
import { type Session, Sessions } from './sessions-service.ts'
import { siteSecret } from './tokens.ts'
import type { ViewerView } from './viewer-shared.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A read-only call that pages link to: accepts the cookie. */
    readsCookie?: boolean
    /** A form of a page that works without scripts: accepts the cookie if it is same-origin. */
    isPageForm?: boolean
  }
  interface FastifyInstance {
    sessions: Sessions
    /** The viewer of a page by its cookie, for any request; null is a visitor. */
    viewerByCookie(request: FastifyRequest): ViewerView | null
  }
  interface FastifyRequest {
    /** Cached session of this request; undefined before the lookup. */
    foundSession: Session | null | undefined
    hasSignedOut: boolean
    /** Looked up on first access. */
    readonly session: Session | null
    /** The user who sends the request: by bearer token, and on pages by cookie. Null for a visitor. */
    readonly viewer: ViewerView | null
  }
  interface FastifyReply {
    setSessionCookie(token: string): FastifyReply
    clearSessionCookie(): FastifyReply
  }
}

const COOKIE = 'swapyard_token'

/** Decided by the route, because a URL can spell /api in other ways. */
const isCall = (request: FastifyRequest) => request.routeOptions.url?.startsWith('/api/') === true

/** The accepted token: a bearer token always; the cookie only for reading pages and for same-origin forms. This prevents CSRF. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers
  const [, bearer] = (authorization && /^Bearer (\S+)$/i.exec(authorization)) || []
  if (bearer) return bearer
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const { config } = request.routeOptions
  const isPage = !isCall(request) || config?.readsCookie
  const counts = (reads && isPage) || (config?.isPageForm && isOwnForm(request))
  // Cookies may be unparsed if a request is rejected early, as under overload; then the client counts as a visitor.
  return counts ? request.cookies?.[COOKIE] : undefined
}

/**
 * True for the page to which a logout redirects if its call could not end the session (decisions, section 2). Opening the page then ends
 * it. Links on other sites cannot sign out (Fetch Metadata; browsers without it are trusted).
 */
export const signsOut = (request: FastifyRequest): boolean =>
  request.url.startsWith('/sign-in?') &&
  (request.query as { signed_out?: unknown }).signed_out === '1' &&
  !isCrossSite(request)

/** Sessions of requests. Free for visitors; otherwise one signature check and one prepared query. */
export const session = fp(async (app) => {
  await app.register(fastifyCookie)
  dropUndeclaredCookies(app)
  await app.register(fastifyJwt, {
    // Knowing this secret is not enough to forge a session: a token also needs a session id, of which the database has only the hash.
    secret: app.config.jwtSecret ?? siteSecret(app.db, 'jwt_secret'),
    sign: { algorithm: 'HS256', expiresIn: LIFETIME.session / 1000 },
    verify: { algorithms: ['HS256'], requiredClaims: ['exp', 'sub', 'sid'] },
  })
  const sessions = new Sessions(app.db, app.jwt, app.config.adminEmails)
  app.decorate('sessions', sessions)
  sessions.on('undeleted', (error) =>
    app.log.error({ err: error }, 'an ended session stays in the database for now'),
  )
  app.addHook('onClose', async () => sessions.close())
  /** Sessions of demo accounts are only valid on this machine, as their sign-in is. */
  function sessionOfToken(request: FastifyRequest, token: string | undefined): Session | null {
    const session = token ? sessions.find(token) : null
    return session?.isDemo && isFromElsewhere(request) ? null : session
  }
  app.decorate('viewerByCookie', (request) => {
    const token = app.parseCookie(request.headers.cookie ?? '')[COOKIE]
    return sessionOfToken(request, token)?.viewer ?? null
  })

  app.decorateRequest('foundSession', undefined)
  app.decorateRequest('hasSignedOut', false)
  app.decorateRequest('session', {
    getter(this: FastifyRequest) {
      if (this.foundSession !== undefined) return this.foundSession
      const token = tokenOf(this)
      const session = sessionOfToken(this, token)
      // Not cached before the cookies are parsed, because the session may be in a cookie.
      if (token || this.cookies) this.foundSession = session
      return session
    },
  })
  app.decorateRequest('viewer', {
    getter(this: FastifyRequest) {
      return this.session?.viewer ?? null
    },
  })

  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: app.config.publicUrl.startsWith('https:'),
  } as const
  app.decorateReply('setSessionCookie', function (this: FastifyReply, token) {
    return this.setCookie(COOKIE, token, { ...cookie, maxAge: LIFETIME.session / 1000 })
  })
  app.decorateReply('clearSessionCookie', function (this: FastifyReply) {
    return this.clearCookie(COOKIE, cookie)
  })

  keepContactDecisions(app)
  refusePending(app)

  app.addHook('onRequest', (request, reply, done) => {
    // Responses are private for visitors too, because favourites and contact details change after the sign-in.
    if (request.headers.authorization || isCall(request)) reply.header('cache-control', 'private, no-store')
    if (signsOut(request)) {
      const left = sessionOfToken(request, app.parseCookie(request.headers.cookie ?? '')[COOKIE])
      // Also deletes its push subscriptions.
      if (left) sessions.end(left)
      request.hasSignedOut = left !== null
      request.foundSession = null
      reply.clearSessionCookie()
    }
    done()
  })
})

/** For API routes: 401 for visitors, before the body is read. */
export const requireViewer: onRequestAsyncHookHandler = async (request) => {
  if (!request.viewer) throw unauthenticated()
}

/** For pages: redirects visitors to sign in and back. */
export const requireViewerPage: onRequestAsyncHookHandler = async (request, reply) => {
  if (!request.viewer) return reply.header('cache-control', 'no-store').redirect(signInPath(request.url))
}

export function viewerOf(request: FastifyRequest): ViewerView {
  if (!request.viewer) throw unauthenticated()
  return request.viewer
}

export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw unauthenticated()
  return request.session
}
