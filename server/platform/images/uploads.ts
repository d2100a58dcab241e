import send from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { clockHasLeapt } from '../clock-leap.ts'
import { AppError } from '../errors.ts'
import { DAY } from '../time-shared.ts'
import { auditUploads } from './images-audit.ts'
import { hiddenImage } from './images-queries.ts'
import { type ImageStore, openImageStore } from './images-service.ts'
import { MISSING_PICTURE } from './missing-picture.ts'
import { preview } from './preview.ts'
import { shardOf } from './upload-path.ts'

declare module 'fastify' {
  interface FastifyInstance {
    images: ImageStore
  }
}

const HASH = 32
const NAME = /^[0-9a-f]{32}-(?:\d{1,5}\.webp|preview\.jpg)$/

/** Content-Security-Policy of uploads: a file opened as a page runs and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** 404 with a placeholder image. @param cached the Cache-Control header. */
const missing = (reply: FastifyReply, cached: string) =>
  reply.code(404).header('cache-control', cached).type('image/svg+xml').send(MISSING_PICTURE)

/**
 * `app.images` and the public files under /uploads/. On a members-only site only members get them, except the logo (members-only.ts).
 * Images of hidden items: their owner, parties to their swaps, and moderators.
 */
export const uploads = fp(async (app, { membersAlone }: { membersAlone: () => boolean }) => {
  const store = await openImageStore(app.db, app.config.uploadsDir, (line) =>
    app.log.warn({ line }, 'the image process printed an error'),
  )
  app.decorate('images', store)
  app.addHook('onClose', () => store.worker.close())

  const audit = async () => {
    try {
      if (clockHasLeapt(app, 'uploads-audit')) return
      const { missing: count } = await auditUploads(store)
      if (count > 0) app.log.warn({ count }, 'pictures are missing in UPLOADS_DIR')
    } catch (error) {
      app.log.error({ err: error }, 'looking through UPLOADS_DIR failed')
    }
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    timer = setInterval(audit, DAY).unref()
    void audit()
  })
  app.addHook('onClose', async () => clearInterval(timer))

  app.get(
    '/uploads/:name',
    { schema: { hide: true } },
    async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
      const { name } = request.params
      if (!NAME.test(name)) return reply.callNotFound()
      reply.headers({ 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' })
      const hidden = hiddenImage(app.db).get({
        hash: name.slice(0, HASH),
        viewer: request.viewer?.id ?? null,
      })
      const isForMembers = membersAlone()
      const cached = isForMembers ? 'private, no-store' : 'public, max-age=60'
      if (hidden && !hidden.isOwn && (request.viewer?.role ?? 'member') === 'member')
        return missing(reply, cached)
      if (name.endsWith('.jpg')) {
        const jpeg = await preview(store, name.slice(0, HASH)).catch((error) => {
          if (error instanceof AppError) throw error
        })
        if (!jpeg) return missing(reply, cached)
        const isPrivate = hidden || isForMembers
        return reply
          .header('cache-control', isPrivate ? 'private, no-cache' : 'public, max-age=31536000, immutable')
          .type('image/jpeg')
          .send(jpeg)
      }
      const file = await send(request.raw, `/${shardOf(name)}/${name}`, {
        root: store.folder,
        acceptRanges: false,
        immutable: true,
        maxAge: '365d',
      })
      if (file.type === 'file') {
        reply.code(file.statusCode).headers(file.headers)
        if (hidden) reply.header('cache-control', 'private, no-cache')
        else if (isForMembers) reply.header('cache-control', 'private, max-age=31536000, immutable')
        return reply.send(file.stream)
      }
      return missing(reply, cached)
    },
  )
})
