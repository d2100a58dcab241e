import { randomInt } from 'node:crypto'
import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import { REALTIME } from '../limits.ts'
import { encodeError, PING } from './protocol.ts'
import { textFrame } from './text-frame.ts'

/** Two integers separated by a dot, as Pusher clients expect. */
const newSocketId = () => `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`

export interface SocketSession {
  accountId: number
  id: string
  expiresAt: number
}

export class Connection {
  readonly id = newSocketId()
  readonly openedAt = Date.now()
  /** Set by the authorization of a channel; never changes afterwards. */
  session: SocketSession | null = null
  /** True if events of the account's channel are sent to it. */
  subscribed = false
  /** Milliseconds since 1970 of the last frame. */
  #heardAt = Date.now()
  #pingedAt: number | null = null
  readonly #frames: number[] = []
  readonly #socket: WebSocket
  readonly #line: Socket

  /** @param line the TCP or TLS socket below the WebSocket. */
  constructor(socket: WebSocket, line: Socket) {
    this.#socket = socket
    this.#line = line
  }

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

  /** True if the socket accepts data. Disconnects a client that reads too slowly. */
  #mayWrite(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false
    if (this.#line.writableLength <= REALTIME.bufferedBytes) return true
    this.#socket.terminate()
    return false
  }

  /** Writes an encoded frame directly to the socket. This is safe because the library never leaves a partial frame. */
  write(frame: Buffer): void {
    if (this.#mayWrite()) this.#line.write(frame)
  }

  pong(data: Buffer): void {
    if (this.#mayWrite()) this.#socket.pong(data)
  }

  fault(code: number, message: string): void {
    this.send(encodeError(code, message))
  }

  /** Sends an error and closes with `closeCode`, which tells the client whether to reconnect. */
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

  /** After a period of silence sends a ping. @param now milliseconds since 1970. @returns false if the pong is overdue. */
  isAlive(now: number): boolean {
    if (this.#pingedAt !== null) return now - this.#pingedAt < REALTIME.pongTimeout
    if (now - this.#heardAt >= REALTIME.activityTimeout) {
      this.#pingedAt = now
      this.send(PING)
    }
    return true
  }
}
