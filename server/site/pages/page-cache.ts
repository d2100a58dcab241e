import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Noun } from '../../../db/versions.ts'
import { communityRules } from '../community/community-rules.ts'
import type { PageTemplate } from './page-slots.ts'

/** Cache key and dependencies of a page. The object outlives the request, so it must not hold a reference to it. */
export interface CacheKey {
  key: string
  shows: readonly Noun[]
  /** Returns the variant of the page for a request. Each variant is cached separately. */
  formFor?: (request: FastifyRequest) => string
  /** False if the route must handle this request. Default: true. */
  isReadyFor?: (request: FastifyRequest) => boolean
}

/** Maximum characters of a URL. Longer ones are not cached, to bound the memory. */
const LONGEST = 500

interface Known {
  cacheKey: CacheKey
  visitor: boolean
  viewer: boolean
}

/**
 * URLs of cached pages, learned from responses with status 200. Signed-in users get an entry only if visitors do, so protected pages are excluded.
 */
export class CachedUrls {
  readonly #known = new LRUCache<string, Known>({ max: 5000 })

  learn(url: string, cacheKey: CacheKey, by: 'visitor' | 'viewer'): void {
    if (url.length > LONGEST) return
    const known = this.#known.get(url)
    if (known?.cacheKey.key === cacheKey.key) known[by] = true
    else this.#known.set(url, { cacheKey, visitor: by === 'visitor', viewer: by === 'viewer' })
  }

  find(url: string, by: 'visitor' | 'viewer'): CacheKey | undefined {
    const known = this.#known.get(url)
    return known?.visitor && (by === 'visitor' || known.viewer) ? known.cacheKey : undefined
  }
}

/** Maximum age of a cached page in milliseconds, so that relative times such as "5 minutes ago" remain correct. */
const LIFETIME = 60_000
const BYTES = 64 * 1024 * 1024

/** LRU cache of pages by key. */
export class PageStore {
  readonly #pages = new LRUCache<string, { version: number; until: number; page: PageTemplate }>({
    maxSize: BYTES,
    sizeCalculation: ({ page }) => page.size,
  })

  /** A cached page; undefined if it is missing, outdated or expired. */
  get(key: string, version: number, now = performance.now()): PageTemplate | undefined {
    const found = this.#pages.get(key)
    return found?.version === version && now < found.until ? found.page : undefined
  }

  set(key: string, version: number, page: PageTemplate, now = performance.now()): void {
    this.#pages.set(key, { version, until: now + LIFETIME, page })
  }
}

/** Tables that every layout displays. */
const LAYOUT_SHOWS: readonly Noun[] = ['content', 'settings']

/** The page cache with its URLs. Cached pages are shared; slots are filled per viewer. */
export class PageCache {
  readonly #app: FastifyInstance
  readonly #cache = new PageStore()
  readonly #urls = new CachedUrls()

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  #version({ shows }: CacheKey): number {
    const { versions } = this.#app
    return versions.of(LAYOUT_SHOWS) + versions.of(shows)
  }

  /** Everything that a page depends on besides tables: language, form, community rules. */
  #key({ key, formFor }: CacheKey, request: FastifyRequest): string {
    const { db, settingUp } = this.#app
    const form = formFor?.(request) ?? ''
    return `${request.language} ${communityRules(db).read} ${settingUp.isOpen} ${key} ${form}`
  }

  find(cacheKey: CacheKey, request: FastifyRequest): PageTemplate | undefined {
    return this.#cache.get(this.#key(cacheKey, request), this.#version(cacheKey))
  }

  store(cacheKey: CacheKey, request: FastifyRequest, page: PageTemplate): void {
    this.#cache.set(this.#key(cacheKey, request), this.#version(cacheKey), page)
  }

  /** Records that the page of this key responded with 200. */
  learn(cacheKey: CacheKey, request: FastifyRequest): void {
    this.#urls.learn(request.originalUrl, cacheKey, request.viewer ? 'viewer' : 'visitor')
  }

  /** A cache hit that needs no route; undefined otherwise. */
  hit(request: FastifyRequest): PageTemplate | undefined {
    const { method, headers, originalUrl } = request
    if (method !== 'GET' || headers.authorization) return undefined
    const cacheKey = this.#urls.find(originalUrl, request.viewer ? 'viewer' : 'visitor')
    return cacheKey && (cacheKey.isReadyFor?.(request) ?? true) ? this.find(cacheKey, request) : undefined
  }
}
