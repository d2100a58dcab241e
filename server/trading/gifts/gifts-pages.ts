import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { itemById } from '../../market/items/own-items-queries.ts'
import { notFound } from '../../platform/errors.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber } from '../../platform/schemas/pagination-shared.ts'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { giftAskers, ownGiftRequests } from './gifts-service.ts'
import { GiftAskersPage, GiftRequestListView } from './gifts-shared.ts'

export const giftsPages: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewerPage)
  app.addHook('preHandler', async () => {
    if (!giftsAreOn(app.db)) throw notFound()
  })

  const querystring = z.object({ page: PageNumber.default(1).catch(1) })
  app.get('/dashboard/gifts', { schema: { querystring } }, (request, reply) =>
    reply.page('dashboard/gifts', GiftRequestListView, () =>
      ownGiftRequests(app.db, viewerOf(request).id, request.query.page),
    ),
  )

  app.get('/dashboard/gifts/:id', { schema: { params: IdParams } }, (request, reply) =>
    reply.page('dashboard/gift', GiftAskersPage, () => {
      const { id } = request.params
      return {
        id,
        name: itemById(app.db).get({ id })?.name ?? '',
        ...giftAskers(app.db, viewerOf(request).id, id),
      }
    }),
  )
}
