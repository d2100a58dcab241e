import fastifyWebsocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Attempts } from '../attempts.ts'
import * as m from '../catalogues/messages.ts'
import { forbidden } from '../errors.ts'
import { CONNECTIONS } from '../http/http-limits.ts'
import { networkOf } from '../http/network.ts'
import { REALTIME } from '../limits.ts'
import { Tally } from '../queues/tally.ts'
import { broadcastingRoutes } from './broadcasting-routes.ts'
import { ChannelSignatures } from './channel-signatures.ts'
import { Connection } from './connection.ts'
import { Hub } from './hub.ts'
import { liveEvents } from './live-events.ts'
import { CLOSE, CODE, encodeEstablished, PROTOCOLS } from './protocol.ts'
import { receive, type Site } from './receive.ts'

declare module 'fastify' {
  interface FastifyInstance {
    hub: Hub
    channelSignatures: ChannelSignatures
    /** The first seen origin other than PUBLIC_URL under which this site was opened; its sockets are rejected. */
    openedElsewhere: string | null
  }
}

const LONGEST_ORIGIN = 300

type SocketRequest = FastifyRequest<{ Params: { key: string }; Querystring: { protocol?: string } }>

/** Ends a socket after an error. After an oversized or malformed frame the library has already started to close it. */
function endBroken(this: WebSocket): void {
  if (this.readyState === this.OPEN) this.terminate()
}

/** The error in a connection request; undefined if it is valid. */
function complaint({ params, query }: SocketRequest, key: string): [code: number, text: string] | undefined {
  if (params.key !== key) return [CODE.noSuchKey, m.common_api_key_missing()]
  if (query.protocol === undefined) return [CODE.noProtocol, m.common_protocol_missing()]
  if (!PROTOCOLS.includes(query.protocol)) return [CODE.unknownProtocol, m.common_protocol_unsupported()]
  return undefined
}

/** The socket at /app/{key} (decisions, section 5), and channel authorization. Services only use `push` of live-events.ts. */
export const realtime = fp(async (app, { mayWrite }: Pick<Site, 'mayWrite'>) => {
  const hub = new Hub()
  const signatures = new ChannelSignatures(app.config.realtimeKey)
  app.decorate('hub', hub)
  app.decorate('channelSignatures', signatures)
  app.decorate('openedElsewhere', null)
  const site = { db: app.db, hub, signatures, typing: new Attempts<number>(), mayWrite }
  const perAddress = new Tally(CONNECTIONS.socketsPerAddress)

  liveEvents(app.db).on('event', (event) => hub.deliver(event))
  app.sessions.on('ended', ({ accountId, sessionId }) => hub.endSessions(accountId, sessionId))
  const timer = setInterval(() => hub.look(Date.now()), REALTIME.lookEvery).unref()

  await app.register(fastifyWebsocket, {
    // The site answers pings itself, because the library would buffer pongs that the client does not read.
    options: { maxPayload: REALTIME.frameBytes, autoPong: false, perMessageDeflate: false },
    errorHandler: (_error, socket) => endBroken.call(socket),
    preClose(done) {
      clearInterval(timer)
      hub.closeAll()
      setTimeout(() => hub.terminateAll(), REALTIME.closing).unref()
      done()
    },
  })

  /** Same-origin check. Clients other than browsers send no Origin. */
  function checkOrigin({ headers }: FastifyRequest): void {
    const { origin, host } = headers
    if (origin === undefined) return
    const isOfThisHost = URL.canParse(origin) && new URL(origin).host === host
    const own = app.config.publicUrlGiven ? origin === app.config.publicUrl : isOfThisHost
    if (!own && isOfThisHost && app.openedElsewhere === null && origin.length <= LONGEST_ORIGIN) {
      app.openedElsewhere = origin
      app.log.warn(
        'people open the site under another address than PUBLIC_URL says, so nothing reaches them live: set PUBLIC_URL to what they type',
      )
    }
    if (!own) throw forbidden(m.common_foreign_origin())
  }

  function hear(connection: Connection): boolean {
    if (connection.hear()) return true
    connection.refuse(CODE.clientEventRefused, m.common_too_many_messages(), CODE.overloaded)
    return false
  }

  function take(connection: Connection, text: string): void {
    try {
      receive(site, connection, text)
    } catch (error) {
      // Nothing else catches this error, and one message must not crash the site.
      app.log.error({ err: error }, 'a message on a socket failed')
      connection.close(CLOSE.serverError, m.common_something_wrong())
    }
  }

  // Listeners are shared by all sockets. Separate ones would need a third more memory per idle socket.
  const opened = new WeakMap<WebSocket, { connection: Connection; client: string }>()

  function onClose(this: WebSocket): void {
    const { connection, client } = opened.get(this)!
    hub.remove(connection)
    perAddress.leave(client)
  }

  function onPing(this: WebSocket, data: Buffer): void {
    const { connection } = opened.get(this)!
    if (hear(connection)) connection.pong(data)
  }

  function onPong(this: WebSocket): void {
    hear(opened.get(this)!.connection)
  }

  function onMessage(this: WebSocket, data: object, isBinary: boolean): void {
    // A client may ignore the close frame and send data until the library's timeout. Such data is dropped.
    if (this.readyState !== this.OPEN) return
    const { connection } = opened.get(this)!
    if (isBinary) connection.close(CLOSE.notText, m.common_only_text_is_taken())
    else if (hear(connection)) take(connection, data.toString())
  }

  function connect(socket: WebSocket, request: SocketRequest): void {
    const connection = new Connection(socket, request.raw.socket)
    const wrong = complaint(request, app.config.realtimeKey)
    if (wrong) {
      connection.refuse(...wrong)
      return
    }
    const client = networkOf(request.ip)
    if (!perAddress.enter(client)) {
      connection.refuse(CODE.overloaded, m.common_too_many_connections())
      return
    }
    opened.set(socket, { connection, client })
    hub.add(connection)
    // The library's listener is replaced, because it would retain the whole request for the lifetime of the socket.
    socket.removeAllListeners('error').on('error', endBroken)
    socket.on('close', onClose).on('ping', onPing).on('pong', onPong).on('message', onMessage)
    connection.send(encodeEstablished(connection.id))
  }

  app.route({
    method: 'GET',
    url: '/app/:key',
    schema: { hide: true },
    config: { isSocket: true },
    onRequest: async (request) => checkOrigin(request),
    // Detaches the response from the socket: no HTTP response follows, and the socket would retain it for its lifetime.
    preHandler: async (request, reply) => {
      if (request.ws) reply.raw.detachSocket(request.raw.socket)
    },
    handler: (_request, reply) => reply.callNotFound(),
    wsHandler: (socket, request) => connect(socket, request as SocketRequest),
  })
  await app.register(broadcastingRoutes)
})
