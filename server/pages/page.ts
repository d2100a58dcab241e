import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import type * as Client from '../../client/entry-server.tsx'
import type { Noun } from '../../db/versions.ts'
import type { Language } from '../catalogues/current.ts'
import { communityRules } from '../community/community-rules.ts'
import { shownSite, withDefaults } from '../content/content-service.ts'
import { DEFAULT_SITE } from '../content/defaults/site.ts'
import { favouritesAmong } from '../items/cards-queries.ts'
import { contactHidden, type Reader, readerOf } from '../sessions/contact-details.ts'
import type { ContactHidden } from '../sessions/contact-details-shared.ts'
import type { Role, ViewerView } from '../sessions/viewer-shared.ts'
import { requestFor } from '../swaps/item-requests.ts'
import { VERSION } from '../version.ts'
import { answerOf } from '../wants/wants-service.ts'
import { clientBuild } from './client-build.ts'
import { JoinedPages } from './joined-pages.ts'
import { Filling, type HoleMark, type Marks, PageCache, PageTemplate } from './page-cache.ts'
import { type Place, ReadyAddresses } from './ready-addresses.ts'
import {
  type Answer,
  type Coding,
  codingFor,
  PAGE_HEADERS,
  QUICK_CODINGS,
  takesGzip,
  type VisitorPage,
} from './visitor-page.ts'

/** What the holes of a page need to know of its viewer. */
interface Personal extends Marks {
  viewer: ViewerView | null
  /** How much waits for them. */
  waiting: number
}

interface PageOptions<Props> {
  status?: number
  /** Whether the address holds a secret: then no other site is told it, and nobody keeps the page. */
  secret?: boolean
  /**
   * Caches the page, the same for all but for its holes, until a table of `shows` changes, a minute at most.
   * `key` names what the page depends on besides. Left out for what has free text in it.
   */
  cache?: {
    key: string
    shows: readonly Noun[]
    /**
     * Whose contact details it shows. It is kept in each of the forms in which readers may see them, and that person
     * always goes by the route, which may show them more.
     */
    ownerId?: number | undefined
    /** Signed-in people always go by the route, which does not show it to all of them. */
    byRoute?: boolean
    /** Whether these props are worth keeping, as a page beyond the last is not. Left out, all are. */
    keep?: (props: Props) => boolean
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What this build of the client is made of, by address. */
    pageAssets(language: Language): { styles: string[]; fonts: string[]; scripts: string[] }
  }
  interface FastifyReply {
    /**
     * Answers with the page `client/pages/<name>.tsx`. `load` gives its props, which pass `View` so that
     * nothing else crosses to the browser; it is not called when the page is cached. It is told why
     * the contact details of `cache.ownerId` are hidden from who asks; null where they are shown.
     */
    page<N extends Client.PageName, V extends z.ZodType<Client.PageView<N>>>(
      name: N,
      View: V,
      load: (hidden: ContactHidden) => z.output<V>,
      options?: PageOptions<Client.PageView<N>>,
    ): FastifyReply | Promise<FastifyReply>
  }
}

const SECRET = { 'referrer-policy': 'no-referrer' }
const NOBODY: Personal = { viewer: null, waiting: 0, favourites: new Set(), wanted: null, request: null }
/** Tables that the layout of every page shows. */
const LAYOUT_SHOWS: readonly Noun[] = ['content']

