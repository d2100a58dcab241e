import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Randomized figures by period (server/platform/bounded-odds.ts). Keys are keyed hashes. */
export const shownFigures = sqliteTable('shown_figures', {
  key: text('key').primaryKey(),
  /** Periods since 1970. */
  period: integer('period').notNull(),
  figure: integer('figure').notNull(),
})
