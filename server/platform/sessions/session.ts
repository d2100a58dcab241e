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
    /** A call that only reads, and that a link of a page leads to: the cookie counts there too. */
    readsCookie?: boolean
    /** A form of a page of this site, which works without scripts: the cookie counts where the browser says that it comes from here. */
    isPageForm?: boolean
  }
  interface FastifyInstance {
    sessions: Sessions
    /** Who the Cookie header of a request says is reading a page, whatever the request is; null is a visitor. */
    viewerByCookie(request: FastifyRequest): ViewerView | null
  }
  interface FastifyRequest {
    /** The session of this request, once somebody has asked for it and who asks could be known; undefined before. */
    foundSession: Session | null | undefined
    /** Whether this request has ended the session of its cookie. */
    hasSignedOut: boolean
    /** How the one who asks is signed in; looked up when first asked for. */
    readonly session: Session | null
    /** Who asks: by bearer token, and on pages by cookie; null is a visitor. */
    readonly viewer: ViewerView | null
  }
  interface FastifyReply {
    /** Sets the cookie that page rendering reads. */
    setSessionCookie(token: string): FastifyReply
    clearSessionCookie(): FastifyReply
  }
}

const COOKIE = 'swapyard_token'

/** Whether this is a call of the API: by the route and not the address, which may spell /api in other ways. */
const isCall = (request: FastifyRequest) => request.routeOptions.url?.startsWith('/api/') === true

/**
 * The token that a request is allowed to show: a bearer token anywhere, the cookie only where a page is read, and with a form that a
 * page of this site has sent. So no call that changes anything can be made in somebody's name from another site.
 */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers
  const [, bearer] = (authorization && /^Bearer (\S+)$/i.exec(authorization)) || []
  if (bearer) return bearer
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const { config } = request.routeOptions
  const isPage = !isCall(request) || config?.readsCookie
  const counts = (reads && isPage) || (config?.isPageForm && isOwnForm(request))
  // A request that is refused before its cookies are read, as under overload, is answered as a visitor's.
  return counts ? request.cookies?.[COOKIE] : undefined
}

/**
 * Whether a request comes from where the logout call could not end the session (decisions, section 2). A link on another site
 * signs nobody out (Fetch Metadata; browsers that do not send it are believed).
 */
export const signsOut = (request: FastifyRequest): boolean =>
  request.url.startsWith('/sign-in?') &&
  (request.query as { signed_out?: unknown }).signed_out === '1' &&
  !isCrossSite(request)

/** Who is signed in, on every request. Asking costs a visitor nothing, others one check and one prepared query. */
export const session = fp(async (app) => {
  await app.register(fastifyCookie)
  dropUndeclaredCookies(app)
  await app.register(fastifyJwt, {
    // Whoever had it could still forge no session: a token counts only with the id of one, of which the database keeps the hash.
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
  /** A demo account's session counts on this machine alone, as signing in to it does: it may be older than the site's opening. */
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
      // Before the cookies are read nobody is known.
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
    // An answer to a visitor too: what it says of hearts and contact details changes once they have signed in.
    if (request.headers.authorization || isCall(request)) reply.header('cache-control', 'private, no-store')
    if (signsOut(request)) {
      const left = sessionOfToken(request, app.parseCookie(request.headers.cookie ?? '')[COOKIE])
      // Push subscriptions are deleted with their session.
      if (left) sessions.end(left)
      request.hasSignedOut = left !== null
      request.foundSession = null
      reply.clearSessionCookie()
    }
    done()
  })
})

/** For API routes that need a signed-in person: answers 401 before the body is read. */
export const requireViewer: onRequestAsyncHookHandler = async (request) => {
  if (!request.viewer) throw unauthenticated()
}

/** For pages that need a signed-in person: sends a visitor to sign in and back. */
export const requireViewerPage: onRequestAsyncHookHandler = async (request, reply) => {
  if (!request.viewer) return reply.header('cache-control', 'no-store').redirect(signInPath(request.url))
}

/**
 * Who asks, on a route that only signed-in people reach.
 *
 * @throws AppError 401
 */
export function viewerOf(request: FastifyRequest): ViewerView {
  if (!request.viewer) throw unauthenticated()
  return request.viewer
}

/**
 * The session behind a request, on a route that only signed-in people reach.
 *
 * @throws AppError 401
 */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw unauthenticated()
  return request.session
}
