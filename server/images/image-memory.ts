import type { Metadata } from 'sharp'
import { PICTURE } from '../limits.ts'

/** Bytes that a pixel of AV1 takes while it is decoded, whole and several times over; measured with colour in full resolution. */
const AVIF = { eightBits: 20, deeper: 26 }
/** Of what must be held whole: a progressive JPEG, an interlaced PNG with 16 bits a colour, a GIF. */
const WHOLE = 10
/** Of what is read row by row. */
const ROWS = 4

type Header = Pick<Metadata, 'format' | 'width' | 'height' | 'bitsPerSample' | 'isProgressive'>

/** Bytes that decoding will take at most, by what the header of the picture says. */
export function decodedBytes({ format, width, height, bitsPerSample, isProgressive }: Header): number {
  const pixels = width * height
  if (format === 'heif') return pixels * ((bitsPerSample ?? 16) > 8 ? AVIF.deeper : AVIF.eightBits)
  return pixels * (isProgressive || format === 'gif' ? WHOLE : ROWS)
}

/** Bytes that pictures decoded at the same time share: what does not fit waits, and what fits goes past it. */
export class ImageMemory {
  #free: number = PICTURE.decodedBytes
  #waiting: { bytes: number; begin: () => void }[] = []

  /** Runs `work` once `bytes`, or all that there are, are free. */
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
