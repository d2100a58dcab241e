import { and, desc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { images, itemImages, itemImports, items } from '../../../db/schema/index.ts'

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
  db
    .select({ posted: sql<number>`coalesce(sum(${itemImports.posted}), 0)` })
    .from(itemImports)
    .where(
      sql`${itemImports.accountId} = ${placeholder('accountId')}
        AND coalesce(${itemImports.doneAt}, ${itemImports.confirmedAt}) > ${placeholder('since')}`,
    )
    .prepare(),
)

const isStored = sql`NOT ${itemImports.isDeleted} AND ${itemImports.expiresAt} > ${placeholder('now')}`

/** Names of files that an import still needs. */
export const neededFiles = prepared((db) =>
  db.select({ file: itemImports.file }).from(itemImports).where(isStored).prepare(),
)

/** A user's imports whose file is still stored, without those being posted, newest first. */
export const storedImports = prepared((db) =>
  db
    .select({ id: itemImports.id, size: itemImports.size, file: itemImports.file })
    .from(itemImports)
    .where(
      sql`${itemImports.byId} = ${placeholder('byId')} AND ${isStored}
        AND (${itemImports.confirmedAt} IS NULL OR ${itemImports.doneAt} IS NOT NULL)`,
    )
    .orderBy(desc(itemImports.id))
    .prepare(),
)

/** Blanks expired imports, and deletes those whose result is no longer available for retries. */
export function sweepImports(db: Db, now: number, resultSince: number): void {
  db.update(itemImports)
    .set({ plan: null, file: '' })
    .where(and(lte(itemImports.expiresAt, new Date(now)), isNotNull(itemImports.plan)))
    .run()
  db.delete(itemImports)
    .where(lte(itemImports.expiresAt, new Date(resultSince)))
    .run()
}

/** Content of all items of a user, to detect duplicates. */
export const ownContents = prepared((db) => {
  const hashes: SQL = sql`SELECT json_group_array(${images.hash} ORDER BY ${itemImages.position})
    FROM ${itemImages} JOIN ${images} ON ${images.id} = ${itemImages.imageId} WHERE ${itemImages.itemId} = ${items.id}`
  return db
    .select({
      name: items.name,
      description: items.description,
      categoryId: items.categoryId,
      condition: items.condition,
      hashes: sql<string[]>`(${hashes})`.mapWith((json: string) => JSON.parse(json)),
    })
    .from(items)
    .where(eq(items.ownerId, placeholder('ownerId')))
    .prepare()
})

/** The widest rendition of a picture of one of the user's items; undefined for any other picture. */
export const ownPicture = prepared((db) =>
  db
    .select({ hash: images.hash, width: images.width })
    .from(images)
    .where(
      sql`${images.hash} = ${placeholder('hash')} AND EXISTS (
        SELECT 1 FROM ${itemImages} JOIN ${items} ON ${items.id} = ${itemImages.itemId}
        WHERE ${itemImages.imageId} = ${images.id} AND ${items.ownerId} = ${placeholder('ownerId')})`,
    )
    .prepare(),
)
