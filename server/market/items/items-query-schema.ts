import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { optionalOrBlank, yesOrNo } from '../../platform/schemas/form-fields-shared.ts'
import { Id } from '../../platform/schemas/id-shared.ts'
import { PageNumber } from '../../platform/schemas/pagination-shared.ts'
import { SORTS } from '../../platform/search/sort-shared.ts'
import { CONDITIONS, type Condition } from './condition-shared.ts'

/** Other names for conditions, which only filters accept (decisions, section 3). */
const OLDER_CONDITIONS: Record<string, Condition> = { new: 'New', used: 'Old', refurbished: 'LikeNew' }

const ConditionFilter = z
  .enum([...CONDITIONS, 'new', 'used', 'refurbished'], { error: () => m.items_condition_missing() })
  .transform((name) => OLDER_CONDITIONS[name] ?? (name as Condition))

const SortOrder = z.enum(SORTS, { error: () => m.items_order_missing() })

export const TEXT_TOO_LONG = () => m.items_search_text_long({ searchText: LONGEST.searchText })

const Text = z.string({ error: () => m.items_search_text_required() })

/** `exact=1` disables inflections, synonyms and spelling correction. */
const Exact = z.enum(['0', '1'], { error: () => m.items_exact_wrong() }).transform((value) => value === '1')

const CategoryFilter = z.union([z.literal('all'), Id])

const PlaceFilter = Id

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
