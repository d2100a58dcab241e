import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Noun } from '../../../db/versions.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { Id } from '../../platform/schemas/id-shared.ts'
import type { Pagination } from '../../platform/schemas/pagination-shared.ts'
import { contactHiddenFrom } from '../../platform/sessions/contact-details.ts'
import { requestsWith } from '../../swaps/item-requests.ts'
import { FIGURES_SHOW } from '../reviews/figures-service.ts'
import { browseView } from './browse-service.ts'
import { canSeeItem, itemView, ownerOf } from './item-details-service.ts'
import { BrowseQuery } from './items-query-schema.ts'
import { isDeadEnd } from './items-service.ts'
import { BrowseView, ProductPage } from './items-shared.ts'
import { wantedCount } from './wanted-queries.ts'

export const CARD_SHOWS: readonly Noun[] = [
  'items',
  'item_images',
  'images',
  'accounts',
  'categories',
  'neighbourhoods',
  'wishes',
  'wish_items',
]

/** False after the last page: caching unlimited page numbers would evict real pages. */
export const isThere = ({ current_page: page, last_page: last }: Pagination) => page <= last

const seenBy = (ownerId: number) => ({
  formFor: (request: FastifyRequest) => contactHiddenFrom(request, ownerId) ?? 'all',
  isReadyFor: ({ viewer }: FastifyRequest) => viewer?.id !== ownerId,
})

export const itemsPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/browse', { schema: { querystring: BrowseQuery } }, ({ query, ip }, reply) => {
    const { category, condition, gifts = false, place, sort, page, product } = query
    const load = () => {
      const view = browseView(app.db, query)
      if (isDeadEnd(query, view)) app.failedWords.note(view.product, ip)
      return view
    }
    return reply.page('browse', BrowseView, load, {
      // Not cached: there is no limit to the number of search texts.
      ...(product === undefined
        ? {
            cache: {
              key: `${category} ${condition} ${gifts} ${place} ${sort} ${page}`,
              shows: CARD_SHOWS,
              // Pages with invalid neighbourhood ids are not cached either, because there is no limit to the number of ids.
              keep: ({ pagination, places }) =>
                isThere(pagination) && (place === undefined || places.some(({ id }) => id === place)),
            },
          }
        : {}),
    })
  })

  // Invalid ids show the page's own 404.
  app.get('/productdetails/:id', (request, reply) => {
    const viewer = request.viewer?.id
    const { data: id = 0 } = Id.safeParse((request.params as { id: string }).id)
    const load = () => {
      const ownerId = ownerOf(app.db, id)
      if (ownerId === undefined || !canSeeItem(app.db, id, viewer)) throw notFound()
      const product = itemView(app.db, id, contactHiddenFrom(request, ownerId))
      const own = product.owner.id === viewer ? requestsWith(app.db, id) : null
      const counts = own ? { wanted_count: wantedCount(app.db, id) } : {}
      return { product: { ...product, ...counts }, own, status: 200 as const }
    }
    try {
      const ownerId = ownerOf(app.db, id)
      // The owner's page differs in more than slots.
      if (viewer !== undefined && viewer === ownerId) return reply.page('productdetails', ProductPage, load)
      return reply.page('productdetails', ProductPage, load, {
        // Restricted items are not cached.
        cache: {
          key: String(id),
          shows: [...CARD_SHOWS, ...FIGURES_SHOW],
          ...(ownerId === undefined ? {} : seenBy(ownerId)),
          keep: () => canSeeItem(app.db, id),
        },
      })
    } catch (error) {
      const status = error instanceof AppError && error.status === 404 ? (404 as const) : (500 as const)
      if (status === 500) request.log.error({ err: error, req: request }, 'loading an item failed')
      return reply.page('productdetails', ProductPage, () => ({ product: null, own: null, status }), {
        status,
        ...(status === 404 ? { cache: { key: 'missing', shows: [] } } : {}),
      })
    }
  })

  app.get('/item-details', async (request, reply) => {
    const { data: id } = Id.safeParse((request.query as { id?: unknown }).id)
    if (id === undefined) throw notFound(m.items_missing())
    return reply.redirect(`/productdetails/${id}`)
  })
}
