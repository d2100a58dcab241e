import type { Metadata } from 'sharp'
import { PICTURE } from '../limits.ts'

// Bytes of memory for each pixel while a picture is decoded, as measured (docs/decisions/133-pictures-in-turns.md).

/** An AVIF, of which the decoder holds several whole copies: with 8 bits a colour, and with more. */
const AVIF = { eightBits: 20, deeper: 26 }
/** A picture that cannot be read row by row: a progressive JPEG, an interlaced PNG, a GIF. */
const WHOLE = 10
/** A picture that is read row by row. */
const ROWS = 4

type Header = Pick<Metadata, 'format' | 'width' | 'height' | 'bitsPerSample' | 'isProgressive'>

/** Bytes of memory that decoding a picture will take at most, by what its header says. */
export function decodedBytes({ format, width, height, bitsPerSample, isProgressive }: Header): number {
  const pixels = width * height
  if (format === 'heif') return pixels * ((bitsPerSample ?? 16) > 8 ? AVIF.deeper : AVIF.eightBits)
  return pixels * (isProgressive || format === 'gif' ? WHOLE : ROWS)
}

/**
 * The memory that pictures share which are decoded at the same time: PICTURE.decodedBytes. One for which there is not enough
 * left waits, and smaller ones that came later may go first.
 */
export class ImageMemory {
  #free: number = PICTURE.decodedBytes
  #waiting: { bytes: number; begin: () => void }[] = []

  /** Waits until so many bytes are free, or all of the memory where `bytes` is more than that; holds them while `work` runs. */
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
