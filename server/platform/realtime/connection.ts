import { randomInt } from 'node:crypto'
import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import { REALTIME } from '../limits.ts'
import { encodeError, PING } from './protocol.ts'
import { textFrame } from './text-frame.ts'

/** Two whole numbers with a dot between, as clients of the protocol expect. */
const newSocketId = () => `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`

/** By what a socket is somebody's. */
export interface SocketSession {
  accountId: number
  /** Hash of the session id. */
  id: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** One window's socket. */
export class Connection {
  readonly id = newSocketId()
  readonly openedAt = Date.now()
  /** Whose it is and by which session, once that was asked for; it never changes hands. */
  session: SocketSession | null = null
  /** Whether events of the account's channel go to it. */
  subscribed = false
  /** Milliseconds since 1970 of the last frame. */
  #heardAt = Date.now()
  #pingedAt: number | null = null
  /** When the last frames came, by the clock of this process; no more than a second takes. */
  readonly #frames: number[] = []
  readonly #socket: WebSocket
  readonly #line: Socket

  /** @param line what the websocket writes to. */
  constructor(socket: WebSocket, line: Socket) {
    this.#socket = socket
    this.#line = line
  }

  /** Counts a frame of any kind; false for one more than a second takes. */
  hear(): boolean {
    this.#heardAt = Date.now()
    this.#pingedAt = null
    const now = performance.now()
    this.#frames.push(now)
    return this.#frames.length <= REALTIME.framesPerSecond || now - this.#frames.shift()! > 1000
  }

  send(text: string): void {
    this.write(textFrame(Buffer.from(text)))
  }

  /** Whether more may be written: ends the connection of somebody who reads so slowly that it would have to be kept for them. */
  #mayWrite(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false
    if (this.#line.writableLength <= REALTIME.bufferedBytes) return true
    this.#socket.terminate()
    return false
  }

  /** Writes a whole frame past the library, which never leaves half of one behind: it writes at once. */
  write(frame: Buffer): void {
    if (this.#mayWrite()) this.#line.write(frame)
  }

  pong(data: Buffer): void {
    if (this.#mayWrite()) this.#socket.pong(data)
  }

  /** Says what is wrong and goes on. */
  fault(code: number, message: string): void {
    this.send(encodeError(code, message))
  }

  /** Says what is wrong and closes with `closeCode`, which tells a client whether to come back. */
  refuse(code: number, message: string, closeCode: number = code): void {
    this.fault(code, message)
    this.close(closeCode, message)
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  terminate(): void {
    this.#socket.terminate()
  }

  /**
   * Asks a silent client whether it is there.
   *
   * @param now milliseconds since 1970.
   * @returns false where the answer is overdue.
   */
  isAlive(now: number): boolean {
    if (this.#pingedAt !== null) return now - this.#pingedAt < REALTIME.pongTimeout
    if (now - this.#heardAt >= REALTIME.activityTimeout) {
      this.#pingedAt = now
      this.send(PING)
    }
    return true
  }
}
