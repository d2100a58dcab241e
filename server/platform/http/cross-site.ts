import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as m from '../catalogues/messages.ts'
import { forbidden } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call sets or clears a cookie: from another site it is refused even with a bearer token. */
    setsCookie?: boolean
    /**
     * The form is also on pages with a secret in their URL. These pages send no referrer, so over plain http their browser says
     * nothing but `Origin: null`. It is accepted here: the form holds a mailed token, or nothing worth forging.
     */
    isOnSecretPage?: boolean
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
/** `none`: the user typed the URL or opened a bookmark. */
const OWN = new Set(['same-origin', 'none'])

/** The browser reached the site by another name than `PUBLIC_URL` if `Host` says so: then its pages have that origin. */
const isOwnOrigin = (origin: string, { host, server }: FastifyRequest): boolean =>
  origin === server.config.publicUrl || (URL.canParse(origin) && new URL(origin).host === host)

/**
 * Whether the browser says that a page of another site made the request (Fetch Metadata, `Origin`). Clients that send neither
 * header, as curl and native apps, are not cross-site.
 */
export function isCrossSite(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (typeof site === 'string' && !OWN.has(site)) return true
  if (origin === undefined || (origin === 'null' && site === 'same-origin')) return false
  return !isOwnOrigin(origin, request)
}

/** Browsers send JSON to another site only after a CORS preflight, which this site never grants, but forms without one. */
const isForeignForm = ({ headers }: FastifyRequest): boolean =>
  /^\s*multipart\//i.test(headers['content-type'] ?? '') && !/^Bearer \S/i.test(headers.authorization ?? '')

/** Whether a request is refused: a page of another site sends it, and it sets a cookie or is a form without a bearer token. */
function isRefused(request: FastifyRequest): boolean {
  const { method, headers, routeOptions } = request
  if (SAFE.has(method) || !isCrossSite(request)) return false
  const { setsCookie, isOnSecretPage } = routeOptions.config ?? {}
  const isUnnamed = headers.origin === 'null' && headers['sec-fetch-site'] === undefined
  if (isOnSecretPage && isUnnamed) return false
  return setsCookie === true || isForeignForm(request)
}

/** Answers 403 to calls of other sites that set a cookie, and to their forms, so that none signs a browser in or out (login CSRF). */
export const crossSite = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isRefused(request)) return done()
    reply.header('cache-control', 'private, no-store')
    done(forbidden(m.errors_cross_site()))
  })
})

/** Drops the cookies of a call that does not declare them: a new one is noticed in its first test. Call it after @fastify/cookie. */
export function dropUndeclaredCookies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { config, url } = request.routeOptions
    if (!SAFE.has(request.method) && reply.hasHeader('set-cookie') && !config?.setsCookie) {
      reply.removeHeader('set-cookie')
      request.log.error({ route: url }, 'a cookie was dropped: the config of its route has no setsCookie')
    }
    done(null, payload)
  })
}
