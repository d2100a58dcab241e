import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isUnchanged } from '../../platform/http/unchanged.ts'
import { feed } from './feed-service.ts'

interface Kept {
  version: number
  text: string
  etag: string
  changedAt: number
}

const SECOND = 1000

const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/**
 * Time of the last change of the text. Item dates are not suitable: after a deletion the newest remaining date is older, so
 * If-Modified-Since would miss the change. At least 1 second apart, the resolution of HTTP dates.
 */
function changedAt(etag: string, before: Kept | undefined): number {
  if (!before) return Date.now()
  return before.etag === etag ? before.changedAt : Math.max(Date.now(), before.changedAt + SECOND)
}

/** Atom feed of the newest items; supports 304 and is rebuilt after changes. */
export async function feedPages(app: FastifyInstance) {
  let kept: Kept | undefined

  app.get('/feed.atom', { schema: { hide: true } }, (request, reply) => {
    const version = app.versions.of(['accounts', 'content', 'images', 'item_images', 'items'])
    if (kept?.version !== version) {
      const text = feed(app.db, app.config.publicUrl)
      const etag = etagOf(text)
      kept = { version, text, etag, changedAt: changedAt(etag, kept) }
    }
    const validators = { etag: kept.etag, 'last-modified': new Date(kept.changedAt).toUTCString() }
    reply.headers({ ...validators, 'cache-control': 'public, max-age=300' })
    if (isUnchanged(request.headers, validators)) return reply.code(304).send()
    return reply.type('application/atom+xml; charset=utf-8').send(kept.text)
  })
}
