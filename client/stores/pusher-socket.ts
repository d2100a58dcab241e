import { isSignedOut } from '../api.ts'

/** Timeout in milliseconds of the handshake and of a ping. */
const ANSWER_WAIT = 8000
/** Milliseconds without traffic before a ping, unless the server requests fewer. */
const SILENCE = 30_000
/** Pusher close code for an unauthorised connection. */
const UNAUTHORISED = 4009

interface Frame {
  event: string
  data?: unknown
}

interface PusherHandlers {
  /** Gets the authorisation signature from `POST /api/broadcasting/auth`. */
  authorise: (socketId: string) => Promise<string>
  /** Subscribed: no event is missed after this. */
  onLive: () => void
  onEvent: (name: string, data: unknown) => void
  /** Called once; `code` is a WebSocket or Pusher close code, 1006 for a lost connection. */
  onEnd: (code: number) => void
}

const parsed = (data: unknown): unknown => (typeof data === 'string' ? JSON.parse(data) : data)

/**
 * A connection with one private channel; Pusher Channels protocol, version 7
 * (https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/).
 */
export class PusherSocket {
  /** Resolves when the browser has closed the socket, which can take many seconds on a dead connection. */
  readonly closed: Promise<void>
  /** Socket id from the server; undefined before the handshake. */
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

  /** Sends a client event on the channel; dropped without a connection. */
  trigger(event: string, data: object): void {
    this.#send({ event, channel: this.#channel, data })
  }

  /** Sends a ping: after sleep a dead connection may still look open. */
  check(): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    this.#send({ event: 'pusher:ping', data: {} })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.end(), ANSWER_WAIT)
  }

  /** Ends the connection at once, because closing a dead one takes minutes. @param code goes to `onEnd`. */
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
      // If the session has ended, this code prevents reconnecting, as the server's own code does.
      this.end(isSignedOut(error) ? UNAUTHORISED : undefined)
    }
  }

  /** Codes 4000–4299 end the connection; others concern a single frame. */
  #refused(data: unknown): void {
    const code = (data as { code?: number | null } | null)?.code
    if (code && code >= 4000 && code < 4300) this.end(code)
  }
}
