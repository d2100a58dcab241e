import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { optionalOrBlank, yesOrNo } from '../../platform/schemas/form-fields-shared.ts'
import { Id } from '../../platform/schemas/id-shared.ts'
import { PageNumber } from '../../platform/schemas/pagination-shared.ts'
import { SORTS } from '../../platform/search/sort-shared.ts'
import { CONDITIONS, type Condition } from './condition-shared.ts'

/** The names that older lists use; they are taken in filters and nowhere else (decisions, section 3). */
const OLDER_CONDITIONS: Record<string, Condition> = { new: 'New', used: 'Old', refurbished: 'LikeNew' }

const ConditionFilter = z
  .enum([...CONDITIONS, 'new', 'used', 'refurbished'], { error: () => m.items_there_is_no_such_condition() })
  .transform((name) => OLDER_CONDITIONS[name] ?? (name as Condition))

const SortOrder = z.enum(SORTS, { error: () => m.items_there_is_no_such_order() })

export const TEXT_TOO_LONG = () =>
  m.items_please_search_for_characters_or_fewer({ searchText: LONGEST.searchText })

const Text = z.string({ error: () => m.items_please_give_one_search_text() })

/** `exact=1` takes a text to the letter: no other forms, synonyms or nearest words. */
const Exact = z
  .enum(['0', '1'], { error: () => m.items_exact_is_1_or_0() })
  .transform((value) => value === '1')

/** A category's id, or all of them. */
const CategoryFilter = z.union([z.literal('all'), Id])

/** A neighbourhood's id. */
const PlaceFilter = Id

/** What `GET /api/home/search` and `GET /api/home/products/filter` take; all that is given narrows. */
export const ListQuery = z.object({
  product: optionalOrBlank(Text.max(LONGEST.searchText, { error: TEXT_TOO_LONG })),
  product_category_id: optionalOrBlank(CategoryFilter),
  condition: optionalOrBlank(ConditionFilter),
  place: optionalOrBlank(PlaceFilter),
  gifts: optionalOrBlank(yesOrNo(m.form_yes_or_no)),
  exact: optionalOrBlank(Exact),
  sort: optionalOrBlank(SortOrder),
  page: PageNumber.default(1),
})

/** What `/browse` takes. Its text has no bound here: a long one is said to be too long on the page itself. */
export const BrowseQuery = z.object({
  product: optionalOrBlank(Text),
  category: optionalOrBlank(CategoryFilter),
  condition: optionalOrBlank(ConditionFilter),
  place: optionalOrBlank(PlaceFilter),
  gifts: optionalOrBlank(yesOrNo(m.form_yes_or_no)),
  exact: optionalOrBlank(Exact),
  sort: optionalOrBlank(SortOrder),
  page: PageNumber.default(1),
})
