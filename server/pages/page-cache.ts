import { LRUCache } from 'lru-cache'
import type { ItemRequest } from '../swaps/item-requests-shared.ts'
import { type GzipPart, gzipPart } from './gzip-parts.ts'
import { VisitorPage } from './visitor-page.ts'

const HOLE = /<!--hole:([a-z-]+):(\d+)-->/

export interface HoleMark {
  name: string
  /** Id of an item; 0 for what is about the viewer and not about one item. */
  about: number
}

/** All that differs between what two people see in the holes about items. */
export interface Marks {
  /** Ids of those items on the page that the viewer has favourited. */
  favourites: ReadonlySet<number>
  /** The item that the page is about, where the viewer has said that they would swap for it. */
  wanted: number | null
  /** The viewer's open request for the item that the page is about. */
  request: ItemRequest | null
}

/** Holes for the item that a page is about, where a viewer's own request for it shows. */
const SUBJECT_HOLES = ['exchange', 'reserved']

/** What a hole is filled with. */
export class Filling {
  readonly bytes: Buffer
  #gzip: GzipPart | undefined

  constructor(html: string) {
    this.bytes = Buffer.from(html)
  }

  get gzip(): GzipPart {
    this.#gzip ??= gzipPart(this.bytes)
    return this.#gzip
  }
}

export type Filler = (hole: HoleMark) => Filling

let made = 0

/** A rendered page in pieces: fixed bytes and, between each two of them, a hole that differs for each viewer. */
export class PageTemplate {
  /** No other page of this process has the same. */
  readonly id = made++
  readonly #pieces: Buffer[] = []
  readonly #holes: HoleMark[] = []
  /** The holes about the viewer and not about an item. */
  readonly personal: readonly HoleMark[]
  /** Ids of the items that holes are about. */
  readonly items: readonly number[]
  /** Id of the one item that the page is about; undefined where it shows none or many. */
  readonly subject: number | undefined
  /** The page as every visitor sees it. */
  readonly visitor: VisitorPage

  constructor(html: string, fillForVisitor: Filler, commonHeaders: Readonly<Record<string, string>> = {}) {
    const parts = html.split(HOLE)
    this.#pieces.push(Buffer.from(parts[0]!))
    for (let at = 1; at < parts.length; at += 3) {
      this.#holes.push({ name: parts[at]!, about: Number(parts[at + 1]) })
      this.#pieces.push(Buffer.from(parts[at + 2]!))
    }
    this.personal = this.#holes.filter(({ about }) => about === 0)
    this.items = [...new Set(this.#holes.map(({ about }) => about).filter((about) => about > 0))]
    this.subject = this.#holes.find(({ name }) => SUBJECT_HOLES.includes(name))?.about
    this.visitor = new VisitorPage(this.fill(fillForVisitor), commonHeaders)
  }

  fill(filler: Filler): Buffer {
    const bytes = [this.#pieces[0]!]
    for (const [index, hole] of this.#holes.entries())
      bytes.push(filler(hole).bytes, this.#pieces[index + 1]!)
    return Buffer.concat(bytes)
  }

  /** What stands before, between and after the personal holes, those about items filled. */
  runs(filler: Filler): Buffer[] {
    const runs = [[this.#pieces[0]!]]
    for (const [index, hole] of this.#holes.entries()) {
      if (hole.about === 0) runs.push([])
      else runs.at(-1)!.push(filler(hole).bytes)
      runs.at(-1)!.push(this.#pieces[index + 1]!)
    }
    return runs.map((run) => Buffer.concat(run))
  }

  /** Bytes that it takes up: whole, in pieces, and compressed. */
  get size(): number {
    return this.visitor.size * 3
  }
}

/** Milliseconds that a page is shown for at most, so that "3 hours ago" stays true. */
const LIFETIME = 60_000
const BYTES = 64 * 1024 * 1024

/** Pages by what they depend on; those asked for longest ago make room for others. */
export class PageCache {
  readonly #pages = new LRUCache<string, { version: number; until: number; page: PageTemplate }>({
    maxSize: BYTES,
    sizeCalculation: ({ page }) => page.size,
  })

  /** The page under this key, where it is there in this version and young enough. */
  get(key: string, version: number, now = performance.now()): PageTemplate | undefined {
    const found = this.#pages.get(key)
    return found?.version === version && now < found.until ? found.page : undefined
  }

  set(key: string, version: number, page: PageTemplate, now = performance.now()): void {
    this.#pages.set(key, { version, until: now + LIFETIME, page })
  }
}
