import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Test } from 'tap'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Raw connection for arbitrary bytes; responses are read one by one. */
export class RawConnection {
  readonly #socket: Socket
  #left = ''
  #ended = false

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setEncoding('latin1').on('error', () => {})
    socket.on('data', (text) => {
      this.#left += text
    })
    socket.on('close', () => {
      this.#ended = true
    })
  }

  static async open(t: Test, origin: string): Promise<RawConnection> {
    const { port, hostname } = new URL(origin)
    const socket = connect(Number(port), hostname)
    t.teardown(() => void socket.destroy())
    await once(socket, 'connect')
    return new RawConnection(socket)
  }

  send(bytes: string): void {
    this.#socket.write(bytes)
  }

  async headers(): Promise<void> {
    while (!this.#left.includes('\r\n\r\n') && !this.#ended) await this.#more()
  }

  /** Next response, which needs a content length; null if the connection is closed. */
  async next(): Promise<RawAnswer | null> {
    for (;;) {
      const answer = this.#take()
      if (answer) return answer
      if (this.#ended) return null
      await this.#more()
    }
  }

  async #more(): Promise<void> {
    await Promise.race([once(this.#socket, 'data'), once(this.#socket, 'close')])
  }

  #take(): RawAnswer | undefined {
    const end = this.#left.indexOf('\r\n\r\n')
    if (end < 0) return undefined
    const [first = '', ...lines] = this.#left.slice(0, end).split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]*: */, '')]),
    )
    const length = Number(headers['content-length'] ?? 0)
    const start = end + 4
    if (this.#left.length < start + length) return undefined
    const body = this.#left.slice(start, start + length)
    this.#left = this.#left.slice(start + length)
    return { status: Number(first.split(' ')[1]), headers, body }
  }
}
