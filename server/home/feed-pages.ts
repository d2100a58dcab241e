import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import { feed } from './feed-service.ts'

/** The newest items for feed readers, which ask again and again: who has it is answered 304. Made anew when something changes. */
export async function feedPages(app: FastifyInstance) {
  let kept: { version: number; text: string; etag: string; changedAt: number } | undefined

  app.get('/feed.atom', { schema: { hide: true } }, (request, reply) => {
    const version = app.versions.of(['accounts', 'content', 'images', 'item_images', 'items'])
    if (kept?.version !== version) {
      const { text, changedAt } = feed(app.db, app.config.publicUrl)
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      kept = { version, text, etag, changedAt }
    }
    const validators = { etag: kept.etag, 'last-modified': new Date(kept.changedAt).toUTCString() }
    reply.headers({ ...validators, 'cache-control': 'public, max-age=300' })
    if (fresh(request.headers, validators)) return reply.code(304).send()
    return reply.type('application/atom+xml; charset=utf-8').send(kept.text)
  })
}
