import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { LONGEST } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'
import { ListQuery, TEXT_TOO_LONG } from './items-query-schema.ts'
import { CardView, CategoryView, ProductView, SuggestionView } from './items-shared.ts'

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

export const itemsContract = contract({
  'GET /api/product-categories/list': {
    tags: ['Items'],
    summary: 'All categories',
    response: answers(z.array(CategoryView)),
  },
  'GET /api/home/search': { ...list, summary: 'Items by words or beginnings of words' },
  'GET /api/home/products/filter': { ...list, summary: 'Items of a category' },
  'GET /api/home/suggestions': {
    tags: ['Items'],
    summary: 'What a search that is being typed may become: categories, and words of items here',
    description: 'At most 8, from two characters on. `category_id` is null for a text to search for.',
    querystring: z.object({
      product: z.string().max(LONGEST.searchText, { error: TEXT_TOO_LONG }).default(''),
    }),
    response: answers(z.array(SuggestionView)),
  },
  'GET /api/home/product/details/:id': {
    tags: ['Items'],
    summary: 'One item with its owner and up to 8 suggested items',
    params: IdParams,
    response: answers(z.object({ product: ProductView })),
  },
})
