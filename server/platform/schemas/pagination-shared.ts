import { z } from 'zod'
import * as m from '../catalogues/messages.ts'
import { LAST_PAGE, SEARCH_CAP } from '../limits.ts'
import { OptionalId } from './id-shared.ts'
import { positiveNumber } from './numbers-shared.ts'

/** `?page=`: from 1; below, not a whole number or beyond any sense is 422. Said twice it is 422 too. */
export const PageNumber = z.coerce
  .string()
  .regex(/^\d{1,7}$/, { error: () => m.common_the_page_must_be_a_whole_number() })
  .transform(Number)
  .refine((page) => page >= 1 && page <= LAST_PAGE, { error: () => m.form_page_range({ last: LAST_PAGE }) })

/** Where a page stands in its list, as the API says it. `total_capped` is true where counting stopped at `total`. */
export const Pagination = z
  .object({
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
    total_capped: z.boolean().optional(),
  })
  .meta({ id: 'Pagination' })

export type Pagination = z.infer<typeof Pagination>

/** Figures of one page; an empty list still has one page. `total` beyond `cap` is shown as the cap. */
export function paginate(
  page: number,
  perPage: number,
  total: number,
  cap = Number.POSITIVE_INFINITY,
): Pagination {
  const shown = Math.min(total, cap)
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(shown / perPage)),
    per_page: perPage,
    total: shown,
    ...(total > cap ? { total_capped: true } : {}),
  }
}

/** As `paginate`, for a search, which counts no further than SEARCH_CAP. */
export const paginateSearch = (page: number, perPage: number, total: number) =>
  paginate(page, perPage, total, SEARCH_CAP)

/**
 * One page of a list that goes by id, the newest first (`BeforeQuery`).
 *
 * @param rows what the query gave for a limit of `size + 1`: the one row more tells that there are older ones.
 * @param idOf the id of a row.
 * @returns the rows of the page, and `next_before`, which asks for older ones; null where there are none.
 */
export function pageById<Row>(
  rows: readonly Row[],
  size: number,
  idOf: (row: Row) => number,
): { shown: Row[]; next_before: number | null } {
  const shown = rows.slice(0, size)
  return { shown, next_before: rows.length > size ? idOf(shown.at(-1)!) : null }
}

/** The query of a list that goes by id: `?before=<id>` asks for what is older. */
export const BeforeQuery = z.object({ before: OptionalId })

/** Says that everything with this id and below has been seen. */
export const UpToBody = z.object({ up_to: positiveNumber(m.common_this_must_be_the_number_of_an_entry) })
