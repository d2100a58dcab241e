import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/** A public image. Files: `uploads/<first 2 characters of the hash>/<hash>-<width>.webp` per width. */
export const images = sqliteTable(
  'images',
  {
    id: id(),
    /** First 128 bits of the SHA-256 of the widest rendition, in hex. */
    hash: text('hash').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Ascending pixels; the last is `width`. */
    widths: text('widths', { mode: 'json' }).$type<number[]>().notNull(),
    /** Blurred preview of about 16 pixels, as a data: URL. */
    placeholder: text('placeholder').notNull(),
    /** Total bytes of all renditions. */
    size: integer('size').notNull(),
    /** First uploader, whose quota it uses; null for the site. */
    holderId: integer('holder_id').references((): AnySQLiteColumn => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('images_held').on(table.holderId, table.size),
    index('images_new').on(table.createdAt, table.size).where(sql`holder_id IS NOT NULL`),
  ],
)
