import type { FastifyPluginAsync } from 'fastify'
import * as m from '../../platform/catalogues/messages.ts'
import { tooLarge } from '../../platform/errors.ts'
import { SHARED_BYTES } from '../limits.ts'

/**
 * POST /uploaditem/share: data that another app shares with the installed site. Usually the service worker handles it in the browser. If it
 * reaches the server (no worker yet), the body is dropped and the page asks to try again.
 * @throws AppError 413 above SHARED_BYTES
 */
export const shareTarget: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (request, body, done) => {
    const refuse = () => {
      // Reads and drops the rest, so that the connection can be reused.
      body.removeAllListeners('data').resume()
      done(tooLarge(m.errors_too_large()))
    }
    if (Number(request.headers['content-length'] ?? 0) > SHARED_BYTES) return refuse()
    let bytes = 0
    body.on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes > SHARED_BYTES) refuse()
    })
    body.once('end', () => bytes <= SHARED_BYTES && done(null))
    body.once('error', done)
  })

  app.post(
    '/uploaditem/share',
    { schema: { hide: true }, config: { changesNothing: true } },
    (_request, reply) => reply.header('cache-control', 'no-store').redirect('/uploaditem/many?shared=0', 303),
  )
}
