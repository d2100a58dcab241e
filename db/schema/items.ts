import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, fieldVersions, flag, id, moment, updatedAt, version } from './columns.ts'
import { images } from './images.ts'
import { neighbourhoods } from './neighbourhoods.ts'

export const categories = sqliteTable(
  'categories',
  {
    id: id(),
    name: text('name').notNull().unique(),
    imageId: integer('image_id').references(() => images.id, { onDelete: 'set null' }),
    /** A file of client/public/categories, used without an image. */
    drawing: text('drawing'),
    position: integer('position').notNull().default(0),
    /** Available items, maintained by triggers: counting a million rows takes 22 ms. */
    itemCount: integer('item_count').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [index('categories_position').on(table.position, table.id)],
)

/** The specification's Product. Ids rise with time, so "newest first" sorts by id. */
export const items = sqliteTable(
  'items',
  {
    id: id(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    name: text('name').notNull(),
    /** Sort key: `folded` of server/platform/search/folded-shared.ts. */
    sortName: text('sort_name').notNull(),
    /** Sanitized HTML. */
    description: text('description').notNull(),
    /** Plain text for search and meta descriptions. */
    descriptionText: text('description_text').notNull(),
    condition: text('condition', { enum: ['New', 'LikeNew', 'Old'] }).notNull(),
    status: text('status', { enum: ['available', 'reserved', 'traded', 'hidden'] })
      .notNull()
      .default('available'),
    /** A message of the owner for the page of the item. */
    message: text('message').notNull().default(''),
    /** What the owner accepts in exchange. */
    tradePreferences: text('trade_preferences').notNull().default(''),
    phone: text('phone').notNull().default(''),
    location: text('location').notNull().default(''),
    /** Null for the owner's neighbourhood. */
    neighbourhoodId: integer('neighbourhood_id').references(() => neighbourhoods.id, {
      onDelete: 'set null',
    }),
    videoLinks: text('video_links', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** A gift, if gifts are enabled (`gifts` of the community rules). */
    isGift: flag('is_gift'),
    /** True if a chain may start with it; only for gifts. */
    startsChain: integer('starts_chain', { mode: 'boolean' }).notNull().default(true),
    /** Pinned by an admin. */
    pinnedAt: moment('pinned_at'),
    /**
     * Set if a moderator has hidden the item. A hidden item without it belongs to a suspended user and is shown again when the suspension
     * ends.
     */
    takenDownAt: moment('taken_down_at'),
    clientId: text('client_id'),
    version: version(),
    fieldVersions: fieldVersions(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('items_featured').on(table.pinnedAt, table.id).where(sql`status = 'available'`),
    index('items_category').on(table.categoryId, table.id).where(sql`status = 'available'`),
    index('items_category_name')
      .on(table.categoryId, table.sortName, table.id)
      .where(sql`status = 'available'`),
    index('items_gifts').on(table.id).where(sql`status = 'available' AND is_gift`),
    index('items_newest').on(table.id).where(sql`status = 'available'`),
    index('items_name').on(table.sortName, table.id).where(sql`status = 'available'`),
    index('items_owner').on(table.ownerId, table.id),
    index('items_neighbourhood').on(table.neighbourhoodId),
    uniqueIndex('items_client').on(table.ownerId, table.clientId),
    check('items_condition', sql`${table.condition} IN ('New', 'LikeNew', 'Old')`),
    check('items_status', sql`${table.status} IN ('available', 'reserved', 'traded', 'hidden')`),
  ],
)

export const itemImages = sqliteTable(
  'item_images',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.position] }),
    index('item_images_image').on(table.imageId),
  ],
)