/** `reply.page`: the one way from the server to the client. */
export const page = fp(async (app) => {
  const build = await clientBuild<typeof Client>(app, app.config.development)
  app.decorate('pageAssets', (language) => build.assetsIn(language))
  const cache = new PageCache()
  const joined = new JoinedPages()
  const addresses = new ReadyAddresses()
  const fillings = new LRUCache<string, Filling>({ max: 5000 })
  const privateHeaders = { ...app.securityHeaders, ...PAGE_HEADERS, 'cache-control': 'private, no-store' }
  const assetsIn = (language: Language) => ({ ...build.assetsIn(language), styleNonce: app.styleNonce })

  /** Fillings are few (a heart is full or empty), so each is rendered once. */
  function filler(client: typeof Client, language: Language, personal: Personal) {
    const viewerKey = `${personal.waiting} ${JSON.stringify(personal.viewer)}`
    return ({ name, about }: HoleMark): Filling => {
      const isFavourite = personal.favourites.has(about)
      const request = personal.request?.item_id === about ? personal.request : null
      const isWanted = personal.wanted === about
      const whose = about === 0 ? viewerKey : personal.viewer !== null
      const key = `${language} ${name} ${about} ${isFavourite} ${isWanted} ${JSON.stringify(request)} ${whose}`
      let filling = fillings.get(key)
      if (!filling) {
        filling = new Filling(
          client.renderHole(
            name,
            { viewer: personal.viewer, about, isFavourite, isWanted, request, waiting: personal.waiting },
            language,
            assetsIn(language),
          ),
        )
        fillings.set(key, filling)
      }
      return filling
    }
  }

  /** The error page has to come even where the tables are broken. */
  function siteFor(name: Client.PageName) {
    try {
      return shownSite(app.db)
    } catch (error) {
      if (name !== 'error') throw error
      return { ...withDefaults(DEFAULT_SITE), logo_size: null }
    }
  }

  function languagesFor(name: Client.PageName) {
    try {
      return app.siteLanguages
    } catch (error) {
      if (name !== 'error') throw error
      return { site: 'en' as const, offered: [] }
    }
  }

  function render<N extends Client.PageName>(
    name: N,
    view: Client.PageView<N>,
    path: string,
    language: Language,
    role: Role = 'member',
  ) {
    const { client } = build
    const { publicUrl: origin, realtimeKey } = app.config
    const languages = languagesFor(name)
    const isSettingUp = app.settingUp.isOpen
    const isForMembers = communityRules(app.db).read === 'members'
    const context = {
      site: siteFor(name),
      path,
      origin,
      realtimeKey,
      version: VERSION,
      language,
      languages,
      role,
      isForMembers,
      isSettingUp,
    }
    const html = client.renderPage(name, view, context, assetsIn(language))
    return new PageTemplate(html, filler(client, language, NOBODY), {
      ...app.securityHeaders,
      'content-language': language,
    })
  }

  const versionOf = ({ shows }: Place) => app.versions.of(LAYOUT_SHOWS) + app.versions.of(shows)
  const decided = new WeakMap<FastifyRequest, ContactHidden>()
  /** Decided once for a request: deciding counts a look. */
  function hiddenIn(request: FastifyRequest, ownerId: number | undefined, reader: Reader): ContactHidden {
    const known = decided.get(request)
    if (ownerId === undefined || known !== undefined) return known ?? null
    const hidden = contactHidden(app.db, reader, ownerId)
    decided.set(request, hidden)
    return hidden
  }
  const keyOf = ({ key }: Place, language: Language, hidden: ContactHidden) =>
    [language, communityRules(app.db).read, app.settingUp.isOpen, key, hidden ?? ''].join(' ')
  const keptAt = (place: Place, language: Language, hidden: ContactHidden) =>
    cache.get(keyOf(place, language, hidden), versionOf(place))

  /** Made in one go: whoever asks a moment later finds it, and no page is ever made twice at once. */
  function keptOrMade<N extends Client.PageName>(
    request: FastifyRequest,
    name: N,
    View: z.ZodType<Client.PageView<N>>,
    load: (hidden: ContactHidden) => unknown,
    cached: PageOptions<Client.PageView<N>>['cache'],
    learns: boolean,
  ) {
    const hidden = hiddenIn(request, cached?.ownerId, readerOf(request))
    const { language } = request
    if (!cached || app.config.development) {
      return render(
        name,
        View.parse(load(hidden)),
        request.url.split('?', 1)[0]!,
        language,
        request.viewer?.role,
      )
    }
    // Not the address that was asked for: what one person asked would stand in the page of all others.
    const path = request.routeOptions.url ?? ''
    const { shows, ownerId } = cached
    const place = { key: `${name} ${path} ${cached.key}`, shows, ownerId }
    if (learns && !(cached.byRoute && request.viewer))
      addresses.learn(request.originalUrl, place, request.viewer ? 'viewer' : 'visitor')
    const kept = keptAt(place, language, hidden)
    if (kept) return kept
    const props = View.parse(load(hidden))
    const made = render(name, props, path, language)
    if (cached.keep?.(props) ?? true) cache.set(keyOf(place, language, hidden), versionOf(place), made)
    return made
  }

  const fillFor = (viewer: ViewerView, made: PageTemplate, language: Language) => {
    const favourites = favouritesAmong(app.db, viewer.id, made.items)
    const request = made.subject === undefined ? null : requestFor(app.db, made.subject, viewer.id)
    const isWanted = answerOf(app.db, viewer.id, made.subject) === 'yes'
    const marks = { favourites, wanted: isWanted ? made.subject! : null, request }
    return {
      marks,
      fill: filler(build.client, language, { viewer, waiting: app.waitingOf(viewer.id), ...marks }),
    }
  }

  /** A kept page for a signed-in person. */
  function personalAnswer(
    made: PageTemplate,
    viewer: ViewerView,
    language: Language,
    accepted: string | undefined,
  ): Answer {
    const { marks, fill } = fillFor(viewer, made, language)
    const packed = takesGzip(accepted)
    const bytes = packed ? joined.gzip(made, marks, fill) : made.fill(fill)
    const headers = {
      ...privateHeaders,
      'content-language': language,
      'content-length': String(bytes.length),
    }
    return { headers: packed ? { ...headers, 'content-encoding': 'gzip' } : headers, bytes }
  }

  /** What a plain request gets, where it lies ready; whoever sends more is looked at first. */
  function readyAnswer(request: FastifyRequest): Answer | undefined {
    const { method, headers, originalUrl, ip } = request
    if (method !== 'GET' || headers.authorization) return
    const accepted = headers['accept-encoding']
    const { cookie } = headers
    const place = addresses.find(originalUrl, cookie ? 'viewer' : 'visitor')
    if (!place) return
    const viewer = cookie ? app.viewerByCookie(cookie) : null
    // The whole way says who may read.
    if (communityRules(app.db).read === 'members' && (!viewer || viewer.is_pending)) return
    if (cookie ? !viewer || viewer.id === place.ownerId : headers['if-none-match']) return
    const language = app.languageOfPage(request, viewer)
    const kept = keptAt(place, language, hiddenIn(request, place.ownerId, readerOf({ viewer, ip })))
    if (!kept) return
    if (viewer) return personalAnswer(kept, viewer, language, accepted)
    const answer = kept.visitor.in(codingFor(accepted))
    return answer instanceof Promise ? undefined : answer
  }

  // Half of what a kept page costs is finding out that it is one.
  app.addHook('onRequest', (request, reply, done) => {
    const answer = readyAnswer(request)
    if (!answer) return done()
    reply.hijack()
    reply.raw.writeHead(200, answer.headers).end(answer.bytes)
  })

  app.decorateReply('page', function (this: FastifyReply, name, View, load, options = {}) {
    const { request } = this
    const { language } = request
    const { cache: cached, status, secret } = options
    if (status) this.code(status)
    const made = keptOrMade(request, name, View, load, cached, this.statusCode === 200)
    const accepted = request.headers['accept-encoding']
    if (secret) {
      const { fill } = request.viewer
        ? fillFor(request.viewer, made, language)
        : { fill: filler(build.client, language, NOBODY) }
      const headers = { ...privateHeaders, ...SECRET, 'content-language': language }
      return sendOnce(this.headers(headers), made.fill(fill), codingFor(accepted))
    }
    if (!request.viewer) return sendToVisitor(this, made.visitor, codingFor(accepted))
    if (cached) return sendAnswer(this, personalAnswer(made, request.viewer, language, accepted))
    const { fill } = fillFor(request.viewer, made, language)
    const headers = { ...privateHeaders, 'content-language': language }
    return sendOnce(this.headers(headers), made.fill(fill), codingFor(accepted))
  } satisfies FastifyReply['page'])
})

const sendAnswer = (reply: FastifyReply, { headers, bytes }: Answer) => reply.headers(headers).send(bytes)

/** Compressed for this one answer. */
async function sendOnce(reply: FastifyReply, bytes: Buffer, coding: Coding) {
  if (coding === 'identity') return reply.send(bytes)
  return reply.header('content-encoding', coding).send(await QUICK_CODINGS[coding](bytes))
}

/** At once where it can be: an answer that waits for nothing is sent in half the time. */
function sendToVisitor(reply: FastifyReply, page: VisitorPage, coding: Coding) {
  if (reply.statusCode === 200) {
    const unchanged = page.unchanged(reply.request.headers)
    if (unchanged) return reply.code(304).headers(unchanged).send()
  }
  const answer = page.in(coding)
  return answer instanceof Promise
    ? answer.then((made) => sendAnswer(reply, made))
    : sendAnswer(reply, answer)
}
