import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { LANGUAGES, type Language, speaking } from '../catalogues/current.ts'
import { bestLanguage, pageLanguage, siteLanguages } from './languages-service.ts'
import { offeredLanguage, type SiteLanguages } from './languages-shared.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The languages of the site, as they are now. */
    readonly siteLanguages: SiteLanguages
  }
  interface FastifyRequest {
    /** The language of this request, once something was worded for it and who asks could be known. */
    foundLanguage: Language | undefined
    /** The language to answer in. */
    readonly language: Language
  }
}

/** What the switch in the footer sets. */
export const LANGUAGE_COOKIE = 'language'

/** Headers that are remembered, and how many characters one may have for that. */
const REMEMBERED = { max: 1000 }
const LONGEST = 100

/** English first: the API speaks it to whoever says nothing. */
const OF_API: readonly Language[] = ['en', ...LANGUAGES.filter((code) => code !== 'en')]

const isApi = (url: string) => /^\/api(?:[/?]|$)/.test(url)

function askedIn(url: string): string | null {
  const at = url.indexOf('?')
  return at < 0 || !url.includes('lang=', at) ? null : new URLSearchParams(url.slice(at)).get('lang')
}

function cookieIn(app: FastifyInstance, header: string | undefined): string | undefined {
  return header?.includes(LANGUAGE_COOKIE) ? app.parseCookie(header)[LANGUAGE_COOKIE] : undefined
}

/**
 * What somebody reads in who joins by this request, for whatever is written to them while they are away: what they have chosen by the
 * switch in the footer, else what is asked for, as pages do in their own language. Null for the language of the site, which may change.
 */
export function languageToKeep({ headers, server }: FastifyRequest): Language | null {
  const site = server.siteLanguages
  const switched = offeredLanguage(cookieIn(server, headers.cookie), site)
  if (switched) return switched
  const asked = pageLanguage({ header: headers['accept-language'] }, site)
  return asked === site.site ? null : asked
}

/**
 * The language of each request, in which all is worded that comes of it. Found out when something is worded: most answers of
 * the API hold no sentence.
 */
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

  /** What `find` says of a header, from `known` where it has said it before. */
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
      // What tells that the database is broken has to be worded, too.
      return bestLanguage(header, OF_API)
    }
  }
  app.decorateRequest('foundLanguage', undefined)
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      if (this.foundLanguage) return this.foundLanguage
      const language = languageOf(this)
      // Before the cookies are read nobody is known.
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
  // What reads the body does not come back in the same context.
  app.addHook('preValidation', (request, _reply, done) => speaking(() => request.language, done))
})
