import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'
import { items } from './items.ts'
import { swaps } from './swaps.ts'

/**
 * A draw among those who ask for a gift. It begins with the first request, or again when a swap is called off, and ends once somebody
 * is chosen or nobody is waiting any more. Earlier rounds remain, so that their draws can be verified.
 */
export const giftRounds = sqliteTable(
  'gift_rounds',
  {
    id: id(),
    itemId: integer('item_id').references(() => items.id, { onDelete: 'set null' }),
    /** 32 random bytes in hex, secret until the suggestion; and those of the round that would follow a called-off gift. */
    seed: text('seed').notNull(),
    nextSeed: text('next_seed').notNull(),
    /** Null until a user is suggested. The seed is public from then on. */
    suggestedAt: moment('suggested_at'),
    /** Reminders of the suggestion that the owner was sent. */
    reminders: integer('reminders').notNull().default(0),
    /** When the next step is due: the suggestion, the reminder or the end; null while no request is waiting. */
    dueAt: moment('due_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('gift_rounds_current').on(table.itemId).where(sql`ended_at IS NULL`),
    index('gift_rounds_item').on(table.itemId, table.id),
    index('gift_rounds_due').on(table.dueAt).where(sql`due_at IS NOT NULL`),
  ],
)

/** A user asks for a gift. */
export const giftRequests = sqliteTable(
  'gift_requests',
  {
    id: id(),
    /** Null once the item is gone; its name remains. */
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
    /** The swap by which they get it; of what was not chosen, the swap because of which. */
    swapId: integer('swap_id').references(() => swaps.id, { onDelete: 'set null' }),
    /** The place in the order of the suggestion, from 1; null for what came later, which ranks behind. */
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
