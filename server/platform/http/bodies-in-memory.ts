import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as m from '../catalogues/messages.ts'
import { tooMany, unavailable } from '../errors.ts'
import { BODIES, BODY_BYTES } from './http-limits.ts'
import { rangeOf } from './network.ts'

declare module 'fastify' {
  interface FastifyInstance {
    holdBody(request: FastifyRequest, bytes: number): void
  }
}

/** Streamed bodies. For multipart forms, the fields are counted as they are read. */
const STREAMED = /^(?:multipart\/|application\/octet-stream)/i

export const bodiesInMemory = fp(async (app) => {
  const ofRequest = new WeakMap<FastifyRequest, number>()
  const ofNetwork = new Map<string, number>()
  let all = 0

  function add(network: string, bytes: number): void {
    all += bytes
    const sum = (ofNetwork.get(network) ?? 0) + bytes
    if (sum > 0) ofNetwork.set(network, sum)
    else ofNetwork.delete(network)
  }

  app.decorate('holdBody', (request, bytes) => {
    const before = ofRequest.get(request) ?? 0
    // Small bodies do not count, so that large ones cannot block sign-in or short messages.
    const counted = Math.max(0, before + bytes - BODIES.small) - Math.max(0, before - BODIES.small)
    const network = rangeOf(request.ip)
    if ((ofNetwork.get(network) ?? 0) + counted > BODIES.perNetwork)
      throw tooMany(1, m.errors_too_many_at_once())
    if (all + counted > BODIES.inAll) throw unavailable()
    ofRequest.set(request, before + bytes)
    if (counted > 0) add(network, counted)
  })

  function release(request: FastifyRequest): void {
    const held = (ofRequest.get(request) ?? 0) - BODIES.small
    ofRequest.delete(request)
    if (held > 0) add(rangeOf(request.ip), -held)
  }

  app.addHook('onRequest', (request, reply, done) => {
    const {
      'content-length': length = '0',
      'transfer-encoding': chunked,
      'content-type': type = '',
    } = request.headers
    if (length === '0' && !chunked) return done()
    reply.raw.once('close', () => release(request))
    const bytes = chunked ? BODY_BYTES : Number(length)
    // Bodies over the limit get 413 before they are read, so they need no memory.
    if (!STREAMED.test(type) && bytes <= BODY_BYTES) app.holdBody(request, bytes)
    done()
  })
})
