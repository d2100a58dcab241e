import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { communityRules } from '../../site/community/community-rules.ts'
import { takesGzip } from '../../site/pages/compress.ts'
import { ROBOTS_OF_MEMBERS, robots, sitemap, sitemapPart } from './sitemap-service.ts'

const compress = promisify(gzip)

interface SitemapFile {
  whole: Buffer
  packed?: Promise<Buffer>
}

const Part = z.object({
  part: z
    .string()
    .regex(/^(?:0|[1-9]\d{0,5})$/)
    .transform(Number),
})

/** Cached for 10 minutes, because building it for a large market takes some milliseconds. */
export const sitemapPages: FastifyPluginAsyncZod = async (app) => {
  const origin = app.config.publicUrl
  const files = new LRUCache<string, SitemapFile>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: (file) => file.whole.length,
    ttl: 600_000,
  })

  async function send(reply: FastifyReply, path: string, make: () => string) {
    let file = files.get(path)
    if (!file) {
      file = { whole: Buffer.from(make()) }
      files.set(path, file)
    }
    const packed = takesGzip(reply.request.headers['accept-encoding'])
    if (packed) {
      reply.header('content-encoding', 'gzip')
      file.packed ??= compress(file.whole)
    }
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=600')
      .type('application/xml; charset=utf-8')
      .send(await (packed ? file.packed : file.whole))
  }

  app.get('/sitemap.xml', (_request, reply) => send(reply, '', () => sitemap(app.db, origin)))
  app.get('/sitemap-:part.xml', { schema: { params: Part } }, ({ params: { part } }, reply) =>
    send(reply, String(part), () => sitemapPart(app.db, origin, part)),
  )
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(communityRules(app.db).read === 'members' ? ROBOTS_OF_MEMBERS : robots(origin)),
  )
}
