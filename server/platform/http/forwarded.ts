import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { addressMatcher } from './network.ts'

/** Headers that proxies add to a request. */
const HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

const isThisMachine = addressMatcher(['127.0.0.0/8', '::1'])

/** Whether a request comes from another machine, or says that it came through a proxy, trusted or not. */
export const isFromElsewhere = ({ headers, socket }: FastifyRequest) =>
  !isThisMachine(socket.remoteAddress ?? '') || HEADERS.some((name) => headers[name] !== undefined)

/** An address with a port: `203.0.113.8:40001`, `[2001:db8::8]:40001`; a bracketed one without a port is one too. */
const WITH_PORT = /^(?:(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}|\[([\da-f:.]+)\](?::\d{1,5})?)$/i

/**
 * The addresses of an X-Forwarded-For without the ports that some proxies add (Azure Application Gateway, IIS, HAProxy if told so).
 * A client has a new port for each connection, so with it no limit by address would ever count to two.
 */
export const withoutPorts = (header: string): string =>
  header
    .split(',')
    .map((entry) => {
      const [, v4, v6] = WITH_PORT.exec(entry.trim()) ?? []
      return v4 ?? v6 ?? entry
    })
    .join(',')

/** Takes ports out of X-Forwarded-For before anything asks for the client. Says once in the log if an X-Forwarded-For comes from an address that TRUST_PROXY does not name, and so is ignored. */
export const forwarded = fp(async (app) => {
  let warned = false
  /** `ips` holds the sender's address and, where that is a trusted proxy, those it names; without TRUST_PROXY it is not there. */
  const isIgnored = ({ headers, ips }: FastifyRequest) =>
    headers['x-forwarded-for'] !== undefined && (ips?.length ?? 0) <= 1
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    const from = headers['x-forwarded-for']
    if (typeof from === 'string') headers['x-forwarded-for'] = withoutPorts(from)
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
