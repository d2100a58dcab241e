import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, FORM_OR_JSON, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { LONGEST, PICTURE, RATE } from '../../platform/limits.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { optionalElse } from '../../platform/schemas/form-fields-shared.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { line } from '../../platform/schemas/text-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { itemsTakenInReturn } from '../wishes/taken-in-return.ts'
import { wishesThatFit } from '../wishes/wish-matches-service.ts'
import { getItem } from './item-details-service.ts'
import { ItemChanges, ItemFields } from './item-fields-shared.ts'
import { ItemSuggestionView, OwnItemView, ProductView } from './items-shared.ts'
import { changeItem, ownItems, removeItem } from './own-items-service.ts'
import { postItem } from './post-item-service.ts'
import { suggestionsForName } from './similar-names.ts'

export const StoreBody = z.intersection(ItemFields, z.object({ client_id: ClientId }))

/** Also accepts the field names of the specification's form. */
const UpdateBody = z.intersection(
  ItemChanges,
  z.object({ category: ItemChanges.shape.product_category_id, trade: ItemChanges.shape.trade_preferences }),
)

const Product = z.object({ product: ProductView })

const common = { tags: ['Items'], security: [{ bearer: [] }] }

const readPictures = readForm({ images: PICTURE.perItem })

export const ownItemsRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)

  return [
    route(
      'GET /api/dashboard/my-products',
      {
        ...common,
        summary: 'My items, the newest first, whatever their status',
        querystring: z.object({ page: PageNumber.default(1) }),
        response: answers(z.object({ products: z.array(OwnItemView), pagination: Pagination })),
      },
      {
        handler: async (request) => ok(ownItems(app.db, viewerOf(request).id, request.query.page)),
      },
    ),
    route(
      'GET /api/items/suggestions',
      {
        ...common,
        summary: 'Category and condition of items with similar names',
        description:
          'From the available items of this market alone. `category` is null if no name is similar, `condition` also if their ' +
          'conditions differ.',
        querystring: z.object({ name: optionalElse(line(LONGEST.itemName, m.items_the_name), '') }),
        response: answers(ItemSuggestionView),
      },
      {
        handler: async ({ query }) => ok(suggestionsForName(app.db, query.name)),
      },
    ),
    route(
      'POST /api/product/store',
      {
        ...common,
        summary: 'Post an item',
        description: 'Beside the fields, `images[]`: 1 to 10 pictures of up to 10 MB.',
        consumes: FORM_OR_JSON,
        body: StoreBody,
        response: answers(
          Product.extend({
            client_id: z.string().nullable(),
            is_looked_for: z.boolean().meta({ description: 'A first look finds a wish that it fits' }),
          }),
        ),
      },
      {
        // The limit is checked before images are read.
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
      },
    ),
    route(
      'POST /api/product/update/:id',
      {
        ...common,
        summary: 'Change my item: what is left out stays',
        description: 'Beside the fields, `images[]`: pictures to add.',
        consumes: FORM_OR_JSON,
        params: IdParams,
        body: UpdateBody,
        response: answers(Product),
      },
      {
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
      },
    ),
    route(
      'DELETE /api/products/delete/:id',
      {
        ...common,
        summary: 'Delete my item and its pictures',
        description:
          'Proposed swaps that name it end. 409 while it is promised in an agreed swap, and once it is traded.',
        params: IdParams,
        response: answers(z.null()),
      },
      {
        handler: async (request) => {
          removeItem(app, viewerOf(request).id, request.params.id)
          return ok(null, m.items_product_deleted_successfully())
        },
      },
    ),
  ]
})
