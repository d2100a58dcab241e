import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as m from '../catalogues/messages.ts'
import { forbidden } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call sets or clears a cookie: cross-site requests get 403 even with a bearer token. */
    setsCookie?: boolean
    /** Pages with a secret URL send no referrer, so over plain HTTP `Origin` is null, which is accepted for such forms. */
    isOnSecretPage?: boolean
    /** The call ignores its body and sets no cookie, so cross-site requests are harmless, as for shares from other apps. */
    changesNothing?: boolean
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
/** `none`: the user typed the URL or opened a bookmark. */
const OWN = new Set(['same-origin', 'none'])

/** The site may be reached under another name than `PUBLIC_URL`. The origin must then match the `Host` header. */
const isOwnOrigin = (origin: string, { host, server }: FastifyRequest): boolean =>
  origin === server.config.publicUrl || (URL.canParse(origin) && new URL(origin).host === host)

/** By Fetch Metadata or `Origin`. Clients that send neither, such as curl and native apps, are not cross-site. */
export function isCrossSite(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (typeof site === 'string' && !OWN.has(site)) return true
  if (origin === undefined || (origin === 'null' && site === 'same-origin')) return false
  return !isOwnOrigin(origin, request)
}

/** Cross-site JSON needs a CORS preflight, which this site never grants; forms do not. */
const isForeignForm = ({ headers }: FastifyRequest): boolean =>
  /^\s*multipart\//i.test(headers['content-type'] ?? '') && !/^Bearer \S/i.test(headers.authorization ?? '')

/** True for a cross-site request that sets a cookie or is a form without a bearer token. */
function isRefused(request: FastifyRequest): boolean {
  const { method, headers, routeOptions } = request
  if (SAFE.has(method) || !isCrossSite(request)) return false
  const { setsCookie, isOnSecretPage, changesNothing } = routeOptions.config ?? {}
  if (changesNothing) return false
  const isUnnamed = headers.origin === 'null' && headers['sec-fetch-site'] === undefined
  if (isOnSecretPage && isUnnamed) return false
  return setsCookie === true || isForeignForm(request)
}

/** Prevents login CSRF: cross-site calls that set a cookie, and cross-site forms, get 403. */
export const crossSite = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isRefused(request)) return done()
    reply.header('cache-control', 'private, no-store')
    done(forbidden(m.errors_cross_site()))
  })
})

/** Drops cookies of calls that do not declare `setsCookie`, so that the first test of such a call fails. Call it after @fastify/cookie. */
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
