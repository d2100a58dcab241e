import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** What proxies add to a request. */
const HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** Whether a request says that it came through a proxy, trusted or not. */
export const isForwarded = ({ headers }: FastifyRequest) =>
  HEADERS.some((name) => headers[name] !== undefined)

/** An X-Forwarded-For that comes from an address which TRUST_PROXY does not name is ignored; the log says so once. */
export const forwarded = fp(async (app) => {
  let warned = false
  /** With a trusted proxy `ips` holds its address and those before it; with none it is not there. */
  const isIgnored = ({ headers, ips }: FastifyRequest) =>
    headers['x-forwarded-for'] !== undefined && (ips?.length ?? 0) <= 1
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && isIgnored(request)) {
      warned = true
      request.log.warn(
        { address: request.socket.remoteAddress },
        'X-Forwarded-For is ignored: TRUST_PROXY does not name the address that it comes from',
      )
    }
    done()
  })
})
