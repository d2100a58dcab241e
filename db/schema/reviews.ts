import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment, randomId, updatedAt } from './columns.ts'
import { swaps } from './swaps.ts'

/** A review after a completed swap. Not shown until both users have written or the review time is over; this is computed, not stored. */
export const reviews = sqliteTable(
  'reviews',
  {
    /** Random, because consecutive ids would reveal hidden reviews. */
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
    /** One reply of the reviewed user. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    /** Hidden by a moderator: not shown or counted. */
    hiddenAt: moment('hidden_at'),
    /** When the reviewed user was notified. */
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
