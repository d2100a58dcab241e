import { isSignedOut } from '../api.ts'

/** Milliseconds that the handshake may take, and the answer to a ping. */
const ANSWER_WAIT = 8000
/** Milliseconds of silence before a ping, unless the server names fewer. */
const SILENCE = 30_000
/** The protocol's close code for a connection that is not authorised. */
const UNAUTHORISED = 4009

interface Frame {
  event: string
  data?: unknown
}

export interface PusherHandlers {
  /** Gets from `POST /api/broadcasting/auth` what the subscription is authorised by. */
  authorise: (socketId: string) => Promise<string>
  /** The channel is subscribed to: from here on nothing is missed. */
  onLive: () => void
  onEvent: (name: string, data: unknown) => void
  /** Called once; `code` is a WebSocket or Pusher close code, 1006 where the connection was simply gone. */
  onEnd: (code: number) => void
}

const parsed = (data: unknown): unknown => (typeof data === 'string' ? JSON.parse(data) : data)

/**
 * One connection that subscribes to one private channel, in the Pusher Channels protocol, version 7
 * (https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/).
 */
export class PusherSocket {
  /** Resolves once the browser has closed the socket; with a dead connection that may take many seconds. */
  readonly closed: Promise<void>
  /** What the server calls this connection; undefined before it has said so. */
  id: string | undefined
  readonly #socket: WebSocket
  readonly #channel: string
  readonly #handlers: PusherHandlers
  #silence = SILENCE
  #timer: ReturnType<typeof setTimeout>
  #ended = false

  constructor(url: string, channel: string, handlers: PusherHandlers) {
    this.#channel = channel
    this.#handlers = handlers
    this.#socket = new WebSocket(url)
    this.#timer = setTimeout(() => this.end(), ANSWER_WAIT)
    this.closed = new Promise((resolve) => {
      this.#socket.onclose = ({ code }) => {
        resolve()
        this.end(code)
      }
    })
    this.#socket.onmessage = ({ data }) => {
      this.#waitForSilence()
      const frame = JSON.parse(data as string) as Frame
      this.#receive(frame.event, parsed(frame.data))
    }
  }

  /** Sends a client event on the channel; lost where the connection is. */
  trigger(event: string, data: object): void {
    this.#send({ event, channel: this.#channel, data })
  }

  /** Sends a ping: after sleep a connection may look open and be dead. */
  check(): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    this.#send({ event: 'pusher:ping', data: {} })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.end(), ANSWER_WAIT)
  }

  /** Ends the connection now, since a dead one would take minutes to close by itself. @param code goes to `onEnd`. */
  end(code = 1006): void {
    if (this.#ended) return
    this.#ended = true
    clearTimeout(this.#timer)
    this.#socket.onmessage = null
    this.#socket.close()
    this.#handlers.onEnd(code)
  }

  #send(frame: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  #waitForSilence(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.check(), this.#silence)
  }

  #receive(event: string, data: unknown): void {
    if (event === 'pusher:ping') this.#send({ event: 'pusher:pong', data: {} })
    else if (event === 'pusher:connection_established') this.#subscribe(data)
    else if (event === 'pusher_internal:subscription_succeeded') this.#handlers.onLive()
    else if (event === 'pusher:error') this.#refused(data)
    else if (!event.startsWith('pusher')) this.#handlers.onEvent(event, data)
  }

  async #subscribe(data: unknown): Promise<void> {
    const { socket_id, activity_timeout } = data as { socket_id: string; activity_timeout?: number }
    this.id = socket_id
    if (activity_timeout) this.#silence = Math.min(SILENCE, activity_timeout * 1000)
    try {
      const auth = await this.#handlers.authorise(socket_id)
      this.#send({ event: 'pusher:subscribe', data: { channel: this.#channel, auth } })
    } catch (error) {
      // Where the session has ended, this code keeps the page from connecting again, as the server's own would.
      this.end(isSignedOut(error) ? UNAUTHORISED : undefined)
    }
  }

  /** Codes from 4000 to 4299 end the connection; others are about one frame. */
  #refused(data: unknown): void {
    const code = (data as { code?: number | null } | null)?.code
    if (code && code >= 4000 && code < 4300) this.end(code)
  }
}
