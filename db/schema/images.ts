import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/** A processed public picture. Its files are `uploads/<first two letters of the hash>/<hash>-<width>.webp`, one for each of `widths`. */
export const images = sqliteTable(
  'images',
  {
    id: id(),
    /** First 128 bits, in hex, of the SHA-256 of the widest rendition. */
    hash: text('hash').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Ascending widths in pixels of the stored renditions; the last is `width`. */
    widths: text('widths', { mode: 'json' }).$type<number[]>().notNull(),
    /** A blurred picture of some 16 pixels as a data: URL, shown until the real one has come. */
    placeholder: text('placeholder').notNull(),
    /** Bytes of all renditions together. */
    size: integer('size').notNull(),
    /** Who sent it first and holds it; null for the site's own pictures. */
    holderId: integer('holder_id').references((): AnySQLiteColumn => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('images_held').on(table.holderId, table.size),
    index('images_new').on(table.createdAt, table.size).where(sql`holder_id IS NOT NULL`),
  ],
)
