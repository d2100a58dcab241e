import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { LANGUAGES, type Language, speaking } from '../catalogues/current.ts'
import { bestLanguage, pageLanguage, siteLanguages } from './languages-service.ts'
import { offeredLanguage, type SiteLanguages } from './languages-shared.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly siteLanguages: SiteLanguages
  }
  interface FastifyRequest {
    /** Language of this request; set at first use, once cookies are parsed. */
    foundLanguage: Language | undefined
    readonly language: Language
  }
}

export const LANGUAGE_COOKIE = 'language'

/** Limits of the cache: entries, and characters of a header. */
const REMEMBERED = { max: 1000 }
const LONGEST = 100

/** English is first, because it is the default of the API. */
const OF_API: readonly Language[] = ['en', ...LANGUAGES.filter((code) => code !== 'en')]

const isApi = (url: string) => /^\/api(?:[/?]|$)/.test(url)

function askedIn(url: string): string | null {
  const at = url.indexOf('?')
  return at < 0 || !url.includes('lang=', at) ? null : new URLSearchParams(url.slice(at)).get('lang')
}

function cookieIn(app: FastifyInstance, header: string | undefined): string | undefined {
  return header?.includes(LANGUAGE_COOKIE) ? app.parseCookie(header)[LANGUAGE_COOKIE] : undefined
}

/** The language of the cookie, else of Accept-Language. Null for the main language of the site, which may change. */
export function languageToKeep({ headers, server }: FastifyRequest): Language | null {
  const site = server.siteLanguages
  const switched = offeredLanguage(cookieIn(server, headers.cookie), site)
  if (switched) return switched
  const asked = pageLanguage({ header: headers['accept-language'] }, site)
  return asked === site.site ? null : asked
}

/** Determines the language of each request. Lazy, because most API responses contain no sentence. */
export const requestLanguage = fp(async (app) => {
  let known: SiteLanguages | undefined
  let version = -1
  let ofPages = new LRUCache<string, Language>(REMEMBERED)
  const ofApi = new LRUCache<string, Language>(REMEMBERED)

  function current(): SiteLanguages {
    const now = app.versions.of(['content'])
    if (!known || now !== version) {
      known = siteLanguages(app.db)
      version = now
      ofPages = new LRUCache(REMEMBERED)
    }
    return known
  }
  app.decorate('siteLanguages', { getter: current })

  function remembered(
    known: LRUCache<string, Language>,
    header: string | undefined,
    find: (header: string | undefined) => Language,
  ): Language {
    if (header === undefined || header.length > LONGEST) return find(header)
    const before = known.get(header)
    if (before) return before
    const language = find(header)
    known.set(header, language)
    return language
  }

  function languageOfPage({ headers, originalUrl, viewer }: FastifyRequest): Language {
    const { 'accept-language': header, cookie } = headers
    const site = current()
    const asked = askedIn(originalUrl)
    const switched = cookieIn(app, cookie)
    if (asked || viewer?.language || switched)
      return pageLanguage({ asked, own: viewer?.language, switched, header }, site)
    return remembered(ofPages, header, (header) => pageLanguage({ header }, site))
  }

  function languageOf(request: FastifyRequest): Language {
    const header = request.headers['accept-language']
    if (isApi(request.url)) return remembered(ofApi, header, (header) => bestLanguage(header, OF_API))
    try {
      return languageOfPage(request)
    } catch {
      // Errors of the database must be localized too.
      return bestLanguage(header, OF_API)
    }
  }
  app.decorateRequest('foundLanguage', undefined)
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      if (this.foundLanguage) return this.foundLanguage
      const language = languageOf(this)
      // Not cached before the cookies are parsed, because the user is unknown until then.
      if (this.cookies) this.foundLanguage = language
      return language
    },
  })

  app.addHook('onRequest', (request, _reply, done) => speaking(() => request.language, done))
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isApi(request.url) && /^application\/json/.test(String(reply.getHeader('content-type')))) {
      const vary = reply.getHeader('vary')
      reply.header('vary', vary ? `${vary}, accept-language` : 'accept-language')
      reply.header('content-language', request.language)
    }
    done(null, payload)
  })
  // Body parsing loses the async context, so it is entered again.
  app.addHook('preValidation', (request, _reply, done) => speaking(() => request.language, done))
})
