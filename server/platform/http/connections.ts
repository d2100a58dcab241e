import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import fp from 'fastify-plugin'
import { RANGE } from '../limits.ts'
import { Tally } from '../queues/tally.ts'
import { CONNECTIONS, HTTP } from './http-limits.ts'
import { addressMatcher, networkOf, rangeOf } from './network.ts'

/** How many files this process may have open; connections count among them. Node has raised it as far as it may. */
function openFiles(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(soft ?? Number.POSITIVE_INFINITY)
  } catch {
    // Only Linux has this file.
    return Number.POSITIVE_INFINITY
  }
}

/** Connections that are taken at most. Each may have one more file open, which it reads or writes: so half of what is left. */
const most = () =>
  Math.max(1, Math.min(CONNECTIONS.most, Math.floor((openFiles() - CONNECTIONS.sparedFiles) / 2)))

/** Bounds the connections, in all and from one address (CONNECTIONS). */
export const connections = fp(async (app) => {
  const { server } = app
  server.maxConnections = most()
  server.maxHeadersCount = HTTP.headers

  const isProxy = addressMatcher(app.config.trustProxy)
  // Where only few are taken in all, one address gets a quarter of them at most.
  const perAddress = Math.min(CONNECTIONS.perAddress, Math.ceil(server.maxConnections / 4))
  const open = new Tally(perAddress)
  const inRange = new Tally(Math.ceil(server.maxConnections * RANGE.connections))
  /** The client that each connection is counted for. */
  const clients = new WeakMap<Socket, string>()
  // One function for all sockets, which takes less memory than a closure for each.
  function onClose(this: Socket): void {
    const client = clients.get(this)!
    open.leave(client)
    inRange.leave(rangeOf(client))
  }
  /** Counts a connection; false, and nothing counted, where the client, or its range (/48 of IPv6), has as many as it may. */
  function enter(client: string): boolean {
    if (!open.enter(client)) return false
    if (inRange.enter(rangeOf(client))) return true
    open.leave(client)
    return false
  }
  let warned = false
  server.on('connection', (socket) => {
    const { remoteAddress } = socket
    // It was reset before it was taken. Whose it was is not known any more, and nobody reads an answer.
    if (remoteAddress === undefined) {
      socket.destroy()
      return
    }
    if (isProxy(remoteAddress)) return
    const client = networkOf(remoteAddress)
    if (enter(client)) {
      clients.set(socket, client)
      socket.on('close', onClose)
      return
    }
    socket.destroy()
    if (warned) return
    warned = true
    const text = 'one address has too many connections: an attack, or a proxy that TRUST_PROXY does not name'
    app.log.warn({ address: remoteAddress, count: perAddress }, text)
  })
})
