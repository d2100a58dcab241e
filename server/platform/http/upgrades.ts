import type { IncomingMessage, Server } from 'node:http'
import fp from 'fastify-plugin'

/**
 * `shouldUpgradeCallback`: true if Node may hand the connection over to the WebSocket server. Node stops parsing such a connection, so a
 * normal response would leave a proxy's keep-alive connection dead.
 */
export function mayUpgrade(this: Server, { method, url, headers }: IncomingMessage): boolean {
  const isServed = this.listenerCount('upgrade') > 0
  return (
    isServed &&
    method === 'GET' &&
    !!url?.startsWith('/app/') &&
    headers.upgrade?.toLowerCase() === 'websocket'
  )
}

/** Responds as if there were no Upgrade header (RFC 9110, section 7.8) and closes the connection, because Node loses pipelined data. */
export const upgrades = fp(async (app) => {
  app.addHook('onRequest', ({ headers, raw }, reply, done) => {
    if (headers.upgrade !== undefined) {
      reply.raw.shouldKeepAlive = false
      // The socket is destroyed here, because Node does not close a connection that it has handed over, and `@fastify/websocket` does so
      // only after its own hook.
      reply.raw.once('finish', () => raw.socket.destroySoon())
    }
    done()
  })
})
