import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { categories, images } from '../../../db/schema/index.ts'
import { shown, worded } from '../../platform/catalogues/default-texts.ts'
import { smallImageUrl } from '../../platform/images/image-view.ts'
import type { CategoryCountView } from './items-shared.ts'

const selectCategories = (db: Db) =>
  db
    .select({
      id: categories.id,
      name: categories.name,
      drawing: categories.drawing,
      itemCount: categories.itemCount,
      image: { hash: images.hash, widths: images.widths },
    })
    .from(categories)
    .leftJoin(images, eq(images.id, categories.imageId))

const inOrder = prepared((db) =>
  selectCategories(db).orderBy(categories.position, categories.id).limit(sql.placeholder('limit')).prepare(),
)

const byId = prepared((db) =>
  selectCategories(db)
    .where(eq(categories.id, sql.placeholder('id')))
    .prepare(),
)

const availableTotal = prepared((db) =>
  db
    .select({ total: sql<number>`coalesce(sum(${categories.itemCount}), 0)` })
    .from(categories)
    .prepare(),
)

type Row = NonNullable<ReturnType<ReturnType<typeof byId>['get']>>

/** Default drawing. */
const ANY_DRAWING = 'lantern'

const viewed = ({ id, name, image, drawing, itemCount }: Row, word = shown): CategoryCountView => ({
  id,
  name: word(name),
  image: image ? smallImageUrl(image) : `/categories/${drawing ?? ANY_DRAWING}.svg`,
  item_count: itemCount,
})

const categoryView = (row: Row) => viewed(row)

export const writtenCategories = (db: Db): CategoryCountView[] =>
  inOrder(db)
    .all({ limit: -1 })
    .map((row) => viewed(row, worded))

export function writtenCategory(db: Db, id: number): CategoryCountView | undefined {
  const row = byId(db).get({ id })
  return row && viewed(row, worded)
}

export const listCategories = (db: Db): CategoryCountView[] =>
  inOrder(db).all({ limit: -1 }).map(categoryView)

export const firstCategory = (db: Db): CategoryCountView | undefined =>
  inOrder(db).all({ limit: 1 }).map(categoryView)[0]

export function findCategory(db: Db, id: number): CategoryCountView | undefined {
  const row = byId(db).get({ id })
  return row && categoryView(row)
}

export const countAvailable = (db: Db): number => availableTotal(db).get()!.total
