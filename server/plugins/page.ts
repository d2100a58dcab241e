import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import type * as Client from '../../client/entry-server.tsx'
import { DEFAULT_SITE } from '../../db/defaults/site.ts'
import type { Noun } from '../../db/versions.ts'
import type { ViewerView } from '../accounts/accounts-schema.ts'
import { siteView } from '../content/content-service.ts'
import { clientBuild } from './client-build.ts'
import { brotli, EncodedBytes, encodingFor, type HoleMark, PageTemplate, pageCache } from './page-cache.ts'

/** What the holes of a page need to know of its viewer. */
export interface Personal {
  viewer: ViewerView | null
  /** Ids of those items on the page that the viewer has favourited. */
  favourites: ReadonlySet<number>
}

interface PageOptions {
  status?: number
  /**
   * Caches the page, the same for all but for its holes, until a table of `shows` changes, a minute at most.
   * `key` names what the page depends on besides. Left out for what has free text in it.
   */
  cache?: { key: string; shows: readonly Noun[] }
  /** Which of these items the viewer has favourited; called for signed-in viewers only. */
  favourites?: (ids: number[]) => ReadonlySet<number>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Nonce for style elements; the header that names it is the same for all pages. */
    styleNonce: string
  }
  interface FastifyReply {
    /**
     * Answers with the page `client/pages/<name>.tsx`. `load` gives its props, which pass `View` so that
     * nothing else crosses to the browser; it is not called when the page is cached.
     */
    page<V extends z.ZodType>(
      name: string,
      View: V,
      load: () => z.output<V>,
      options?: PageOptions,
    ): Promise<FastifyReply>
  }
}

const NOBODY: Personal = { viewer: null, favourites: new Set() }
/** Tables that the layout of every page shows. */
const LAYOUT_SHOWS: readonly Noun[] = ['content']

/** `reply.page`: the one way from the server to the client. */
export const page = fp(async (app) => {
  const build = await clientBuild<typeof Client>(app, app.config.development)
  const cache = pageCache()
  const fillings = new LRUCache<string, Buffer>({ max: 5000 })
  app.decorate('styleNonce', randomBytes(16).toString('base64url'))
  const assets = { ...build.assets, styleNonce: app.styleNonce }

  /** Fillings are few (a heart is full or empty), so each is rendered once. */
  function filler(client: typeof Client, personal: Personal) {
    const viewerKey = JSON.stringify(personal.viewer)
    return ({ name, about }: HoleMark): Buffer => {
      const isFavourite = personal.favourites.has(about)
      const key = `${name} ${about} ${isFavourite} ${about === 0 ? viewerKey : personal.viewer !== null}`
      let bytes = fillings.get(key)
      if (!bytes) {
        bytes = Buffer.from(client.renderHole(name, { viewer: personal.viewer, about, isFavourite }, assets))
        fillings.set(key, bytes)
      }
      return bytes
    }
  }

  /** The error page has to come even where the tables are broken. */
  function siteFor(name: string) {
    try {
      return siteView(app.db)
    } catch (error) {
      if (name !== 'error') throw error
      return DEFAULT_SITE
    }
  }

  async function template(
    request: FastifyRequest,
    name: string,
    View: z.ZodType,
    load: () => unknown,
    key: string | null,
  ) {
    const found = key === null || app.config.development ? undefined : cache.get(key)
    if (found) return found
    const client = await build.module()
    const props = View.parse(load()) as object
    // What is cached is shown to others, so it must not hold whatever stood in the query of the first to ask.
    const path = key === null ? request.url : request.url.split('?', 1)[0]!
    const context = { site: siteFor(name), path, origin: app.config.publicUrl }
    const made = new PageTemplate(client.renderPage(name, props, context, assets), filler(client, NOBODY))
    if (key !== null) cache.set(key, made)
    return made
  }

  app.decorateReply('page', async function (this: FastifyReply, name, View, load, options = {}) {
    const { request } = this
    const { cache: cached, status, favourites } = options
    const key = cached ? `${name} ${cached.key} ${app.versions.of([...LAYOUT_SHOWS, ...cached.shows])}` : null
    const made = await template(request, name, View, load, key)
    if (status) this.code(status)
    this.header('content-type', 'text/html; charset=utf-8').header('vary', 'accept-encoding, cookie')

    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!request.viewer) {
      this.header('cache-control', 'no-cache').header('etag', made.visitor.etag)
      if (request.headers['if-none-match'] === made.visitor.etag && this.statusCode === 200) {
        return this.code(304).send()
      }
      if (encoding !== 'identity') this.header('content-encoding', encoding)
      return this.send(await made.visitor.in(encoding))
    }
    const ids = made.holes.filter(({ about }) => about > 0).map(({ about }) => about)
    const personal = { viewer: request.viewer, favourites: favourites?.(ids) ?? NOBODY.favourites }
    const bytes = made.fill(filler(await build.module(), personal))
    this.header('cache-control', 'private, no-store')
    if (encoding === 'identity') return this.send(bytes)
    if (encoding === 'br') return this.header('content-encoding', 'br').send(await brotli(bytes, 4))
    return this.header('content-encoding', 'gzip').send(await new EncodedBytes(bytes).in('gzip'))
  } satisfies FastifyReply['page'])
})
