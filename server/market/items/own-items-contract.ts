import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract, FORM_OR_JSON } from '../../platform/http/contract.ts'
import { LONGEST } from '../../platform/limits.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { optionalElse } from '../../platform/schemas/form-fields-shared.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { line } from '../../platform/schemas/text-shared.ts'
import { ItemChanges, ItemFields } from './item-fields-shared.ts'
import { ItemSuggestionView, OwnItemView, ProductView } from './items-shared.ts'

export const StoreBody = z.intersection(ItemFields, z.object({ client_id: ClientId }))
/** Aliases of the specification's form. */
const UpdateBody = z.intersection(
  ItemChanges,
  z.object({ category: ItemChanges.shape.product_category_id, trade: ItemChanges.shape.trade_preferences }),
)
const Product = z.object({ product: ProductView })
const common = { tags: ['Items'], security: [{ bearer: [] }] }

export const ownItemsContract = contract({
  'GET /api/dashboard/my-products': {
    ...common,
    summary: 'My items, the newest first, whatever their status',
    querystring: z.object({ page: PageNumber.default(1) }),
    response: answers(z.object({ products: z.array(OwnItemView), pagination: Pagination })),
  },
  'GET /api/items/suggestions': {
    ...common,
    summary: 'Category and condition of items with similar names',
    description:
      'From the available items of this market alone. `category` is null if no name is similar, `condition` also if their ' +
      'conditions differ.',
    querystring: z.object({ name: optionalElse(line(LONGEST.itemName, m.items_the_name), '') }),
    response: answers(ItemSuggestionView),
  },
  'POST /api/product/store': {
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
  'POST /api/product/update/:id': {
    ...common,
    summary: 'Change my item: what is left out stays',
    description: 'Beside the fields, `images[]`: pictures to add.',
    consumes: FORM_OR_JSON,
    params: IdParams,
    body: UpdateBody,
    response: answers(Product),
  },
  'DELETE /api/products/delete/:id': {
    ...common,
    summary: 'Delete my item and its pictures',
    description:
      'Proposed swaps that name it end. 409 while it is promised in an agreed swap, and once it is traded.',
    params: IdParams,
    response: answers(z.null()),
  },
})
