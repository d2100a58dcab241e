import type { Metadata } from 'sharp'
import { PICTURE } from '../limits.ts'

// Bytes per pixel while decoding, measured (docs/decisions/050-pictures-apart.md).

/** AVIF with 8 bits per channel, and with more; the decoder holds several copies. */
const AVIF = { eightBits: 20, deeper: 26 }
/** HEIC: libheif holds it as coded and as RGB. */
const HEIC = { eightBits: 8, deeper: 11 }
/** Formats that must be decoded as a whole: progressive JPEG, interlaced PNG, GIF. */
const WHOLE = 10
/** Formats that are decoded row by row. */
const ROWS = 4

type Header = Pick<Metadata, 'width' | 'height' | 'bitsPerSample'> &
  Partial<Pick<Metadata, 'isProgressive'>> & { format: Metadata['format'] | 'heic' }

/** Estimated memory in bytes for decoding, from the header. */
export function decodedBytes({ format, width, height, bitsPerSample, isProgressive }: Header): number {
  const pixels = width * height
  const depth = (bitsPerSample ?? 16) > 8 ? 'deeper' : 'eightBits'
  if (format === 'heif') return pixels * AVIF[depth]
  if (format === 'heic') return pixels * HEIC[depth]
  return pixels * (isProgressive || format === 'gif' ? WHOLE : ROWS)
}

/** Semaphore for decoding memory (PICTURE.decodedBytes). Smaller images may overtake ones that do not fit. */
export class ImageMemory {
  #free: number = PICTURE.decodedBytes
  #waiting: { bytes: number; begin: () => void }[] = []

  /** Waits until the bytes are free, at most the total, and holds them while `work` runs. */
  async hold<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    const held = Math.min(bytes, PICTURE.decodedBytes)
    await new Promise<void>((begin) => {
      this.#waiting.push({ bytes: held, begin })
      this.#admit()
    })
    try {
      return await work()
    } finally {
      this.#free += held
      this.#admit()
    }
  }

  #admit(): void {
    this.#waiting = this.#waiting.filter(({ bytes, begin }) => {
      if (bytes > this.#free) return true
      this.#free -= bytes
      begin()
      return false
    })
  }
}
