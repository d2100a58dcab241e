import { crc32, deflateSync } from 'node:zlib'

/** End of the IHDR chunk of a PNG: 8 bytes of signature and 25 of the chunk. */
const HEADER_END = 33

/** A PNG with a colour profile (chunk iCCP; PNG, third edition, section 11.3.2.3). sharp 0.35.5 attaches none without converting. */
export function withProfile(png: Uint8Array, profile: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, HEADER_END), length, body, sum, png.subarray(HEADER_END)])
}
