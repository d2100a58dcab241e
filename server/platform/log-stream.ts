import { EventEmitter } from 'node:events'
import { write } from 'node:fs'
import { LOG } from './limits.ts'

type Write = (fd: number, bytes: Buffer, done: (error: Error | null, written: number) => void) => void

/**
 * Writes the log without ever holding up the site: a full disk, a pipe that closed and a slow reader cost lines of the log and nothing
 * else. pino's own destination (sonic-boom 4.2.1) throws on a full disk and then retries in a loop that blocks the process as it exits.
 *
 * Lines wait in memory while they cannot be written, up to LOG.waiting bytes. Further ones are dropped until all of these are out; then
 * one line has the count of the dropped ones.
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

  /** Never throws. */
  write(line: string): void {
    const bytes = Buffer.from(line)
    if (this.#dropped > 0 || this.#bytes + bytes.length > LOG.waiting) this.#dropped++
    else this.#add(bytes)
  }

  /** Emits `close` once all lines are out; never, if they cannot be written. */
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
    // Lines that have come meanwhile go out together.
    const bytes = Buffer.concat(this.#waiting)
    this.#waiting = [bytes]
    this.#write(this.#fd, bytes, (error, written) => {
      if (error) {
        setTimeout(() => this.#again(), LOG.retry).unref()
        return
      }
      // A disk that fills up takes a part.
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
