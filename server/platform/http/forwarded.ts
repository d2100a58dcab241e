import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { addressMatcher } from './network.ts'

const HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

const isThisMachine = addressMatcher(['127.0.0.0/8', '::1'])

/** True if the request was sent from another machine or through a proxy. */
export const isFromElsewhere = ({ headers, socket }: FastifyRequest) =>
  !isThisMachine(socket.remoteAddress ?? '') || HEADERS.some((name) => headers[name] !== undefined)

/** Matches an IP address with a port: `203.0.113.8:40001` or `[2001:db8::8]:40001`, also IPv4-mapped or quoted; also brackets without a port. */
const WITH_PORT =
  /^"?(?:(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3}):\d{0,5}|\[([\da-f:.]+)\](?::\d{0,5})?|([\da-f:.]+))"?$/i

/** Some proxies add the port of each connection to X-Forwarded-For. Without removing it, limits by IP address would have no effect. */
export const withoutPorts = (header: string): string =>
  header
    .split(',')
    .map((entry) => {
      const [, v4, v6, bare] = WITH_PORT.exec(entry.trim()) ?? []
      return v4 ?? v6 ?? bare ?? entry
    })
    .join(',')

/** Removes ports from X-Forwarded-For. Logs once if the header is ignored because TRUST_PROXY does not include its sender. */
export const forwarded = fp(async (app) => {
  let warned = false
  /** `ips` is the sender's address followed by the trusted ones; undefined without TRUST_PROXY. */
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
