import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { images } from './images.ts'
import { categories, items } from './items.ts'

/** One person's offer of a thing for somebody else's listed item. */
export const exchangeRequests = sqliteTable(
  'exchange_requests',
  {
    id: id(),
    requesterId: integer('requester_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    requestedItemId: integer('requested_item_id').references(() => items.id, { onDelete: 'set null' }),
    /** Kept so that the request still reads well once the item is gone. */
    requestedItemName: text('requested_item_name').notNull(),
    /** Set when the offer was made from one of the requester's own listed items. */
    offeredItemId: integer('offered_item_id').references(() => items.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    condition: text('condition', { enum: ['New', 'LikeNew', 'Old'] }).notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    message: text('message').notNull(),
    status: text('status', { enum: ['pending', 'accepted', 'rejected'] })
      .notNull()
      .default('pending'),
    outcome: text('outcome', {
      enum: ['declined', 'withdrawn', 'called_off', 'completed', 'expired', 'item_gone'],
    }),
    /** Why it was called off. */
    reason: text('reason').notNull().default(''),
    acceptedAt: moment('accepted_at'),
    requesterCompletedAt: moment('requester_completed_at'),
    ownerCompletedAt: moment('owner_completed_at'),
    remindedAt: moment('reminded_at'),
    clientId: text('client_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('exchange_requests_incoming').on(table.ownerId, table.status, table.id),
    index('exchange_requests_outgoing').on(table.requesterId, table.status, table.id),
    index('exchange_requests_item').on(table.requestedItemId, table.status),
    index('exchange_requests_offered').on(table.offeredItemId, table.status),
    uniqueIndex('exchange_requests_client').on(table.requesterId, table.clientId),
    uniqueIndex('exchange_requests_one_pending')
      .on(table.requesterId, table.requestedItemId)
      .where(sql`status = 'pending'`),
    uniqueIndex('exchange_requests_one_accepted')
      .on(table.requestedItemId)
      .where(sql`status = 'accepted' AND outcome IS NULL`),
    check('exchange_requests_condition', sql`${table.condition} IN ('New', 'LikeNew', 'Old')`),
    check('exchange_requests_not_oneself', sql`${table.requesterId} <> ${table.ownerId}`),
    check(
      'exchange_requests_state',
      sql`CASE ${table.status}
        WHEN 'pending' THEN ${table.outcome} IS NULL
        WHEN 'accepted' THEN ${table.outcome} IS NULL OR ${table.outcome} = 'completed'
        WHEN 'rejected' THEN ${table.outcome} IS NOT NULL
          AND ${table.outcome} IN ('declined', 'withdrawn', 'called_off', 'expired', 'item_gone')
        ELSE 0 END`,
    ),
  ],
)

export const exchangeRequestImages = sqliteTable(
  'exchange_request_images',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => exchangeRequests.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.position] }),
    index('exchange_request_images_image').on(table.imageId),
  ],
)
