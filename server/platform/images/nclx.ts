import { open } from 'node:fs/promises'

/** Colours named by numbers (nclx) instead of a profile, as in AVIF and HEIC (ITU-T H.273, tables 2 and 3). */
export interface Nclx {
  primaries: number
  transfer: number
}

/** Bytes at the start of a file that are searched for its metadata. */
const HEAD_BYTES = 64 * 1024
const BOX = 'colrnclx'

/** The colours of an AVIF; undefined if it declares none. sharp 0.35.5 does not read them, so everything would count as sRGB. */
export async function nclxIn(file: string): Promise<Nclx | undefined> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES))
    const at = buffer.indexOf(BOX, 0, 'latin1') + BOX.length
    if (at < BOX.length || at + 4 > bytesRead) return undefined
    return { primaries: buffer.readUInt16BE(at), transfer: buffer.readUInt16BE(at + 2) }
  } finally {
    await handle.close()
  }
}

/** Converts linear light to sRGB primaries, as matrix rows: from BT.2020 and Display P3. */
const MATRICES: Record<number, readonly number[]> = {
  9: [1.6605, -0.5876, -0.0728, -0.1246, 1.1329, -0.0083, -0.0182, -0.1006, 1.1187],
  12: [1.2249, -0.2249, 0, -0.0421, 1.0421, 0, -0.0196, -0.0786, 1.0983],
}
const SAME = [1, 0, 0, 0, 1, 0, 0, 0, 1]

const ofSrgb = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toSrgb = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Luminance in cd/m² that Chromium displays as white. */
const WHITE = 406

/** Decodes PQ (SMPTE ST 2084), with highlights compressed about as in Chromium. */
function ofPq(value: number): number {
  const root = value ** (1 / 78.84375)
  const light = (Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125)
  const shown = (light * 10_000) / WHITE
  return shown / (1 + 0.215 * shown)
}

/** Decodes HLG (ARIB STD-B67) for a screen of 1,000 cd/m². */
function ofHlg(value: number): number {
  const light =
    value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12
  return (1000 / WHITE) * light ** 1.2
}

/** All other transfers are treated as sRGB, as Chromium does for video. */
const TRANSFERS: Record<number, (value: number) => number> = { 16: ofPq, 18: ofHlg }

const STEPS = 4096
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, at) => Math.round(255 * toSrgb(at / STEPS)))

/** Converts pixels of 3 or 4 bytes to sRGB, in place. */
export function convertToSrgb(data: Buffer, channels: number, { primaries, transfer }: Nclx): void {
  const matrix = MATRICES[primaries]
  const light = TRANSFERS[transfer]
  if (channels < 3 || (!matrix && !light)) return
  const linear = Float32Array.from({ length: 256 }, (_, value) => (light ?? ofSrgb)(value / 255))
  const [rr, rg, rb, gr, gg, gb, br, bg, bb] = (matrix ?? SAME) as [
    ...[number, number, number, number, number, number, number, number, number],
  ]
  const encode = (value: number) => ENCODED[Math.round(STEPS * Math.min(1, Math.max(0, value)))]!
  for (let at = 0; at < data.length; at += channels) {
    const r = linear[data[at]!]!
    const g = linear[data[at + 1]!]!
    const b = linear[data[at + 2]!]!
    data[at] = encode(rr * r + rg * g + rb * b)
    data[at + 1] = encode(gr * r + gg * g + gb * b)
    data[at + 2] = encode(br * r + bg * g + bb * b)
  }
}
