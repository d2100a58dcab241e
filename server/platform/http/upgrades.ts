import type { IncomingMessage, Server } from 'node:http'
import fp from 'fastify-plugin'

/**
 * Whether Node may hand the connection of a request over to what serves websockets (`shouldUpgradeCallback`). Node reads no
 * further request from such a connection. Were it handed over and then answered like any other, a proxy would keep it open and
 * send the next person's request on it, which would never be answered.
 */
export function mayUpgrade(this: Server, { method, url, headers }: IncomingMessage): boolean {
  // While the site stops nobody serves them any more, and Node would cut the connection without a word.
  const isServed = this.listenerCount('upgrade') > 0
  return (
    isServed &&
    method === 'GET' &&
    !!url?.startsWith('/app/') &&
    headers.upgrade?.toLowerCase() === 'websocket'
  )
}

/**
 * A request that asks for another protocol and does not get it is answered like any other (RFC 9110, section 7.8). Its connection
 * is closed with the answer, since Node loses whatever came in the same packet behind such a request.
 */
export const upgrades = fp(async (app) => {
  app.addHook('onRequest', ({ headers, raw }, reply, done) => {
    if (headers.upgrade !== undefined) {
      reply.raw.shouldKeepAlive = false
      // Node does not close one that was handed over, and @fastify/websocket only what has come as far as its own hook.
      reply.raw.once('finish', () => raw.socket.destroySoon())
    }
    done()
  })
})
