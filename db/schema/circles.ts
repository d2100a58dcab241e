import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'
import { swaps } from './swaps.ts'

/** Why an item leads to another: its owner said so to it, offered it in a request, or has a wish that it fits. */
export const ARC_KINDS = ['want', 'request', 'wish'] as const

/** What the site has found, beside the swap that it proposed. */
export const circles = sqliteTable(
  'circles',
  {
    swapId: integer('swap_id')
      .primaryKey()
      .references(() => swaps.id, { onDelete: 'cascade' }),
    /** Ids of its items in the order of their arcs, beginning with the lowest: "3>17>5". */
    loop: text('loop').notNull(),
    /** The legs of a chain do not close: the giver of a gift gets nothing, the last receiver gives nothing. */
    shape: text('shape', { enum: ['circle', 'chain'] })
      .notNull()
      .default('circle'),
    /** Of each person, by their place, why they were asked. */
    why: text('why', { mode: 'json' }).$type<(typeof ARC_KINDS)[number][]>().notNull(),
  },
  (table) => [index('circles_loop').on(table.loop)],
)

/** What the search for circles has to know of a person. */
export const circlePeople = sqliteTable(
  'circle_people',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Circles in a row that they have not answered; with two they are left out. */
    unanswered: integer('unanswered').notNull().default(0),
    /** When they were last asked whether what they have is still available. */
    askedAt: moment('asked_at'),
  },
  (table) => [index('circle_people_left_out').on(table.accountId).where(sql`unanswered >= 2`)],
)

/** What the people of an agreed circle write to one another. */
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
