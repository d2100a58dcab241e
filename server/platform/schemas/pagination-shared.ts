import { z } from 'zod'
import * as m from '../catalogues/messages.ts'
import { LAST_PAGE, SEARCH_CAP } from '../limits.ts'
import { OptionalId } from './id-shared.ts'
import { positiveNumber } from './numbers-shared.ts'

/** `?page=`: an integer from 1. Anything else, or repeating it, is 422. */
export const PageNumber = z.coerce
  .string()
  .regex(/^\d{1,7}$/, { error: () => m.common_page_wrong() })
  .transform(Number)
  .refine((page) => page >= 1 && page <= LAST_PAGE, { error: () => m.form_page_range({ last: LAST_PAGE }) })

/** Pagination of the API. `total_capped` is true if counting stopped at `total`. */
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

/** An empty list has one page. `total` is limited to `cap`. */
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

export const paginateSearch = (page: number, perPage: number, total: number) =>
  paginate(page, perPage, total, SEARCH_CAP)

/**
 * A page of a list by descending id (`BeforeQuery`).
 * @param rows the result of a query with limit `size + 1`: an extra row means that there are older ones.
 * @returns the rows of the page, and `next_before` for the next page; null at the end.
 */
export function pageById<Row>(
  rows: readonly Row[],
  size: number,
  idOf: (row: Row) => number,
): { shown: Row[]; next_before: number | null } {
  const shown = rows.slice(0, size)
  return { shown, next_before: rows.length > size ? idOf(shown.at(-1)!) : null }
}

/** Cursor pagination by id: `?before=<id>` requests older entries. */
export const BeforeQuery = z.object({ before: OptionalId })

/** Marks entries up to this id as seen. */
export const UpToBody = z.object({ up_to: positiveNumber(m.common_id_wrong) })
