import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, moment, updatedAt } from './columns.ts'
import { swapParties, swaps } from './swaps.ts'

/** Newest proposal for a meeting of a circle. */
export const circleMeetings = sqliteTable(
  'circle_meetings',
  {
    swapId: integer('swap_id')
      .primaryKey()
      .references(() => swaps.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull().default(1),
    byId: integer('by_id').notNull(),
    place: text('place').notNull(),
    /** Ascending, in milliseconds since 1970. */
    times: text('times', { mode: 'json' }).$type<number[]>().notNull(),
    note: text('note').notNull().default(''),
    /** The time accepted by all; null until then. */
    startsAt: moment('starts_at'),
    agreedAt: moment('agreed_at'),
    /** The last agreed time; a new proposal does not change it. */
    agreedFor: moment('agreed_for'),
    /** Number of HANDOVER.reminders that were sent or skipped. */
    reminders: integer('reminders').notNull().default(0),
    /** Next reminder; null for none. */
    dueAt: moment('due_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.swapId, table.byId],
      foreignColumns: [swapParties.swapId, swapParties.accountId],
    }).onDelete('cascade'),
    index('circle_meetings_due').on(table.dueAt).where(sql`due_at IS NOT NULL`),
    check('circle_meetings_agreed', sql`(${table.startsAt} IS NULL) = (${table.agreedAt} IS NULL)`),
  ],
)

/** Times of the newest proposal that a user accepts; an empty list rejects all. */
export const circleMeetingAnswers = sqliteTable(
  'circle_meeting_answers',
  {
    swapId: integer('swap_id')
      .notNull()
      .references(() => circleMeetings.swapId, { onDelete: 'cascade' }),
    accountId: integer('account_id').notNull(),
    /** Accepted times in milliseconds since 1970. */
    times: text('times', { mode: 'json' }).$type<number[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.swapId, table.accountId] }),
    foreignKey({
      columns: [table.swapId, table.accountId],
      foreignColumns: [swapParties.swapId, swapParties.accountId],
    }).onDelete('cascade'),
  ],
)
