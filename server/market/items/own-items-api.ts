import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { PICTURE, RATE } from '../../platform/limits.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { itemsTakenInReturn } from '../wishes/taken-in-return.ts'
import { wishesThatFit } from '../wishes/wish-matches-service.ts'
import { getItem } from './item-details-service.ts'
import { ownItemsContract } from './own-items-contract.ts'
import { changeItem, ownItems, removeItem } from './own-items-service.ts'
import { postItem } from './post-item-service.ts'
import { suggestionsForName } from './similar-names.ts'

const readPictures = readForm({ images: PICTURE.perItem })

export const ownItemsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...ownItemsContract['GET /api/dashboard/my-products'],
    handler: async (request) => ok(ownItems(app.db, viewerOf(request).id, request.query.page)),
  })

  app.route({
    ...ownItemsContract['GET /api/items/suggestions'],
    handler: async ({ query }) => ok(suggestionsForName(app.db, query.name)),
  })

  app.route({
    ...ownItemsContract['POST /api/product/store'],
    // Before images are read.
    onRequest: app.limitByViewer(RATE.items),
    preValidation: readPictures,
    handler: async (request) => {
      const { id: me } = viewerOf(request)
      const id = await postItem(app, me, request.body, filesOf(request, 'images'))
      const product = getItem(app.db, id, { id: me })
      const client_id = request.body.client_id ?? null
      const is_looked_for =
        wishesThatFit(app.db, id, 1).length > 0 || itemsTakenInReturn(app.db, id, 1).length > 0
      return ok({ product, client_id, is_looked_for }, m.common_product_created_successfully())
    },
  })

  app.route({
    ...ownItemsContract['POST /api/product/update/:id'],
    onRequest: app.limitByViewer(RATE.itemEdits),
    preValidation: readPictures,
    handler: async (request) => {
      const { id } = request.params
      const { id: me } = viewerOf(request)
      const { category, trade, ...changes } = request.body
      const named = { product_category_id: category, trade_preferences: trade, ...changes }
      await changeItem(app, me, id, named, filesOf(request, 'images'))
      return ok({ product: getItem(app.db, id, { id: me }) }, m.items_product_updated_successfully())
    },
  })

  app.route({
    ...ownItemsContract['DELETE /api/products/delete/:id'],
    handler: async (request) => {
      removeItem(app, viewerOf(request).id, request.params.id)
      return ok(null, m.items_product_deleted_successfully())
    },
  })
}
