import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Noun } from '../../db/versions.ts'
import { favouritesAmong } from '../favourites/favourites-queries.ts'
import { BrowseView } from '../home/home-schema.ts'
import { Id } from '../id.ts'
import { browse, browseView } from './browse-service.ts'
import { canSeeItem, getItem } from './item-details-service.ts'
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

  // A number that cannot be an item's is a page that says so, so nothing is refused here.
  app.get('/productdetails/:id', { schema: { params: z.object({ id: z.string() }) } }, (request, reply) => {
    const { data: id } = Id.safeParse(request.params.id)
    const viewer = request.viewer?.id
    const { visible, hidden } =
      id === undefined ? { visible: false, hidden: false } : canSeeItem(app.db, id, viewer)
    if (id === undefined || !visible) {
      return reply.page('productdetails', ProductPage, () => ({ product: null, status: 404 as const }), {
        status: 404,
        cache: { key: 'missing', shows: [] },
      })
    }
    return reply.page(
      'productdetails',
      ProductPage,
      () => ({ product: getItem(app.db, id, viewer), status: 200 as const }),
      {
        // A hidden item is shown to its owner alone.
        ...(hidden ? {} : { cache: { key: String(id), shows: CARD_SHOWS } }),
        favourites: (ids) => favouritesAmong(app.db, viewer, ids),
      },
    )
  })

  app.get(
    '/item-details',
    { schema: { querystring: z.object({ id: z.string().optional() }) } },
    (request, reply) => {
      const { data: id } = Id.safeParse(request.query.id)
      return reply.redirect(id === undefined ? '/browse' : `/productdetails/${id}`, 302)
    },
  )
}
