import { type GzipPart, gzipPart } from './gzip-parts.ts'

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
