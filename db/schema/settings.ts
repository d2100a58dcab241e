import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Internal state: signing secret, completed setup steps, settings. */
export const settings = sqliteTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})
