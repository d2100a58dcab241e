import { LRUCache } from 'lru-cache'
import { VisitorPage } from './visitor-page.ts'

const HOLE = /<!--hole:([a-z-]+):(\d+)-->/

export interface HoleMark {
  name: string
  about: number
}

/** A rendered page in pieces: fixed bytes and, between each two of them, a hole that differs for each viewer. */
export class PageTemplate {
  readonly #pieces: Buffer[] = []
  readonly holes: HoleMark[] = []
  /** The page as every visitor sees it. */
  readonly visitor: VisitorPage

  constructor(
    html: string,
    fillForVisitor: (hole: HoleMark) => Buffer,
    commonHeaders: Readonly<Record<string, string>> = {},
  ) {
    const parts = html.split(HOLE)
    this.#pieces.push(Buffer.from(parts[0]!))
    for (let at = 1; at < parts.length; at += 3) {
      this.holes.push({ name: parts[at]!, about: Number(parts[at + 1]) })
      this.#pieces.push(Buffer.from(parts[at + 2]!))
    }
    this.visitor = new VisitorPage(this.fill(fillForVisitor), commonHeaders)
  }

  fill(filler: (hole: HoleMark) => Buffer): Buffer {
    const bytes = [this.#pieces[0]!]
    for (const [index, hole] of this.holes.entries()) bytes.push(filler(hole), this.#pieces[index + 1]!)
    return Buffer.concat(bytes)
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
