import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Noun } from '../../db/versions.ts'
import { notFound } from '../errors.ts'
import { favouritesAmong } from '../favourites/favourites-queries.ts'
import { BrowseView } from '../home/home-schema.ts'
import { Id } from '../id.ts'
import { browse, browseView } from './browse-service.ts'
import { canSeeItem, itemView } from './item-details-service.ts'
import { BrowseQuery } from './items-query-schema.ts'
import { ProductPage } from './items-schema.ts'

/** Tables that an item's card shows. */
export const CARD_SHOWS: readonly Noun[] = ['items', 'item_images', 'images', 'accounts', 'categories']

export const itemsPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/browse', { schema: { querystring: BrowseQuery } }, ({ query, viewer }, reply) => {
    const chosen = browse(app.db, query)
    return reply.page('browse', BrowseView, () => browseView(app.db, chosen), {
      ...(chosen.cacheKey === null ? {} : { cache: { key: chosen.cacheKey, shows: CARD_SHOWS } }),
      favourites: (ids) => favouritesAmong(app.db, viewer?.id, ids),
    })
  })

  // What cannot be an item's number is answered by the page itself, so nothing is refused here.
  app.get('/productdetails/:id', (request, reply) => {
    const viewer = request.viewer?.id
    const { data: id = 0 } = Id.safeParse((request.params as { id: string }).id)
    if (!canSeeItem(app.db, id, viewer)) {
      return reply.page('productdetails', ProductPage, () => ({ product: null, status: 404 as const }), {
        status: 404,
        cache: { key: 'missing', shows: [] },
      })
    }
    try {
      const load = () => ({ product: itemView(app.db, id), status: 200 as const })
      return reply.page('productdetails', ProductPage, load, {
        cache: { key: String(id), shows: CARD_SHOWS },
        favourites: (ids) => favouritesAmong(app.db, viewer, ids),
      })
    } catch (error) {
      request.log.error({ err: error, req: request }, 'loading an item failed')
      const load = () => ({ product: null, status: 500 as const })
      return reply.page('productdetails', ProductPage, load, { status: 500 })
    }
  })

  app.get('/item-details', async (request, reply) => {
    const { data: id } = Id.safeParse((request.query as { id?: unknown }).id)
    if (id === undefined) throw notFound('There is no such item.')
    return reply.redirect(`/productdetails/${id}`)
  })
}
