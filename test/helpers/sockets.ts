import { once } from 'node:events'
import type { Test } from 'tap'
import { WebSocket } from 'ws'

export interface Event {
  event: string
  channel?: string
  data: Record<string, unknown>
}

/** A raw Pusher client, so that tests can also violate the protocol. */
export class TestSocket {
  readonly socket: WebSocket
  readonly events: Event[] = []
  readonly closed: Promise<number>

  constructor(t: Test, origin: string, path: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(origin.replace('http', 'ws') + path, { headers })
    this.socket.on('message', (text) => {
      const { event, channel, data } = JSON.parse(text.toString())
      this.events.push({ event, channel, data: JSON.parse(data) })
    })
    this.closed = once(this.socket, 'close').then(([code]) => code as number)
    this.closed.catch(() => {})
    t.teardown(() => this.socket.terminate())
  }

  /** Next event of that name, or one already received and not consumed. */
  async next(name: string): Promise<Event> {
    for (;;) {
      const at = this.events.findIndex(({ event }) => event === name)
      if (at >= 0) return this.events.splice(at, 1)[0]!
      await Promise.race([
        once(this.socket, 'message'),
        this.closed.then((code) => {
          if (!this.events.some(({ event }) => event === name))
            throw new Error(`closed with ${code} before ${name}`)
        }),
      ])
    }
  }

  send(event: string, data: object = {}, channel?: string): void {
    this.socket.send(JSON.stringify({ event, data, channel }))
  }

  /** A ping round trip: everything sent before has been processed. */
  async settled(): Promise<void> {
    this.send('pusher:ping')
    await this.next('pusher:pong')
  }
}
