import { LRUCache } from 'lru-cache'
import type { Db } from '../../../db/open.ts'
import type { Noun, Versions } from '../../../db/versions.ts'
import type { Language } from '../../platform/catalogues/current.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { joinGzip, Part } from './compress.ts'
import { VisitorPage } from './respond.ts'

/** Loader of a module's slots: data by viewer and item. */
export interface SlotLoader<Data> {
  /** Tables read; results are cached until one changes. */
  readonly reads: readonly Noun[]
  /** Data by item id, in one query; ids without data are omitted. */
  load(db: Db, viewerId: number, ids: readonly number[]): ReadonlyMap<number, Data>
}

const SLOT = /<!--slot:([a-z-]+):(\d+)-->/

/** A slot in a page (client/slot.tsx). */
export interface SlotMark {
  name: string
  about: number
}

let made = 0

/** A rendered page, split at its slots. */
export class PageTemplate {
  /** Unique within the process. */
  readonly id = made++
  readonly language: Language
  readonly pieces: readonly Buffer[]
  readonly slots: readonly SlotMark[]
  readonly subjects: ReadonlyMap<string, readonly number[]>
  readonly visitor: VisitorPage

  constructor(html: string, language: Language, fillForVisitor: (slot: SlotMark) => Buffer) {
    const parts = html.split(SLOT)
    const pieces: Buffer[] = []
    const slots: SlotMark[] = []
    for (let at = 0; at < parts.length; at += 3) {
      pieces.push(Buffer.from(parts[at]!))
      if (at + 1 < parts.length) slots.push({ name: parts[at + 1]!, about: Number(parts[at + 2]) })
    }
    this.language = language
    this.pieces = pieces
    this.slots = slots
    const subjects = new Map<string, Set<number>>()
    for (const { name, about } of slots) {
      if (about > 0) subjects.set(name, (subjects.get(name) ?? new Set()).add(about))
    }
    this.subjects = new Map([...subjects].map(([name, ids]) => [name, [...ids]]))
    this.visitor = new VisitorPage(this.fill(fillForVisitor), language)
  }

  fill(fill: (slot: SlotMark) => Buffer): Buffer {
    const [first, ...others] = this.pieces
    return Buffer.concat([first!, ...others.flatMap((piece, at) => [fill(this.slots[at]!), piece])])
  }

  get size(): number {
    return this.visitor.size * 3
  }
}

/** Implemented by client/entry-server.tsx. */
interface SlotRenderer {
  subject(
    name: string,
    props: { about: number; isSignedIn: boolean; data: unknown },
    language: Language,
  ): string
  viewer(name: string, props: { viewer: ViewerView | null; waiting: number }, language: Language): string
}

const FRAGMENTS = 5000

/** Cache of rendered slots. A slot has few variants (liked or not), so each is rendered once. */
export class Fragments {
  readonly #render: SlotRenderer
  readonly #parts = new LRUCache<string, Part>({ max: FRAGMENTS })

  constructor(render: SlotRenderer) {
    this.#render = render
  }

  #once(key: string, draw: () => string): Part {
    let part = this.#parts.get(key)
    if (!part) {
      part = new Part(Buffer.from(draw()))
      this.#parts.set(key, part)
    }
    return part
  }

  ofSubject({ name, about }: SlotMark, isSignedIn: boolean, data: unknown, language: Language): Part {
    const key = `${language} ${name} ${about} ${isSignedIn} ${data === undefined ? '' : JSON.stringify(data)}`
    return this.#once(key, () => this.#render.subject(name, { about, isSignedIn, data }, language))
  }

  /** @param who the viewer as JSON; part of the cache key. */
  ofViewer(
    { name }: SlotMark,
    viewer: ViewerView | null,
    who: string,
    waiting: number,
    language: Language,
  ): Part {
    const key = `${language} ${name} ${waiting} ${who}`
    return this.#once(key, () => this.#render.viewer(name, { viewer, waiting }, language))
  }

  ofNobody(slot: SlotMark, language: Language): Part {
    return slot.about === 0
      ? this.ofViewer(slot, null, '', 0, language)
      : this.ofSubject(slot, false, undefined, language)
  }
}

