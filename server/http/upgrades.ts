import type { IncomingMessage } from 'node:http'
import fp from 'fastify-plugin'

/**
 * Whether Node may hand the connection of a request over to the websocket. It reads nothing more from a connection that
 * it has handed over: were any other answer given on one, a proxy would keep it for the next person, who waits for ever.
 */
export const mayUpgrade = ({ method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) =>
  method === 'GET' && !!url?.startsWith('/app/') && headers.upgrade?.toLowerCase() === 'websocket'

/**
 * Whoever asks for another protocol and may not have it is answered as if they had not (RFC 9110, section 7.8), and their
 * connection ends with the answer: Node drops what came in one piece with such a request.
 */
export const upgrades = fp(async (app) => {
  app.addHook('onRequest', ({ headers }, reply, done) => {
    if (headers.upgrade !== undefined) reply.raw.shouldKeepAlive = false
    done()
  })
})
