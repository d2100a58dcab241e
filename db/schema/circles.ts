import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'
import { swaps } from './swaps.ts'

/** Source of an edge: a want, an item offered in a request, or a matching wish. */
export const ARC_KINDS = ['want', 'request', 'wish'] as const

/** Circles, in addition to their swaps. */
export const circles = sqliteTable(
  'circles',
  {
    swapId: integer('swap_id')
      .primaryKey()
      .references(() => swaps.id, { onDelete: 'cascade' }),
    /** Ids of its items in the order of their arcs, beginning with the lowest: "3>17>5"; of a chain from the gift to the last receiver. */
    loop: text('loop').notNull(),
    /** A chain is open: the giver of a gift receives nothing, and the last receiver gives nothing. */
    shape: text('shape', { enum: ['circle', 'chain'] })
      .notNull()
      .default('circle'),
    /** Sources of the edges in the order of the parties; null for the giver of a gift. */
    why: text('why', { mode: 'json' }).$type<((typeof ARC_KINDS)[number] | null)[]>().notNull(),
  },
  (table) => [index('circles_loop').on(table.loop)],
)

/** State of users for the search for circles. */
export const circlePeople = sqliteTable(
  'circle_people',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Consecutive unanswered circles; from 2 on the user is skipped. */
    unanswered: integer('unanswered').notNull().default(0),
    /** Last "Still available?" question. */
    askedAt: moment('asked_at'),
  },
  (table) => [index('circle_people_left_out').on(table.accountId).where(sql`unanswered >= 2`)],
)

export const circleMessages = sqliteTable(
  'circle_messages',
  {
    id: id(),
    swapId: integer('swap_id')
      .notNull()
      .references(() => swaps.id, { onDelete: 'cascade' }),
    senderId: integer('sender_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    clientId: text('client_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('circle_messages_swap').on(table.swapId, table.id),
    uniqueIndex('circle_messages_client').on(table.senderId, table.clientId),
  ],
)
