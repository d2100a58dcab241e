import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'
import { items } from './items.ts'
import { swaps } from './swaps.ts'

/**
 * A draw among the requests for a gift. It starts with the first request, or again after a cancelled swap, and ends when a user is chosen
 * or no request waits. Earlier rounds remain verifiable.
 */
export const giftRounds = sqliteTable(
  'gift_rounds',
  {
    id: id(),
    itemId: integer('item_id').references(() => items.id, { onDelete: 'set null' }),
    /**
     * 32 random bytes in hex, secret until the suggestion; `nextSeed` is the seed of the next round, which begins if the swap is
     * cancelled.
     */
    seed: text('seed').notNull(),
    nextSeed: text('next_seed').notNull(),
    /** Null until a user is suggested; then the seed is public. */
    suggestedAt: moment('suggested_at'),
    /** Reminders sent to the owner. */
    reminders: integer('reminders').notNull().default(0),
    /** Next step: suggestion, reminder or end; null while no request waits. */
    dueAt: moment('due_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('gift_rounds_current').on(table.itemId).where(sql`ended_at IS NULL`),
    index('gift_rounds_item').on(table.itemId, table.id),
    index('gift_rounds_due').on(table.dueAt).where(sql`due_at IS NOT NULL`),
  ],
)

/** A request for a gift. */
export const giftRequests = sqliteTable(
  'gift_requests',
  {
    id: id(),
    /** Null after the item's deletion; the name remains. */
    itemId: integer('item_id').references(() => items.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    roundId: integer('round_id')
      .notNull()
      .references(() => giftRounds.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    message: text('message').notNull().default(''),
    state: text('state', { enum: ['waiting', 'chosen', 'not_chosen', 'withdrawn', 'ended'] })
      .notNull()
      .default('waiting'),
    /** The resulting swap; for rejected requests, the swap that caused it. */
    swapId: integer('swap_id').references(() => swaps.id, { onDelete: 'set null' }),
    /** Rank in the draw, from 1; null for later requests, which rank last. */
    rank: integer('rank'),
    clientId: text('client_id'),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('gift_requests_waiting').on(table.itemId, table.accountId).where(sql`state = 'waiting'`),
    index('gift_requests_item').on(table.itemId, table.state),
    index('gift_requests_round').on(table.roundId),
    index('gift_requests_account').on(table.accountId, table.id),
    index('gift_requests_swap').on(table.swapId),
    uniqueIndex('gift_requests_client').on(table.accountId, table.clientId),
    check(
      'gift_requests_state',
      sql`${table.state} IN ('waiting', 'chosen', 'not_chosen', 'withdrawn', 'ended')`,
    ),
  ],
)
