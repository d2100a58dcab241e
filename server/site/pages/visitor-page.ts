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

/** Content codings for bytes that many will ask for: tighter ones take ten times as long to save a tenth. */
const CODINGS = {
  br: (bytes: Buffer) => brotliOf(bytes, 5),
  gzip: (bytes: Buffer) => compressGzip(bytes),
}
/** For bytes that are sent once: a fifth of the time, a tenth more bytes. */
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

/** The best coding that the browser takes. */
export const codingFor: (acceptEncoding: string | undefined) => Coding = negotiate('br', 'gzip', 'identity')

const gzipOrNone = negotiate('gzip', 'identity')
/** Whether the browser takes gzip, whatever else it takes. */
export const takesGzip = (acceptEncoding: string | undefined): boolean =>
  gzipOrNone(acceptEncoding) === 'gzip'

/** Headers of every page; the three names are all that a page depends on besides its address. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  vary: 'accept-encoding, accept-language, cookie',
}

/** A page in one coding, as it goes over the wire. */
export class Answer {
  readonly headers: Readonly<Record<string, string>>
  /** The headers as Node writes them: each name before its value. */
  readonly headerList: readonly string[]
  readonly bytes: Buffer

  constructor(headers: Record<string, string>, bytes: Buffer) {
    this.headers = { ...headers, 'content-length': String(bytes.length) }
    this.headerList = Object.entries(this.headers).flat()
    this.bytes = bytes
  }
}

/** A page that is the same for all visitors, compressed once for each coding that is asked for. */
export class VisitorPage {
  readonly #validators: Record<string, string>
  readonly #answers: Partial<Record<Coding, Answer | Promise<Answer>>>
  /** Bytes before compression. */
  readonly size: number

  constructor(bytes: Buffer, language: Language) {
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    // A page may be kept but has to be asked for again each time; 304 is the answer while it is unchanged.
    this.#validators = {
      vary: PAGE_HEADERS.vary,
      'content-language': language,
      'cache-control': 'no-cache',
      etag: `W/${tag}`,
    }
    this.#answers = { identity: new Answer({ ...PAGE_HEADERS, ...this.#validators }, bytes) }
    this.size = bytes.length
  }

  /** At once where it is made already. Whoever asks while it is being made waits for the same one. */
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

  /** Headers of a 304 where the browser has this page already (RFC 9110, section 13.1.2); null where it has not. */
  unchanged(asked: IncomingHttpHeaders): Readonly<Record<string, string>> | null {
    return isUnchanged(asked, this.#validators) ? this.#validators : null
  }
}
