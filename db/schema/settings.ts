import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What the site knows of itself: the signing secret, the steps of the first start that are done. */
export const settings = sqliteTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})
