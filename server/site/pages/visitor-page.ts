import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'
import type { Language } from '../../platform/catalogues/current.ts'
import { isUnchanged } from '../../platform/http/unchanged.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const brotliOf = (bytes: Buffer, quality: number) =>
  compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Compression for cached bytes; higher levels take 10 times as long to save 10 %. */
const CODINGS = {
  br: (bytes: Buffer) => brotliOf(bytes, 5),
  gzip: (bytes: Buffer) => compressGzip(bytes),
}
/** Compression for a single response: a fifth of the time for 10 % more bytes. */
export const QUICK_CODINGS: typeof CODINGS = {
  br: (bytes) => brotliOf(bytes, 3),
  gzip: (bytes) => compressGzip(bytes, { level: constants.Z_BEST_SPEED }),
}
export type Coding = keyof typeof CODINGS | 'identity'

function negotiate(...supportedValues: Coding[]) {
  const cache = new LRUCache<string, string>({ max: 500 })
  const negotiator = new Negotiator<Coding>({ supportedValues, cache })
  return (acceptEncoding: string | undefined) =>
    (acceptEncoding && negotiator.negotiate(acceptEncoding)) || 'identity'
}

/** Best encoding by Accept-Encoding. */
export const codingFor: (acceptEncoding: string | undefined) => Coding = negotiate('br', 'gzip', 'identity')

const gzipOrNone = negotiate('gzip', 'identity')
export const takesGzip = (acceptEncoding: string | undefined): boolean =>
  gzipOrNone(acceptEncoding) === 'gzip'

/** `vary` lists everything that pages depend on. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  vary: 'accept-encoding, accept-language, cookie',
}

/** A page in one encoding. */
export class Answer {
  readonly headers: Readonly<Record<string, string>>
  /** Alternating names and values, for Node. */
  readonly headerList: readonly string[]
  readonly bytes: Buffer

  constructor(headers: Record<string, string>, bytes: Buffer) {
    this.headers = { ...headers, 'content-length': String(bytes.length) }
    this.headerList = Object.entries(this.headers).flat()
    this.bytes = bytes
  }
}

export class VisitorPage {
  readonly #validators: Record<string, string>
  readonly #answers: Partial<Record<Coding, Answer | Promise<Answer>>>
  readonly size: number

  constructor(bytes: Buffer, language: Language) {
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    // Browsers must revalidate each time.
    this.#validators = {
      vary: PAGE_HEADERS.vary,
      'content-language': language,
      'cache-control': 'no-cache',
      etag: `W/${tag}`,
    }
    this.#answers = { identity: new Answer({ ...PAGE_HEADERS, ...this.#validators }, bytes) }
    this.size = bytes.length
  }

  /** Synchronous if available; concurrent requests share the promise. */
  in(coding: Coding): Answer | Promise<Answer> {
    return this.#answers[coding] ?? this.#make(coding as keyof typeof CODINGS)
  }

  #make(coding: keyof typeof CODINGS): Promise<Answer> {
    const { headers, bytes } = this.#answers.identity as Answer
    const making = CODINGS[coding](bytes).then(
      (packed) => {
        const answer = new Answer({ ...headers, 'content-encoding': coding }, packed)
        this.#answers[coding] = answer
        return answer
      },
      (error: unknown) => {
        this.#answers[coding] = undefined
        throw error
      },
    )
    this.#answers[coding] = making
    return making
  }

  /** Headers of a 304 (RFC 9110, section 13.1.2); null if changed. */
  unchanged(asked: IncomingHttpHeaders): Readonly<Record<string, string>> | null {
    return isUnchanged(asked, this.#validators) ? this.#validators : null
  }
}
