import * as m from '../catalogues/messages.ts'
import { REALTIME } from '../limits.ts'
import type { Connection, SocketSession } from './connection.ts'
import type { LiveEvent } from './live-events.ts'
import { CLOSE, CODE, channelOf, encodeEnd, encodeStart } from './protocol.ts'
import { textFrame } from './text-frame.ts'

export class Hub {
  readonly #connections = new Map<string, Connection>()
  /** Sockets that have not subscribed yet, the oldest first. */
  readonly #strangers = new Set<Connection>()
  readonly #byAccount = new Map<number, Set<Connection>>()

  get size(): number {
    return this.#connections.size
  }

  add(connection: Connection): void {
    this.#connections.set(connection.id, connection)
    this.#strangers.add(connection)
    if (this.#strangers.size <= REALTIME.strangers) return
    const [oldest] = this.#strangers
    oldest?.refuse(CODE.overloaded, m.common_too_many_connections())
    this.remove(oldest!)
  }

  remove(connection: Connection): void {
    this.#connections.delete(connection.id)
    this.#strangers.delete(connection)
    const { accountId } = connection.session ?? {}
    const own = accountId === undefined ? undefined : this.#byAccount.get(accountId)
    if (own?.delete(connection) && own.size === 0) this.#byAccount.delete(accountId!)
  }

  /** Ties a socket to a session: it is closed when the session ends. Ignores an unknown socket. @returns false if another session owns it. */
  claim(socketId: string, session: SocketSession): boolean {
    const connection = this.#connections.get(socketId)
    if (!connection) return true
    connection.session ??= session
    return connection.session.id === session.id
  }

  /** @returns false if the account has its maximum number of sockets. */
  subscribe(connection: Connection, accountId: number): boolean {
    const own = this.#byAccount.get(accountId) ?? new Set()
    if (!own.has(connection) && own.size >= REALTIME.socketsPerUser) return false
    this.#byAccount.set(accountId, own.add(connection))
    this.#strangers.delete(connection)
    connection.subscribed = true
    return true
  }

  isConnected(accountId: number): boolean {
    return this.#byAccount.has(accountId)
  }

  /** The frame is built once per channel, not once per socket. */
  deliver({ to, name, data, except }: LiveEvent): void {
    let start: Buffer | undefined
    for (const accountId of to) {
      const own = this.#byAccount.get(accountId)
      if (!own) continue
      start ??= Buffer.from(encodeStart(name, data))
      const frame = textFrame(start, encodeEnd(channelOf(accountId)))
      for (const connection of own) {
        if (connection.subscribed && connection.id !== except) connection.write(frame)
      }
    }
  }

  /** Closes the sockets of a session, or of all sessions of an account if it is null. */
  endSessions(accountId: number, sessionId: string | null): void {
    for (const connection of this.#connections.values()) {
      const { session } = connection
      if (session?.accountId !== accountId || (sessionId !== null && session.id !== sessionId)) continue
      this.#end(connection)
    }
  }

  #end(connection: Connection): void {
    this.remove(connection)
    connection.refuse(CODE.unauthorised, m.common_this_session_has_ended())
  }

  /** Closes sockets that do not respond, that have not subscribed in time, or whose session has expired. @param now milliseconds since 1970. */
  look(now: number): void {
    for (const connection of this.#strangers) {
      if (now - connection.openedAt < REALTIME.subscribeWithin) break
      this.remove(connection)
      connection.refuse(CODE.unauthorised, m.common_no_channel_in_time())
    }
    for (const connection of this.#connections.values()) {
      if (connection.session && connection.session.expiresAt <= now) {
        this.#end(connection)
        continue
      }
      if (connection.isAlive(now)) continue
      this.remove(connection)
      connection.close(CODE.noPong, m.common_no_pong_came())
      connection.terminate()
    }
  }

  /** Closes all sockets, so that clients reconnect after a restart. */
  closeAll(): void {
    for (const connection of this.#connections.values()) {
      connection.close(CLOSE.goingAway, m.common_the_site_is_restarting())
    }
  }

  terminateAll(): void {
    for (const connection of this.#connections.values()) connection.terminate()
  }
}
