import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { getPage } from './content-service.ts'
import { PageView } from './content-shared.ts'

export const contentPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/page/:slug', { schema: { params: z.object({ slug: z.string() }) } }, (request, reply) => {
    const { slug } = request.params
    return reply.page('page', PageView, () => getPage(app.db, slug), {
      cache: { key: slug, shows: ['pages'] },
    })
  })
}
