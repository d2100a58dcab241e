import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import fp from 'fastify-plugin'
import * as m from '../catalogues/messages.ts'
import { tooMany } from '../errors.ts'
import { RANGE } from '../limits.ts'
import { Tally } from '../tally.ts'
import { CONNECTIONS, HTTP } from './http-limits.ts'
import { addressMatcher, networkOf, rangeOf } from './network.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route of a websocket, which is no request that ends; server/realtime/realtime.ts counts it. */
    isSocket?: boolean
  }
}

/** Files that this process may have open, connections among them; Node raises it to the hard limit as it starts. */
function openFiles(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(soft ?? Number.POSITIVE_INFINITY)
  } catch {
    // Only Linux tells.
    return Number.POSITIVE_INFINITY
  }
}

/** A connection may have a file open besides, that it reads or writes. */
const most = () =>
  Math.max(1, Math.min(CONNECTIONS.most, Math.floor((openFiles() - CONNECTIONS.sparedFiles) / 2)))

/** How many connections there are, in all and from one address, and how many requests of one address are under way. */
export const connections = fp(async (app) => {
  const { server } = app
  server.maxConnections = most()
  server.maxHeadersCount = HTTP.headers

  const isProxy = addressMatcher(app.config.trustProxy)
  // Where there are few in all, one address still leaves most of them to others.
  const perAddress = Math.min(CONNECTIONS.perAddress, Math.ceil(server.maxConnections / 4))
  const open = new Tally(perAddress)
  const inRange = new Tally(Math.ceil(server.maxConnections * RANGE.connections))
  const clients = new WeakMap<Socket, string>()
  // One for all: a listener of each socket's own would be held as long as the socket.
  function onClose(this: Socket): void {
    const client = clients.get(this)!
    open.leave(client)
    inRange.leave(rangeOf(client))
  }
  /** False, and nothing counted, where the client or all that one attacker may command have enough. */
  function enter(client: string): boolean {
    if (!open.enter(client)) return false
    if (inRange.enter(rangeOf(client))) return true
    open.leave(client)
    return false
  }
  let warned = false
  server.on('connection', (socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress)) return
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

  const underWay = new Tally(CONNECTIONS.requestsPerAddress)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isSocket) return done()
    const client = networkOf(request.ip)
    if (!underWay.enter(client)) return done(tooMany(1, m.errors_too_many_at_once()))
    reply.raw.once('close', () => underWay.leave(client))
    done()
  })
})
