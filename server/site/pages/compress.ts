import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRawSync, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const brotliOf = (bytes: Buffer, quality: number) =>
  compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Compression for cached bytes; higher levels take 10 times as long to save 10 %. */
export const CODINGS = {
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

export const codingFor: (acceptEncoding: string | undefined) => Coding = negotiate('br', 'gzip', 'identity')

const gzipOrNone = negotiate('gzip', 'identity')
export const takesGzip = (acceptEncoding: string | undefined): boolean =>
  gzipOrNone(acceptEncoding) === 'gzip'

/** Independently compressed bytes that can be concatenated in a gzip file. */
interface GzipPart {
  readonly deflated: Buffer
  readonly length: number
  readonly crc: number
  /** Multiplies the CRC of the preceding parts when this part is appended. */
  readonly shift: number
}

/** CRC-32 polynomial, reflected (RFC 1952, section 8). */
const POLYNOMIAL = 0xedb88320
const ONE = 0x80000000

/** Product over GF(2), modulo the CRC-32 polynomial. */
function multiply(one: number, other: number): number {
  let product = 0
  let shifted = other
  for (let power = ONE; power > 0; power >>>= 1) {
    if (one & power) product ^= shifted
    shifted = (shifted >>> 1) ^ (shifted & 1 ? POLYNOMIAL : 0)
  }
  return product
}

/** x^(8 * bytes): shifts a CRC by this many bytes. */
function shiftBy(bytes: number): number {
  let shift = ONE
  let power = ONE >>> 8
  for (let rest = bytes; rest > 0; rest >>>= 1) {
    if (rest & 1) shift = multiply(shift, power)
    power = multiply(power, power)
  }
  return shift
}

/** Flushed to a byte boundary, without references to earlier data. */
export const gzipPart = (bytes: Buffer): GzipPart => ({
  deflated: deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
  length: bytes.length,
  crc: crc32(bytes),
  shift: shiftBy(bytes.length),
})

/** Gzip header (RFC 1952, section 2.3). */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty final block (RFC 1951, section 3.2.3). It ends the stream, because the parts are not final. */
const LAST_BLOCK = [3, 0]

/** Joins compressed parts; the CRCs are combined without reading the data. */
export function joinGzip(parts: readonly GzipPart[]): Buffer {
  const end = Buffer.from([...LAST_BLOCK, 0, 0, 0, 0, 0, 0, 0, 0])
  let crc = 0
  let length = 0
  for (const part of parts) {
    crc = multiply(part.shift, crc) ^ part.crc
    length += part.length
  }
  end.writeInt32LE(crc | 0, 2)
  end.writeUInt32LE(length, 6)
  return Buffer.concat([HEAD, ...parts.map(({ deflated }) => deflated), end])
}

/** Bytes of a page, compressed once. */
export class Part {
  readonly bytes: Buffer
  #gzip: GzipPart | undefined

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  get gzip(): GzipPart {
    this.#gzip ??= gzipPart(this.bytes)
    return this.#gzip
  }
}
