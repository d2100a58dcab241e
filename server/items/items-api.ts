import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { IdParams } from '../id-shared.ts'
import { Pagination } from '../pagination-shared.ts'
import { listCategories } from './categories-queries.ts'
import { getItem } from './item-details-service.ts'
import { ListQuery } from './items-query-schema.ts'
import { listItems } from './items-service.ts'
import { CardView, CategoryView, ProductView } from './items-shared.ts'

const List = z.object({ products: z.array(CardView), pagination: Pagination.nullable() })

/** Reading items and categories: open to visitors; a token adds `is_favorite` (decisions, section 1). */
export const itemsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/product-categories/list',
    {
      schema: {
        tags: ['Items'],
        summary: 'All categories',
        response: { 200: envelope(z.array(CategoryView)), '4xx': ErrorEnvelope },
      },
    },
    async () => ok(listCategories(app.db)),
  )

  const list = {
    tags: ['Items'],
    description:
      'Text, category and condition narrow together. Without a text and a category the list is empty and ' +
      '`pagination` null. A search counts to 1,000 and then says `total_capped`.',
    querystring: ListQuery,
    response: { 200: envelope(List), '4xx': ErrorEnvelope },
  }
  app.get(
    '/api/home/search',
    { schema: { ...list, summary: 'Items by words or beginnings of words' } },
    async ({ query, viewer }) => ok(listItems(app.db, query, viewer?.id)),
  )
  app.get(
    '/api/home/products/filter',
    { schema: { ...list, summary: 'Items of a category' } },
    async ({ query, viewer }) => ok(listItems(app.db, query, viewer?.id)),
  )

  app.get(
    '/api/home/product/details/:id',
    {
      schema: {
        tags: ['Items'],
        summary: 'One item with its owner and up to 8 suggested items',
        params: IdParams,
        response: { 200: envelope(z.object({ product: ProductView })), '4xx': ErrorEnvelope },
      },
    },
    async ({ params, viewer }) => ok({ product: getItem(app.db, params.id, viewer?.id) }),
  )
}
