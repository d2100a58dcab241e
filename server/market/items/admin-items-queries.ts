import { prepared } from '../../../db/open.ts'
import type { ITEM_FILTERS } from './admin-items-shared.ts'

interface Found {
  q: string
  folded: string
  ownerId: number | null
  before: number
  limit: number
}

const FILTERS: Record<(typeof ITEM_FILTERS)[number], string> = {
  all: '',
  hidden: "AND status = 'hidden'",
  pinned: 'AND pinned_at IS NOT NULL',
}

const page = (filter: string, whose: string) =>
  prepared((db) =>
    db.$client
      .prepare<Found, number>(
        `SELECT id FROM items WHERE id < :before ${whose} ${filter}
           AND (:q = '' OR instr(sort_name, :folded) > 0 OR CAST(id AS TEXT) = :q)
         ORDER BY id DESC LIMIT :limit`,
      )
      .pluck(),
  )

const pages = (whose: string) => ({
  all: page(FILTERS.all, whose),
  hidden: page(FILTERS.hidden, whose),
  pinned: page(FILTERS.pinned, whose),
})

/** Items of any status by name, newest first. The search index only has available items, so this scans names until a page is full. */
export const itemsOfAll = pages('AND :ownerId IS NULL')
export const itemsOfOwner = pages('AND owner_id = :ownerId')

interface Marks {
  id: number
  taken_down_at: number | null
  pinned_at: number | null
}

export const marksOf = prepared((db) =>
  db.$client.prepare<[ids: string], Marks>(
    'SELECT id, taken_down_at, pinned_at FROM items WHERE id IN (SELECT value FROM json_each(?))',
  ),
)
