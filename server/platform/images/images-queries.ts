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

/**
 * The row of a picture; gives its id. A new picture counts for the quota of the account `holderId` (null for nobody's); one
 * that is stored already goes on counting for whoever sent it first.
 */
export const upsertImage = (db: Db, image: ProcessedImage, holderId: number | null): number =>
  upsert(db).get({ ...image, holderId }).id

/**
 * SQL condition: something other than an item or a swap shows the picture, and everybody may see it. Texts of the site (`content`,
 * `pages`) name pictures by address, with the hash in it.
 */
const ELSEWHERE = sql`
  EXISTS (SELECT 1 FROM accounts WHERE avatar_image_id = images.id)
  OR EXISTS (SELECT 1 FROM categories WHERE image_id = images.id)
  OR EXISTS (SELECT 1 FROM content WHERE instr(value, images.hash) > 0)
  OR EXISTS (SELECT 1 FROM pages WHERE instr(body, images.hash) > 0)`

/** SQL condition: nothing points at the picture. */
const UNUSED = sql`
  NOT EXISTS (SELECT 1 FROM item_images WHERE image_id = images.id)
  AND NOT EXISTS (SELECT 1 FROM swap_leg_images WHERE image_id = images.id)
  AND NOT (${ELSEWHERE})`

/** SQL condition: an item of which `condition` is true has the picture. */
const itemWith = (condition: SQL) => sql`EXISTS (
  SELECT 1 FROM item_images JOIN items ON items.id = item_images.item_id
  WHERE item_images.image_id = images.id AND ${condition})`

/** The picture with this hash, where hidden items show it and nothing else does that everybody may see; else undefined. */
export const hiddenImage = prepared((db) =>
  db
    .select({
      /** Whether `viewer` owns one of these items, or is a party to a swap that shows it. */
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

/** Deletes the row unless something points at it; gives what its files are called by, or undefined where it stays. */
export const deleteUnusedImage = (db: Db, id: number) => deleteUnused(db).get({ id })

const find = prepared((db) =>
  db
    .select()
    .from(images)
    .where(eq(images.id, placeholder('id')))
    .prepare(),
)

export const findImage = (db: Db, id: number) => find(db).get({ id })

/** Width and height in pixels of the picture with this hash. */
export const imageSize = prepared((db) =>
  db
    .select({ width: images.width, height: images.height })
    .from(images)
    .where(eq(images.hash, placeholder('hash')))
    .prepare(),
)

/** Ids of pictures that nothing points at, stored before `before`. */
export const unusedImages = (db: Db, before: Date): number[] =>
  db
    .select({ id: images.id })
    .from(images)
    .where(sql`${images.createdAt} < ${before.getTime()} AND ${UNUSED}`)
    .all()
    .map(({ id }) => id)

/** Pictures whose hash begins with `prefix`. */
export const imagesWithPrefix = (db: Db, prefix: string) =>
  db
    .select({ id: images.id, hash: images.hash, widths: images.widths })
    .from(images)
    .where(sql`${images.hash} >= ${prefix} AND ${images.hash} < ${`${prefix}g`}`)
    .all()
