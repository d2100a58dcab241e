import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment, randomId, updatedAt } from './columns.ts'
import { swaps } from './swaps.ts'

/**
 * What one of two people says of the other after a completed swap. Nobody sees it until both have written or the time
 * for it is over; that follows from the rows, so it is stored nowhere.
 */
export const reviews = sqliteTable(
  'reviews',
  {
    /** Random: consecutive ids would tell that somebody has written a review that is not shown yet. */
    id: id().$defaultFn(randomId),
    swapId: integer('swap_id')
      .notNull()
      .references(() => swaps.id, { onDelete: 'cascade' }),
    byId: integer('by_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    aboutId: integer('about_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    wouldSwapAgain: integer('would_swap_again', { mode: 'boolean' }).notNull(),
    text: text('text').notNull().default(''),
    /** What the reviewed person says to it, once. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    /** A moderator or an admin has hidden it: it is shown to nobody and counts nowhere. */
    hiddenAt: moment('hidden_at'),
    /** When the reviewed person was told that it is there. */
    toldAt: moment('told_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('reviews_once').on(table.swapId, table.byId, table.aboutId),
    index('reviews_about').on(table.aboutId, table.createdAt),
    index('reviews_by').on(table.byId),
    index('reviews_untold').on(table.swapId).where(sql`told_at IS NULL`),
    check('reviews_not_oneself', sql`${table.byId} <> ${table.aboutId}`),
  ],
)
