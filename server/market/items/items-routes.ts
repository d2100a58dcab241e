import { z } from 'zod'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { LONGEST } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'
import { marketWords, nameWords } from '../../platform/search/market-words.ts'
import { readerOf } from '../../platform/sessions/contact-details.ts'
import { listCategories } from './categories-queries.ts'
import { getItem } from './item-details-service.ts'
import { ListQuery, TEXT_TOO_LONG } from './items-query-schema.ts'
import { isDeadEnd, listItems } from './items-service.ts'
import { CardView, CategoryView, ProductView, SuggestionView } from './items-shared.ts'
import { suggestionsFor } from './suggestions-service.ts'

const List = z.object({
  products: z.array(CardView),
  pagination: Pagination.nullable(),
  corrected: z.string().nullable().meta({ description: 'Text that was looked for instead of `product`' }),
})

const list = {
  tags: ['Items'],
  description:
    'Text, category, condition and neighbourhood (`place`) narrow together. Without a text, a category and a ' +
    'neighbourhood the list is empty and `pagination` null; `gifts=1` lists gifts alone, all of them without a text and a category; `product_category_id=all` stands for everything. A search counts to 1,000 and then says `total_capped`. Other forms of a word and its synonyms ' +
    'are found too, and a word that stands nowhere is looked for as the nearest one; `exact=1` insists on what was typed.',
  querystring: ListQuery,
  response: answers(List),
}

/** Public item calls; a token adds `is_favorite` (decisions, section 1). */
export const itemsRoutes = routes(async (app) => {
  app.addHook('onReady', async () => {
    marketWords(app.db)
    nameWords(app.db)
  })

  return [
    ...(
      [
        { name: 'GET /api/home/search', summary: 'Items by words or beginnings of words' },
        { name: 'GET /api/home/products/filter', summary: 'Items of a category' },
      ] as const
    ).map(({ name, summary }) =>
      route(
        name,
        { ...list, summary },
        {
          handler: async ({ query, viewer, ip }) => {
            const found = listItems(app.db, query, viewer?.id)
            if (isDeadEnd(query, found)) app.failedWords.note(query.product!, ip)
            return ok(found)
          },
        },
      ),
    ),
    route(
      'GET /api/product-categories/list',
      {
        tags: ['Items'],
        summary: 'All categories',
        response: answers(z.array(CategoryView)),
      },
      {
        handler: async () => ok(listCategories(app.db)),
      },
    ),
    route(
      'GET /api/home/suggestions',
      {
        tags: ['Items'],
        summary: 'What a search that is being typed may become: categories, and words of items here',
        description: 'At most 8, from two characters on. `category_id` is null for a text to search for.',
        querystring: z.object({
          product: z.string().max(LONGEST.searchText, { error: TEXT_TOO_LONG }).default(''),
        }),
        response: answers(z.array(SuggestionView)),
      },
      {
        handler: async ({ query }) => ok(suggestionsFor(app.db, query.product)),
      },
    ),
    route(
      'GET /api/home/product/details/:id',
      {
        tags: ['Items'],
        summary: 'One item with its owner and up to 8 suggested items',
        params: IdParams,
        response: answers(z.object({ product: ProductView })),
      },
      {
        handler: async (request) => ok({ product: getItem(app.db, request.params.id, readerOf(request)) }),
      },
    ),
  ]
})
