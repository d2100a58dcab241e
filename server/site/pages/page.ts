import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { z } from 'zod'
import type * as Client from '../../../client/entry-server.tsx'
import type { Language } from '../../platform/catalogues/current.ts'
import { countryRule } from '../../platform/settings/country.ts'
import { VERSION } from '../../platform/version.ts'
import { communityRules } from '../community/community-rules.ts'
import { shownSite, withDefaults } from '../content/content-service.ts'
import { defaultSite } from '../content/defaults/site.ts'
import { clientBuild } from './client-build.ts'
import type { CacheKey } from './page-cache.ts'
import { PageCache } from './page-cache.ts'
import type { SlotLoader } from './page-slots.ts'
import { Fragments, PageTemplate, PersonalPages } from './page-slots.ts'
import { PageSender } from './respond.ts'

/** Loaders by slot name in client/slots.tsx. */
export type SlotLoaders = { [N in keyof Client.SlotData]: SlotLoader<Client.SlotData[N]> }

interface PageOptions<Props> {
  status?: number
  /** True if browsers must not cache the page, for example because the URL contains an email address. */
  isPrivate?: boolean
  /** The URL contains a secret: not cached, and no Referer. */
  secret?: boolean
  /** Caches the page until a table in `shows` changes, at most 1 minute. `key` names further dependencies. Not for pages with free text. */
  cache?: CacheKey & {
    /** False for props not worth caching, such as a page past the end. Default: all. */
    keep?: (props: Props) => boolean
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Asset URLs of this build. */
    pageAssets(language: Language): { styles: string[]; fonts: string[]; scripts: string[] }
    pageCache: PageCache
    pageSender: PageSender
  }
  interface FastifyReply {
    /** Renders `client/pages/<name>.tsx`. `View` filters the props; `load` is not called on a cache hit. */
    page<N extends Client.PageName, V extends z.ZodType<Client.PageView<N>>>(
      name: N,
      View: V,
      load: () => z.output<V>,
      options?: PageOptions<Client.PageView<N>>,
    ): FastifyReply | Promise<FastifyReply>
  }
}

const propsOf =
  <P>(View: z.ZodType<P>, load: () => unknown) =>
  (): P =>
    View.parse(load())

/** `reply.page`: the only way to render pages; see docs/pages.md. */
export const page = fp(async (app, { slots }: { slots: SlotLoaders }) => {
  const build = await clientBuild<typeof Client>(
    app,
    app.config.development,
    () => import('../../../client/entry-server.tsx'),
  )
  const assetsIn = (language: Language) => ({ ...build.assetsIn(language), styleNonce: app.styleNonce })
  const fragments = new Fragments({
    subject: (name, props, language) =>
      build.client.renderSubjectSlot(name as Client.SubjectSlotName, props, language),
    viewer: (name, props, language) =>
      build.client.renderViewerSlot(name as Client.ViewerSlotName, props, language, assetsIn(language)),
  })
  const pages = new PageCache(app)
  const sender = new PageSender(new PersonalPages(app, fragments, slots), fragments, app.securityHeaders)
  app.decorate('pageAssets', (language) => build.assetsIn(language))
  app.decorate('pageCache', pages)
  app.decorate('pageSender', sender)

  /** The error page must work even with a broken database. */
  function orElse<T>(name: Client.PageName, read: () => T, otherwise: () => T): T {
    try {
      return read()
    } catch (error) {
      if (name !== 'error') throw error
      return otherwise()
    }
  }

  function render<N extends Client.PageName>(
    name: N,
    view: Client.PageView<N>,
    {
      path,
      request,
      isCached = false,
      secret = false,
    }: { path: string; request: FastifyRequest; isCached?: boolean; secret?: boolean | undefined },
  ): PageTemplate {
    const { language } = request
    const context = {
      site: orElse(
        name,
        () => shownSite(app.db),
        () => ({ ...withDefaults(defaultSite()), logo_size: null, shows_plans: true }),
      ),
      languages: orElse(
        name,
        () => app.siteLanguages,
        () => ({ site: 'en' as const, offered: [] }),
      ),
      country: orElse(
        name,
        () => countryRule.get(app.db).code,
        () => 'US',
      ),
      path,
      back: secret ? request.url : null,
      origin: app.config.publicUrl,
      realtimeKey: app.config.realtimeKey,
      version: VERSION,
      language,
      role: (!isCached && request.viewer?.role) || ('member' as const),
      isForMembers: communityRules(app.db).read === 'members',
      isSettingUp: app.settingUp.isOpen,
    }
    const html = build.client.renderPage(name, view, context, assetsIn(language))
    return new PageTemplate(html, language, (slot) => fragments.ofNobody(slot, language).bytes)
  }

  /** Synchronous, so that parallel requests for a page render it only once. */
  function cachedOrRendered<N extends Client.PageName>(
    reply: FastifyReply,
    name: N,
    props: () => Client.PageView<N>,
    cache: NonNullable<PageOptions<Client.PageView<N>>['cache']>,
  ): PageTemplate {
    const { request } = reply
    const path = request.routeOptions.url ?? ''
    const cacheKey = { ...cache, key: `${name} ${path} ${cache.key}` }
    const found = pages.find(cacheKey, request)
    if (found) {
      if (reply.statusCode === 200) pages.learn(cacheKey, request)
      return found
    }
    const view = props()
    const made = render(name, view, { path, request, isCached: true })
    if (cache.keep?.(view) ?? true) {
      pages.store(cacheKey, request, made)
      if (reply.statusCode === 200) pages.learn(cacheKey, request)
    }
    return made
  }

  app.decorateReply('page', function (this: FastifyReply, name, View, load, options = {}) {
    const { request } = this
    const { cache, status, ...privacy } = options
    if (status) this.code(status)
    const props = propsOf(View, load)
    if (cache && !app.config.development)
      return sender.cached(this, cachedOrRendered(this, name, props, cache))
    const path = request.url.split('?', 1)[0]!
    return sender.once(this, render(name, props(), { path, request, secret: privacy.secret }), privacy)
  } satisfies FastifyReply['page'])
})
