import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, moment, updatedAt } from './columns.ts'
import { swapParties, swaps } from './swaps.ts'

/** Where and when all people of an agreed swap of three or more meet: the newest proposal. */
export const circleMeetings = sqliteTable(
  'circle_meetings',
  {
    swapId: integer('swap_id')
      .primaryKey()
      .references(() => swaps.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    revision: integer('revision').notNull().default(1),
    byId: integer('by_id').notNull(),
    place: text('place').notNull(),
    /** The proposed times, the earliest first, in milliseconds since 1970. */
    times: text('times', { mode: 'json' }).$type<number[]>().notNull(),
    note: text('note').notNull().default(''),
    /** The time that all have said yes to; null while there is none. */
    startsAt: moment('starts_at'),
    agreedAt: moment('agreed_at'),
    /** The time that all agreed on last; a newer proposal does not change it. */
    agreedFor: moment('agreed_for'),
    /** How many of HANDOVER.reminders, in their order, have been sent or skipped as too late. */
    reminders: integer('reminders').notNull().default(0),
    /** When the next of them is due; null if none is. */
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

/** The times of the newest proposal that somebody can come at; an empty list is a no to all of them. */
export const circleMeetingAnswers = sqliteTable(
  'circle_meeting_answers',
  {
    swapId: integer('swap_id')
      .notNull()
      .references(() => circleMeetings.swapId, { onDelete: 'cascade' }),
    accountId: integer('account_id').notNull(),
    /** Milliseconds since 1970. */
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
