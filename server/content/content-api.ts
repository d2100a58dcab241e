import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { siteView } from './content-service.ts'
import { SiteView } from './content-shared.ts'

export const contentApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/header-footer',
    {
      schema: {
        tags: ['Content'],
        summary: 'Header and footer of every page',
        description: 'The fields stand in `data.data` (docs/decisions/020-header-footer-data.md).',
        response: { 200: envelope(z.object({ data: SiteView })), '4xx': ErrorEnvelope },
      },
    },
    async () => ok({ data: siteView(app.db) }),
  )
}
