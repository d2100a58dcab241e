import { sql } from 'drizzle-orm'
import { blob, check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, flag, id, moment } from './columns.ts'
import { items } from './items.ts'
import { swaps } from './swaps.ts'

/** The requests for a gift that are decided together: from the first one, or from a swap that was called off, until the end. */
export const giftRounds = sqliteTable(
  'gift_rounds',
  {
    itemId: integer('item_id')
      .primaryKey()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** 32 random bytes, secret until the suggestion; and those of the draw that would follow a called-off gift. */
    seed: blob('seed', { mode: 'buffer' }).notNull(),
    nextSeed: blob('next_seed', { mode: 'buffer' }).notNull(),
    /** Null until a user is suggested. The seed is public from then on. */
    suggestedAt: moment('suggested_at'),
    /** When the owner was reminded of the suggestion. */
    remindedAt: moment('reminded_at'),
    /** When the next step is due: the suggestion, the reminder or the end; null while no request is waiting. */
    dueAt: moment('due_at'),
  },
  (table) => [index('gift_rounds_due').on(table.dueAt).where(sql`due_at IS NOT NULL`)],
)

/** A user asks for a gift. */
export const giftRequests = sqliteTable(
  'gift_requests',
  {
    id: id(),
    /** Null once the item is gone; its name remains. */
    itemId: integer('item_id').references(() => items.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    message: text('message').notNull().default(''),
    state: text('state', { enum: ['waiting', 'chosen', 'not_chosen', 'withdrawn', 'ended'] })
      .notNull()
      .default('waiting'),
    /** The swap by which they get it; of what was not chosen, the swap because of which. */
    swapId: integer('swap_id').references(() => swaps.id, { onDelete: 'set null' }),
    /** Asked before the suggestion, so that it takes part in the draw. */
    isDrawn: flag('is_drawn'),
    clientId: text('client_id'),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('gift_requests_waiting').on(table.itemId, table.accountId).where(sql`state = 'waiting'`),
    index('gift_requests_item').on(table.itemId, table.state),
    index('gift_requests_account').on(table.accountId, table.id),
    index('gift_requests_swap').on(table.swapId),
    uniqueIndex('gift_requests_client').on(table.accountId, table.clientId),
    check(
      'gift_requests_state',
      sql`${table.state} IN ('waiting', 'chosen', 'not_chosen', 'withdrawn', 'ended')`,
    ),
  ],
)
