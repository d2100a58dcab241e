import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Bytes compressed on their own, so that they can stand beside others in one gzip file. */
export interface GzipPart {
  readonly deflated: Buffer
  readonly length: number
  readonly crc: number
  /** What the checksum of all that stands before is multiplied by. */
  readonly shift: number
}

/** The polynomial of CRC-32, its highest power in the lowest bit (RFC 1952, section 8). */
const POLYNOMIAL = 0xedb88320
const ONE = 0x80000000

/** Product of two polynomials over GF(2), modulo that of CRC-32. */
function multiply(one: number, other: number): number {
  let product = 0
  let shifted = other
  for (let power = ONE; power > 0; power >>>= 1) {
    if (one & power) product ^= shifted
    shifted = (shifted >>> 1) ^ (shifted & 1 ? POLYNOMIAL : 0)
  }
  return product
}

/** x to the power of 8 for each of so many bytes: how far what stands before is moved by them. */
function shiftBy(bytes: number): number {
  let shift = ONE
  let power = ONE >>> 8
  for (let rest = bytes; rest > 0; rest >>>= 1) {
    if (rest & 1) shift = multiply(shift, power)
    power = multiply(power, power)
  }
  return shift
}

/** Compresses a part; it is flushed to a whole byte and refers to nothing before itself. */
export const gzipPart = (bytes: Buffer): GzipPart => ({
  deflated: deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
  length: bytes.length,
  crc: crc32(bytes),
  shift: shiftBy(bytes.length),
})

/** Magic number, method, no flags, no time, unknown system (RFC 1952, section 2.3). */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty last block (RFC 1951, section 3.2.3), since no part has ended the stream. */
const LAST_BLOCK = [3, 0]

/** One gzip file of parts that were compressed before: checksums are combined, nothing is read again. */
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
