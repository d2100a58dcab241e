import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { addressMatcher } from './network.ts'

/** Headers that proxies add to a request. */
const HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

const isThisMachine = addressMatcher(['127.0.0.0/8', '::1'])

/** Whether a request comes from another machine, or says that it came through a proxy, trusted or not. */
export const isFromElsewhere = ({ headers, socket }: FastifyRequest) =>
  !isThisMachine(socket.remoteAddress ?? '') || HEADERS.some((name) => headers[name] !== undefined)

/** Says once in the log where an X-Forwarded-For comes from an address that TRUST_PROXY does not name, and so is ignored. */
export const forwarded = fp(async (app) => {
  let warned = false
  /** `ips` holds the sender's address and, where that is a trusted proxy, those it names; without TRUST_PROXY it is not there. */
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
