import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Noun } from '../../../db/versions.ts'
import { communityRules } from '../community/community-rules.ts'
import { PageCache } from './page-cache.ts'
import type { PageTemplate } from './page-template.ts'
import { type Place, ReadyAddresses } from './ready-addresses.ts'

/** Tables that the layout of every page shows. */
const LAYOUT_SHOWS: readonly Noun[] = ['content', 'settings']

/** The pages that are kept, the same for all but for their holes, and which addresses lead to them. */
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

  /** What a page depends on besides its tables: language and form of who asks, and what every layout says of the site. */
  #key({ key, formFor }: Place, request: FastifyRequest): string {
    const { db, settingUp } = this.#app
    const form = formFor?.(request) ?? ''
    return `${request.language} ${communityRules(db).read} ${settingUp.isOpen} ${key} ${form}`
  }

  /** The kept page for who asks; undefined where none is there. */
  find(place: Place, request: FastifyRequest): PageTemplate | undefined {
    return this.#cache.get(this.#key(place, request), this.#version(place))
  }

  keep(place: Place, request: FastifyRequest, page: PageTemplate): void {
    this.#cache.set(this.#key(place, request), this.#version(place), page)
  }

  /** Notes that this request was answered with 200 by the page of this place. */
  learn(place: Place, request: FastifyRequest): void {
    this.#addresses.learn(request.originalUrl, place, request.viewer ? 'viewer' : 'visitor')
  }

  /** What a plain request may be answered with, without its route. */
  ready(request: FastifyRequest): PageTemplate | undefined {
    const { method, headers, originalUrl } = request
    if (method !== 'GET' || headers.authorization) return undefined
    const place = this.#addresses.find(originalUrl, request.viewer ? 'viewer' : 'visitor')
    return place && (place.isReadyFor?.(request) ?? true) ? this.find(place, request) : undefined
  }
}
