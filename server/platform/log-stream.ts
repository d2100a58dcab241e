import { EventEmitter } from 'node:events'
import { write } from 'node:fs'
import { LOG } from './limits.ts'

type Write = (fd: number, bytes: Buffer, done: (error: Error | null, written: number) => void) => void

/**
 * Writes the log without blocking the site: a full disk, a closed pipe or a slow reader only loses log lines. pino's own destination
 * (sonic-boom 4.2.1) throws on a full disk and then retries in a loop that blocks the exit.
 * Up to LOG.waiting bytes are buffered. Further lines are dropped until the buffer is empty; then one line reports their number.
 */
export class LogStream extends EventEmitter<{ close: [] }> {
  readonly #fd: number
  readonly #write: Write
  #waiting: Buffer[] = []
  #bytes = 0
  #dropped = 0
  #isWriting = false
  #isEnding = false

  constructor(fd: number, writeTo: Write = write) {
    super()
    this.#fd = fd
    this.#write = writeTo
  }

  write(line: string): void {
    const bytes = Buffer.from(line)
    if (this.#dropped > 0 || this.#bytes + bytes.length > LOG.waiting) this.#dropped++
    else this.#add(bytes)
  }

  /** Emits `close` once all lines are written; never, if they cannot be. */
  end(): void {
    this.#isEnding = true
    if (!this.#isWriting) this.#next()
  }

  #add(bytes: Buffer): void {
    this.#waiting.push(bytes)
    this.#bytes += bytes.length
    if (!this.#isWriting) this.#next()
  }

  #next(): void {
    if (this.#bytes === 0) {
      if (this.#dropped > 0) this.#tellDropped()
      else if (this.#isEnding) this.emit('close')
      return
    }
    this.#isWriting = true
    // Writes all buffered lines at once.
    const bytes = Buffer.concat(this.#waiting)
    this.#waiting = [bytes]
    this.#write(this.#fd, bytes, (error, written) => {
      if (error) {
        setTimeout(() => this.#again(), LOG.retry).unref()
        return
      }
      // A disk that fills up may accept only part of the data.
      this.#waiting[0] = bytes.subarray(written)
      this.#bytes -= written
      this.#again()
    })
  }

  #again(): void {
    this.#isWriting = false
    this.#next()
  }

  #tellDropped(): void {
    const msg = 'lines of the log were dropped: they could not be written'
    const line = { level: 'error', time: Date.now(), count: this.#dropped, msg }
    this.#dropped = 0
    this.#add(Buffer.from(`${JSON.stringify(line)}\n`))
  }
}
