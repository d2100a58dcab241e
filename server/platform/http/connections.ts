import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import fp from 'fastify-plugin'
import { RANGE } from '../limits.ts'
import { Tally } from '../queues/tally.ts'
import { CONNECTIONS, HTTP } from './http-limits.ts'
import { addressMatcher, networkOf, rangeOf } from './network.ts'

/** Limit of open files of this process, which includes connections. Node raises the soft limit to the hard limit. */
function openFiles(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(soft ?? Number.POSITIVE_INFINITY)
  } catch {
    // The limit is only readable on Linux; other systems count as unlimited.
    return Number.POSITIVE_INFINITY
  }
}

/** Maximum connections: half of the available files, because each may open another file. */
const most = () =>
  Math.max(1, Math.min(CONNECTIONS.most, Math.floor((openFiles() - CONNECTIONS.sparedFiles) / 2)))

/** Limits connections, in total and per IP address (CONNECTIONS). */
export const connections = fp(async (app) => {
  const { server } = app
  server.maxConnections = most()
  server.maxHeadersCount = HTTP.headers

  const isProxy = addressMatcher(app.config.trustProxy)
  // With a low total, one IP address gets at most a quarter of the connections.
  const perAddress = Math.min(CONNECTIONS.perAddress, Math.ceil(server.maxConnections / 4))
  const open = new Tally(perAddress)
  const inRange = new Tally(Math.ceil(server.maxConnections * RANGE.connections))
  /** The network under which each connection is counted. */
  const clients = new WeakMap<Socket, string>()
  // One shared function uses less memory than a closure per socket.
  function onClose(this: Socket): void {
    const client = clients.get(this)!
    open.leave(client)
    inRange.leave(rangeOf(client))
  }
  /** False, without counting, if the network or its range (IPv6 /48) is at its limit. */
  function enter(client: string): boolean {
    if (!open.enter(client)) return false
    if (inRange.enter(rangeOf(client))) return true
    open.leave(client)
    return false
  }
  let warned = false
  server.on('connection', (socket) => {
    const { remoteAddress } = socket
    // The client has reset the connection before it was accepted, so its IP address is unknown.
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
