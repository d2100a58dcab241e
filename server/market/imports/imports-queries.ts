import { and, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { itemImports } from '../../../db/schema/index.ts'

const { placeholder } = sql

export type ImportRow = typeof itemImports.$inferSelect

export const importById = prepared((db) =>
  db
    .select()
    .from(itemImports)
    .where(and(eq(itemImports.id, placeholder('id')), eq(itemImports.isDeleted, false)))
    .prepare(),
)

export const importByClientId = prepared((db) =>
  db
    .select()
    .from(itemImports)
    .where(and(eq(itemImports.byId, placeholder('byId')), eq(itemImports.clientId, placeholder('clientId'))))
    .prepare(),
)

export const insertImport = (db: Db, row: typeof itemImports.$inferInsert): number =>
  db.insert(itemImports).values(row).returning({ id: itemImports.id }).get().id

export const updateImport = (db: Db, id: number, changes: Partial<typeof itemImports.$inferInsert>): void => {
  db.update(itemImports).set(changes).where(eq(itemImports.id, id)).run()
}

/** Items posted by a user's imports since a time. */
export const importedSince = prepared((db) =>
  db.$client
    .prepare<{ accountId: number; since: number }, number>(
      'SELECT coalesce(sum(posted), 0) FROM item_imports WHERE account_id = :accountId AND coalesce(done_at, confirmed_at) > :since',
    )
    .pluck(),
)

/** Names of files that an import still needs. */
export const neededFiles = prepared((db) =>
  db.$client
    .prepare<{ now: number }, string>(
      'SELECT file FROM item_imports WHERE NOT is_deleted AND expires_at > :now',
    )
    .pluck(),
)

/** A user's imports whose file is still stored, without those being posted, newest first. */
export const storedImports = prepared((db) =>
  db.$client.prepare<{ byId: number; now: number }, { id: number; size: number; file: string }>(
    `SELECT id, size, file FROM item_imports
     WHERE by_id = :byId AND NOT is_deleted AND (confirmed_at IS NULL OR done_at IS NOT NULL) AND expires_at > :now
     ORDER BY id DESC`,
  ),
)

/** Blanks expired imports, and deletes those whose result is no longer available for retries. */
export function sweepImports(db: Db, now: number, resultSince: number): void {
  db.$client
    .prepare("UPDATE item_imports SET plan = NULL, file = '' WHERE expires_at <= ? AND plan IS NOT NULL")
    .run(now)
  db.$client.prepare('DELETE FROM item_imports WHERE expires_at <= ?').run(resultSince)
}

/** Content of all items of a user, to detect duplicates. */
export const ownContents = prepared((db) =>
  db.$client.prepare<
    [ownerId: number],
    { name: string; description: string; categoryId: number; condition: string; hashes: string }
  >(
    `SELECT name, description, category_id AS categoryId, condition,
       (SELECT json_group_array(hash) FROM (SELECT hash FROM item_images JOIN images ON images.id = image_id
         WHERE item_id = items.id ORDER BY position)) AS hashes
     FROM items WHERE owner_id = ?`,
  ),
)

/** The widest rendition of a picture of one of the user's items; undefined for any other picture. */
export const ownPicture = prepared((db) =>
  db.$client.prepare<{ ownerId: number; hash: string }, { hash: string; width: number }>(
    `SELECT hash, width FROM images WHERE hash = :hash AND EXISTS (
       SELECT 1 FROM item_images JOIN items ON items.id = item_id WHERE image_id = images.id AND owner_id = :ownerId)`,
  ),
)
