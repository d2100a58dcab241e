import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Randomized figures by period (server/platform/bounded-odds.ts). Their keys are keyed hashes, which reveal nothing. */
export const shownFigures = sqliteTable('shown_figures', {
  key: text('key').primaryKey(),
  /** Number of the period since 1970. */
  period: integer('period').notNull(),
  figure: integer('figure').notNull(),
})
