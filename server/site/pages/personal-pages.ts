import { LRUCache } from 'lru-cache'
import type { Db } from '../../../db/open.ts'
import type { Noun, Versions } from '../../../db/versions.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import type { Fillings } from './fillings.ts'
import { joinGzip } from './gzip-parts.ts'
import type { PageTemplate } from './page-template.ts'
import { Part } from './part.ts'
import type { SlotTeller } from './slot-tellers.ts'

/** Data for the slots of a page, by slot name and item id. */
interface Told {
  of: ReadonlyMap<string, ReadonlyMap<number, unknown>>
  key: string
}

const NOTHING: Told = { of: new Map(), key: '' }
/** Cached pairs of page and user, some hundred bytes each. */
const REMEMBERED = 20_000
const BYTES = 32 * 1024 * 1024

export class PersonalPages {
  readonly #db: Db
  readonly #versions: Versions
  readonly #tellers: ReadonlyMap<string, SlotTeller<unknown>>
  readonly #reads: readonly Noun[]
  readonly #fillings: Fillings
  readonly #told = new LRUCache<string, { version: number; told: Told }>({ max: REMEMBERED })
  readonly #shared = new LRUCache<string, Part[]>({
    maxSize: BYTES,
    sizeCalculation: (parts) => parts.reduce((sum, { bytes }) => sum + bytes.length, 1),
  })

  /** @param tellers loaders by slot name. */
  constructor(
    { db, versions }: { db: Db; versions: Versions },
    fillings: Fillings,
    tellers: Readonly<Record<string, SlotTeller<unknown>>>,
  ) {
    this.#db = db
    this.#versions = versions
    this.#fillings = fillings
    this.#tellers = new Map(Object.entries(tellers))
    this.#reads = [...new Set(Object.values(tellers).flatMap(({ reads }) => reads))]
  }

  #tell({ things }: PageTemplate, viewerId: number): Told {
    const of = new Map<string, ReadonlyMap<number, unknown>>()
    for (const [name, ids] of things) {
      const told = this.#tellers.get(name)?.tell(this.#db, viewerId, ids)
      if (told && told.size > 0) of.set(name, told)
    }
    if (of.size === 0) return NOTHING
    return { of, key: JSON.stringify([...of].map(([name, told]) => [name, ...told])) }
  }

  #toldOnce(page: PageTemplate, viewerId: number): Told {
    if (page.things.size === 0) return NOTHING
    const key = `${page.id} ${viewerId}`
    const version = this.#versions.of(this.#reads)
    const known = this.#told.get(key)
    if (known?.version === version) return known.told
    const told = this.#tell(page, viewerId)
    this.#told.set(key, { version, told })
    return told
  }

  /** Parts between the viewer's slots, with item slots filled. */
  #put({ pieces, slots, language }: PageTemplate, { of }: Told): Part[] {
    const runs = [[pieces[0]!]]
    for (const [at, slot] of slots.entries()) {
      if (slot.about === 0) runs.push([])
      else {
        const told = of.get(slot.name)?.get(slot.about)
        runs.at(-1)!.push(this.#fillings.ofThing(slot, true, told, language).bytes)
      }
      runs.at(-1)!.push(pieces[at + 1]!)
    }
    return runs.map((run) => new Part(Buffer.concat(run)))
  }

  #join(
    { slots, language }: PageTemplate,
    shared: readonly Part[],
    viewer: ViewerView,
    waiting: number,
  ): Part[] {
    const who = JSON.stringify(viewer)
    const [first, ...others] = shared
    const own = slots.filter(({ about }) => about === 0)
    return [
      first!,
      ...others.flatMap((part, at) => [
        this.#fillings.ofViewer(own[at]!, viewer, who, waiting, language),
        part,
      ]),
    ]
  }

  /** A cached page for this user; gzip if `packed`. */
  kept(page: PageTemplate, viewer: ViewerView, waiting: number, packed: boolean): Buffer {
    const told = this.#toldOnce(page, viewer.id)
    const key = `${page.id} ${told.key}`
    let shared = this.#shared.get(key)
    if (!shared) {
      shared = this.#put(page, told)
      this.#shared.set(key, shared)
    }
    const parts = this.#join(page, shared, viewer, waiting)
    return packed ? joinGzip(parts.map(({ gzip }) => gzip)) : Buffer.concat(parts.map(({ bytes }) => bytes))
  }

  once(page: PageTemplate, viewer: ViewerView, waiting: number): Buffer {
    const parts = this.#join(page, this.#put(page, this.#tell(page, viewer.id)), viewer, waiting)
    return Buffer.concat(parts.map(({ bytes }) => bytes))
  }
}
