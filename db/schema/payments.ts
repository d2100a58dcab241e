import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id, updatedAt } from './columns.ts'

/** A subscription plan. Demonstration only: nothing is charged. */
export const plans = sqliteTable(
  'plans',
  {
    id: id(),
    name: text('name').notNull().unique(),
    /** US cents. */
    price: integer('price').notNull(),
    billingInterval: text('billing_interval', { enum: ['month', 'year'] }).notNull(),
    description: text('description').notNull(),
    isPopular: flag('is_popular'),
    features: text('features', { mode: 'json' }).$type<string[]>().notNull(),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('plans_price', sql`${table.price} >= 0`),
    check('plans_interval', sql`${table.billingInterval} IN ('month', 'year')`),
  ],
)
