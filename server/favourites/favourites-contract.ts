import { z } from 'zod'
import { answers, contract } from '../http/contract.ts'
import { IdParams } from '../id-shared.ts'
import { CardView } from '../items/items-shared.ts'
import { PageNumber, Pagination } from '../pagination-shared.ts'

const common = { tags: ['Favourites'], security: [{ bearer: [] }] }

export const favouritesContract = contract({
  'POST /api/product/toggle-favorite/:id': {
    ...common,
    summary: 'Mark an item as favourite, or take the mark off',
    params: IdParams,
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