/** Data for the slots of a page, by slot name and item id. */
interface Data {
  of: ReadonlyMap<string, ReadonlyMap<number, unknown>>
  key: string
}

const NOTHING: Data = { of: new Map(), key: '' }
/** Maximum cached pairs of page and user, some hundred bytes each. */
const REMEMBERED = 20_000
const BYTES = 32 * 1024 * 1024

export class PersonalPages {
  readonly #db: Db
  readonly #versions: Versions
  readonly #loaders: ReadonlyMap<string, SlotLoader<unknown>>
  readonly #reads: readonly Noun[]
  readonly #fragments: Fragments
  readonly #data = new LRUCache<string, { version: number; data: Data }>({ max: REMEMBERED })
  readonly #shared = new LRUCache<string, Part[]>({
    maxSize: BYTES,
    sizeCalculation: (parts) => parts.reduce((sum, { bytes }) => sum + bytes.length, 1),
  })

  /** @param loaders loaders by slot name. */
  constructor(
    { db, versions }: { db: Db; versions: Versions },
    fragments: Fragments,
    loaders: Readonly<Record<string, SlotLoader<unknown>>>,
  ) {
    this.#db = db
    this.#versions = versions
    this.#fragments = fragments
    this.#loaders = new Map(Object.entries(loaders))
    this.#reads = [...new Set(Object.values(loaders).flatMap(({ reads }) => reads))]
  }

  #load({ subjects }: PageTemplate, viewerId: number): Data {
    const of = new Map<string, ReadonlyMap<number, unknown>>()
    for (const [name, ids] of subjects) {
      const data = this.#loaders.get(name)?.load(this.#db, viewerId, ids)
      if (data && data.size > 0) of.set(name, data)
    }
    if (of.size === 0) return NOTHING
    return { of, key: JSON.stringify([...of].map(([name, data]) => [name, ...data])) }
  }

  #loadOnce(page: PageTemplate, viewerId: number): Data {
    if (page.subjects.size === 0) return NOTHING
    const key = `${page.id} ${viewerId}`
    const version = this.#versions.of(this.#reads)
    const known = this.#data.get(key)
    if (known?.version === version) return known.data
    const data = this.#load(page, viewerId)
    this.#data.set(key, { version, data })
    return data
  }

  /** Parts between the viewer's slots, with item slots filled. */
  #put({ pieces, slots, language }: PageTemplate, { of }: Data): Part[] {
    const runs = [[pieces[0]!]]
    for (const [at, slot] of slots.entries()) {
      if (slot.about === 0) runs.push([])
      else {
        const data = of.get(slot.name)?.get(slot.about)
        runs.at(-1)!.push(this.#fragments.ofSubject(slot, true, data, language).bytes)
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
        this.#fragments.ofViewer(own[at]!, viewer, who, waiting, language),
        part,
      ]),
    ]
  }

  /** A cached page for this user; gzip if `packed`. */
  cached(page: PageTemplate, viewer: ViewerView, waiting: number, packed: boolean): Buffer {
    const data = this.#loadOnce(page, viewer.id)
    const key = `${page.id} ${data.key}`
    let shared = this.#shared.get(key)
    if (!shared) {
      shared = this.#put(page, data)
      this.#shared.set(key, shared)
    }
    const parts = this.#join(page, shared, viewer, waiting)
    return packed ? joinGzip(parts.map(({ gzip }) => gzip)) : Buffer.concat(parts.map(({ bytes }) => bytes))
  }

  once(page: PageTemplate, viewer: ViewerView, waiting: number): Buffer {
    const parts = this.#join(page, this.#put(page, this.#load(page, viewer.id)), viewer, waiting)
    return Buffer.concat(parts.map(({ bytes }) => bytes))
  }
}
