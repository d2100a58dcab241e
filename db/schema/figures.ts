import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Figures that were drawn and then shown for a period (server/platform/bounded-odds.ts). A key is a keyed hash and discloses nothing. */
export const shownFigures = sqliteTable('shown_figures', {
  key: text('key').primaryKey(),
  /** The number of the period since 1970. */
  period: integer('period').notNull(),
  figure: integer('figure').notNull(),
})
