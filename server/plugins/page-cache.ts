import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

const HOLE = /<!--hole:([a-z-]+):(\d+)-->/

export interface HoleMark {
  name: string
  about: number
}

/** Brotli of one quality; 11 takes some hundred milliseconds a page on a thread of its own, 5 a few. */
export const brotli = (bytes: Buffer, quality: number) =>
  compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** The best coding that the browser takes. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  if (/\bbr\b/.test(acceptEncoding)) return 'br'
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity'
}

/** The same bytes in every coding, each made when first asked for. */
export class EncodedBytes {
  readonly identity: Buffer
  readonly etag: string
  #gzip: Buffer | undefined
  #brotli: Buffer | undefined

  constructor(bytes: Buffer) {
    this.identity = bytes
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  }

  /** The bytes at once where they are made already, else a promise of them. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.identity
    if (encoding === 'gzip') return this.#gzip ?? this.#makeGzip()
    return this.#brotli ?? this.#makeBrotli()
  }

  async #makeGzip(): Promise<Buffer> {
    this.#gzip = await compressGzip(this.identity)
    return this.#gzip
  }

  /** Quick and light first; the tightest follows on another thread and replaces it. */
  async #makeBrotli(): Promise<Buffer> {
    this.#brotli = await brotli(this.identity, 5)
    brotli(this.identity, constants.BROTLI_MAX_QUALITY).then((bytes) => {
      this.#brotli = bytes
    })
    return this.#brotli
  }
}

/** A rendered page in pieces: fixed bytes and, between each two of them, a hole that differs for each viewer. */
export class PageTemplate {
  readonly #pieces: Buffer[] = []
  readonly holes: HoleMark[] = []
  /** The page as every visitor sees it. */
  readonly visitor: EncodedBytes

  constructor(html: string, fillForVisitor: (hole: HoleMark) => Buffer) {
    const parts = html.split(HOLE)
    this.#pieces.push(Buffer.from(parts[0]!))
    for (let at = 1; at < parts.length; at += 3) {
      this.holes.push({ name: parts[at]!, about: Number(parts[at + 1]) })
      this.#pieces.push(Buffer.from(parts[at + 2]!))
    }
    this.visitor = new EncodedBytes(this.fill(fillForVisitor))
  }

  fill(filler: (hole: HoleMark) => Buffer): Buffer {
    const bytes = [this.#pieces[0]!]
    for (const [index, hole] of this.holes.entries()) bytes.push(filler(hole), this.#pieces[index + 1]!)
    return Buffer.concat(bytes)
  }

  get size(): number {
    return this.visitor.identity.length * 3
  }
}

/** At most a minute, so that "3 hours ago" stays true; at most 64 MiB with the copies in other codings. */
export const pageCache = () =>
  new LRUCache<string, PageTemplate>({
    max: 2000,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (page) => page.size,
    ttl: 60_000,
  })
