import { eq, type SQL, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { images } from '../../../db/schema/index.ts'
import type { ProcessedImage } from './image-jobs.ts'

const { placeholder } = sql

const upsert = prepared((db) =>
  db
    .insert(images)
    .values({
      hash: placeholder('hash'),
      width: placeholder('width'),
      height: placeholder('height'),
      widths: placeholder('widths'),
      placeholder: placeholder('placeholder'),
      size: placeholder('size'),
      holderId: placeholder('holderId'),
    })
    .onConflictDoUpdate({ target: images.hash, set: { size: sql`excluded.size` } })
    .returning({ id: images.id })
    .prepare(),
)

/** Returns the id. A new image counts for the quota of `holderId` (null for nobody), a duplicate for the first uploader. */
export const upsertImage = (db: Db, image: ProcessedImage, holderId: number | null): number =>
  upsert(db).get({ ...image, holderId }).id

/** SQL condition: the image is shown by something other than an item or a swap. Texts reference images by a URL that has the hash. */
const ELSEWHERE = sql`
  EXISTS (SELECT 1 FROM accounts WHERE avatar_image_id = images.id)
  OR EXISTS (SELECT 1 FROM categories WHERE image_id = images.id)
  OR EXISTS (SELECT 1 FROM content WHERE instr(value, images.hash) > 0)
  OR EXISTS (SELECT 1 FROM pages WHERE instr(body, images.hash) > 0)`

/** SQL condition: unreferenced. */
const UNUSED = sql`
  NOT EXISTS (SELECT 1 FROM item_images WHERE image_id = images.id)
  AND NOT EXISTS (SELECT 1 FROM swap_leg_images WHERE image_id = images.id)
  AND NOT (${ELSEWHERE})`

const itemWith = (condition: SQL) => sql`EXISTS (
  SELECT 1 FROM item_images JOIN items ON items.id = item_images.item_id
  WHERE item_images.image_id = images.id AND ${condition})`

/** The image if only hidden items show it; undefined if anything public shows it. */
export const hiddenImage = prepared((db) =>
  db
    .select({
      /** True if `viewer` owns one of these items or is a party to a swap that shows it. */
      isOwn: sql<number>`${itemWith(sql`items.owner_id = ${placeholder('viewer')}`)} OR EXISTS (
        SELECT 1 FROM swap_leg_images JOIN swap_legs ON swap_legs.id = swap_leg_images.leg_id
        JOIN swap_parties ON swap_parties.swap_id = swap_legs.swap_id
        WHERE swap_leg_images.image_id = images.id AND swap_parties.account_id = ${placeholder('viewer')})`,
    })
    .from(images)
    .where(
      sql`${images.hash} = ${placeholder('hash')} AND ${itemWith(sql`items.status = 'hidden'`)}
        AND NOT ${itemWith(sql`items.status <> 'hidden'`)} AND NOT (${ELSEWHERE})`,
    )
    .prepare(),
)

const deleteUnused = prepared((db) =>
  db
    .delete(images)
    .where(sql`${images.id} = ${placeholder('id')} AND ${UNUSED}`)
    .returning({ hash: images.hash, widths: images.widths })
    .prepare(),
)

/** Deletes an unreferenced row and returns the data of its files; undefined if it is referenced. */
export const deleteUnusedImage = (db: Db, id: number) => deleteUnused(db).get({ id })

const find = prepared((db) =>
  db
    .select()
    .from(images)
    .where(eq(images.id, placeholder('id')))
    .prepare(),
)

export const findImage = (db: Db, id: number) => find(db).get({ id })

export const imageSize = prepared((db) =>
  db
    .select({ width: images.width, height: images.height })
    .from(images)
    .where(eq(images.hash, placeholder('hash')))
    .prepare(),
)

/** Ids of unreferenced images stored before `before`. */
export const unusedImages = (db: Db, before: Date): number[] =>
  db
    .select({ id: images.id })
    .from(images)
    .where(sql`${images.createdAt} < ${before.getTime()} AND ${UNUSED}`)
    .all()
    .map(({ id }) => id)

export const imagesWithPrefix = (db: Db, prefix: string) =>
  db
    .select({ id: images.id, hash: images.hash, widths: images.widths })
    .from(images)
    .where(sql`${images.hash} >= ${prefix} AND ${images.hash} < ${`${prefix}g`}`)
    .all()
