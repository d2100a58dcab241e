import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { isOneOf } from '../../../db/is.ts'
import { prepared } from '../../../db/open.ts'
import { items } from '../../../db/schema/index.ts'
import type { ITEM_FILTERS } from './admin-items-shared.ts'

const { placeholder } = sql

const FILTERS = {
  all: undefined,
  hidden: eq(items.status, 'hidden'),
  pinned: isNotNull(items.pinnedAt),
} satisfies Record<(typeof ITEM_FILTERS)[number], SQL | undefined>

const isFound = sql`${items.id} < ${placeholder('before')} AND (${placeholder('q')} = ''
  OR instr(${items.sortName}, ${placeholder('folded')}) > 0 OR CAST(${items.id} AS TEXT) = ${placeholder('q')})`

const page = (filter?: SQL, whose?: SQL) =>
  prepared((db) =>
    db
      .select({ id: items.id })
      .from(items)
      .where(and(isFound, filter, whose))
      .orderBy(desc(items.id))
      .limit(placeholder('limit'))
      .prepare(),
  )

const pages = (whose?: SQL) => ({
  all: page(FILTERS.all, whose),
  hidden: page(FILTERS.hidden, whose),
  pinned: page(FILTERS.pinned, whose),
})

/** Items of any status by name, newest first. The search index only has available items, so this scans names until a page is full. */
export const itemsOfAll = pages()
export const itemsOfOwner = pages(eq(items.ownerId, placeholder('ownerId')))

export const marksOf = prepared((db) =>
  db
    .select({ id: items.id, takenDownAt: items.takenDownAt, pinnedAt: items.pinnedAt })
    .from(items)
    .where(isOneOf(items.id, 'ids'))
    .prepare(),
)
