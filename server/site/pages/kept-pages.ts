import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Noun } from '../../../db/versions.ts'
import { communityRules } from '../community/community-rules.ts'
import { PageCache } from './page-cache.ts'
import type { PageTemplate } from './page-template.ts'
import { type Place, ReadyAddresses } from './ready-addresses.ts'

/** Tables that every layout displays. */
const LAYOUT_SHOWS: readonly Noun[] = ['content', 'settings']

/** The page cache with its URLs. Cached pages are shared; slots are filled per viewer. */
export class KeptPages {
  readonly #app: FastifyInstance
  readonly #cache = new PageCache()
  readonly #addresses = new ReadyAddresses()

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  #version({ shows }: Place): number {
    const { versions } = this.#app
    return versions.of(LAYOUT_SHOWS) + versions.of(shows)
  }

  /** Everything that a page depends on besides tables: language, form, community rules. */
  #key({ key, formFor }: Place, request: FastifyRequest): string {
    const { db, settingUp } = this.#app
    const form = formFor?.(request) ?? ''
    return `${request.language} ${communityRules(db).read} ${settingUp.isOpen} ${key} ${form}`
  }

  /** Undefined on a cache miss. */
  find(place: Place, request: FastifyRequest): PageTemplate | undefined {
    return this.#cache.get(this.#key(place, request), this.#version(place))
  }

  keep(place: Place, request: FastifyRequest, page: PageTemplate): void {
    this.#cache.set(this.#key(place, request), this.#version(place), page)
  }

  /** Records that the page of this key responded with 200. */
  learn(place: Place, request: FastifyRequest): void {
    this.#addresses.learn(request.originalUrl, place, request.viewer ? 'viewer' : 'visitor')
  }

  /** A cache hit that needs no route; undefined otherwise. */
  ready(request: FastifyRequest): PageTemplate | undefined {
    const { method, headers, originalUrl } = request
    if (method !== 'GET' || headers.authorization) return undefined
    const place = this.#addresses.find(originalUrl, request.viewer ? 'viewer' : 'visitor')
    return place && (place.isReadyFor?.(request) ?? true) ? this.find(place, request) : undefined
  }
}
