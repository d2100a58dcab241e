import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { optional, yesOrNo } from '../../platform/schemas/form-fields-shared.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { CardView } from '../items/items-shared.ts'

const common = { tags: ['Favourites'], security: [{ bearer: [] }] }

export const favouritesContract = contract({
  'POST /api/product/toggle-favorite/:id': {
    ...common,
    summary: 'Mark an item as favourite, or take the mark off',
    description:
      'With `is_favorite` it is so afterwards, however often that is sent; without, it turns the other way.',
    params: IdParams,
    body: z.object({ is_favorite: optional(yesOrNo(m.admin_choose_yes_or_no)) }),
    response: answers(
      z.object({
        is_favorite: z.boolean(),
        asks: z.boolean().meta({ description: 'One has not said yet whether one would swap for it' }),
      }),
    ),
  },
  'GET /api/dashboard/favorites/list': {
    ...common,
    summary: 'My favourite items, the last marked first',
    querystring: z.object({ page: PageNumber.default(1) }),
    response: answers(z.object({ products: z.array(CardView), pagination: Pagination })),
  },
})
