import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

export const reports = sqliteTable(
  'reports',
  {
    id: id(),
    reporterId: integer('reporter_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    targetKind: text('target_kind', { enum: ['item', 'message', 'person', 'review'] }).notNull(),
    /** Of `items`, `messages`, `accounts` or `reviews`; may be deleted. */
    targetId: integer('target_id').notNull(),
    /** The reported user, or owner of the item, message or review. */
    aboutId: integer('about_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: ['spam', 'prohibited', 'misleading', 'abuse', 'other'] }).notNull(),
    text: text('text').notNull().default(''),
    /** The content when it was reported. */
    quote: text('quote').notNull(),
    /** Null until handled. */
    handledAt: moment('handled_at'),
    handledById: integer('handled_by_id').references(() => accounts.id, { onDelete: 'set null' }),
    outcome: text('outcome', { enum: ['upheld', 'dismissed'] }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('reports_one_open')
      .on(table.reporterId, table.targetKind, table.targetId)
      .where(sql`handled_at IS NULL`),
    index('reports_queue').on(table.id).where(sql`handled_at IS NULL`),
    index('reports_target').on(table.targetKind, table.targetId),
    index('reports_about').on(table.aboutId),
    index('reports_handled_by').on(table.handledById),
    check('reports_target_kind', sql`${table.targetKind} IN ('item', 'message', 'person', 'review')`),
    check('reports_reason', sql`${table.reason} IN ('spam', 'prohibited', 'misleading', 'abuse', 'other')`),
    check(
      'reports_outcome',
      sql`(${table.outcome} IS NULL) = (${table.handledAt} IS NULL)
        AND coalesce(${table.outcome} IN ('upheld', 'dismissed'), 1)`,
    ),
    check('reports_not_oneself', sql`${table.reporterId} <> ${table.aboutId}`),
  ],
)
