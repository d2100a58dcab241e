import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ok } from '../../platform/http/envelope.ts'
import { marketWords, nameWords } from '../../platform/search/market-words.ts'
import { readerOf } from '../../platform/sessions/contact-details.ts'
import { listCategories } from './categories-queries.ts'
import { getItem } from './item-details-service.ts'
import { itemsContract } from './items-contract.ts'
import { isDeadEnd, listItems } from './items-service.ts'
import { suggestionsFor } from './suggestions-service.ts'

/** Public item calls; a token adds `is_favorite` (decisions, section 1). */
export const itemsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onReady', async () => {
    marketWords(app.db)
    nameWords(app.db)
  })

  app.route({
    ...itemsContract['GET /api/product-categories/list'],
    handler: async () => ok(listCategories(app.db)),
  })

  for (const name of ['GET /api/home/search', 'GET /api/home/products/filter'] as const) {
    app.route({
      ...itemsContract[name],
      handler: async ({ query, viewer, ip }) => {
        const found = listItems(app.db, query, viewer?.id)
        if (isDeadEnd(query, found)) app.failedWords.note(query.product!, ip)
        return ok(found)
      },
    })
  }

  app.route({
    ...itemsContract['GET /api/home/suggestions'],
    handler: async ({ query }) => ok(suggestionsFor(app.db, query.product)),
  })

  app.route({
    ...itemsContract['GET /api/home/product/details/:id'],
    handler: async (request) => ok({ product: getItem(app.db, request.params.id, readerOf(request)) }),
  })
}
