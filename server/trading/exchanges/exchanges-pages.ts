import type { preValidationAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { listCategories } from '../../market/items/categories-queries.ts'
import { CategoryView } from '../../market/items/items-shared.ts'
import { Id } from '../../platform/schemas/id-shared.ts'
import { memberOf } from '../../platform/sessions/contact-details.ts'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { swapPath } from '../../swaps/swap-path.ts'
import { partyOf } from '../../swaps/swap-sides.ts'
import { findSwap } from '../../swaps/swaps-queries.ts'
import { describedProduct, offeredProduct, requestInFull } from './exchange-lists-service.ts'
import { ExchangeView, OfferedProductView } from './exchanges-shared.ts'

const DetailsPage = z.object({ request: ExchangeView, offered: OfferedProductView })
const UpdatePage = z.object({ request: OfferedProductView, categories: z.array(CategoryView) })

const OneQuery = z.object({ id: Id })

/** Without an id, redirects to the list. */
const orToAll: preValidationAsyncHookHandler = async ({ query }, reply) => {
  if ((query as { id?: unknown }).id === undefined) return reply.redirect('/dashboard/exchange-request', 303)
}

/** Pages of requests; the list is in circles-pages.ts. */
export const exchangesPages: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewerPage)

  const one = { schema: { querystring: OneQuery }, preValidation: orToAll }
  app.get('/dashboard/exchange-product-details', one, (request, reply) => {
    // A gift may have been received by a chain, which has another page.
    const swap = findSwap(app.db, request.query.id)
    if (swap?.kind === 'circle' && partyOf(swap, viewerOf(request).id))
      return reply.redirect(swapPath(swap), 303)
    return reply.page('dashboard/exchange-product-details', DetailsPage, () => ({
      request: requestInFull(app.db, memberOf(request), request.query.id),
      offered: offeredProduct(app.db, memberOf(request), request.query.id),
    }))
  })

  app.get('/dashboard/exchange-product-update-details', one, (request, reply) =>
    reply.page('dashboard/exchange-product-update-details', UpdatePage, () => ({
      request: describedProduct(app.db, memberOf(request), request.query.id),
      categories: listCategories(app.db),
    })),
  )
}
