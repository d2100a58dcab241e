import { and, eq, ne, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../db/open.ts'
import { categories, exchangeRequests, items } from '../../db/schema/index.ts'
import type { ViewerView } from '../accounts/accounts-schema.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { dropUnusedImages, type ImageSource, withImages } from '../images/images-service.ts'
import { listCategories } from '../items/categories-queries.ts'
import { LISTED } from '../limits.ts'
import { audit } from './audit-service.ts'
import type { CategoriesView, CategoryForm } from './categories-schema.ts'
import { isOrderOf } from './saving.ts'
import { imageIdsIn, placed } from './site-pictures.ts'

type Site = Pick<FastifyInstance, 'db' | 'images'>

const about = (id: number) => ({ noun: 'category', id })

/** All categories in order. */
export const categoryRows = (db: Db): CategoriesView => ({
  categories: listCategories(db).map(({ id, name, image, item_count }) => ({
    id,
    name,
    shown: image ?? '',
    image: image?.startsWith('/uploads/') ? image : null,
    item_count,
  })),
})

function getCategory(db: Db, id: number) {
  const row = db.select().from(categories).where(eq(categories.id, id)).get()
  if (!row) throw notFound('There is no such category.')
  return row
}

/** Two categories of one name could not be told apart, whatever their letters' case. */
function checkName(db: Db, name: string, id = 0): void {
  const same = and(sql`lower(${categories.name}) = lower(${name})`, ne(categories.id, id))
  const taken = db.select({ id: categories.id }).from(categories).where(same).get()
  if (taken) throw invalid({ name: ['There is a category of this name already.'] })
}

/**
 * Adds a category at the end.
 *
 * @throws AppError 409 too many, 422 a name that is taken, and what `withImages` throws.
 */
export async function addCategory(
  { db, images }: Site,
  admin: ViewerView,
  { name, image }: CategoryForm,
  pictures: readonly ImageSource[] = [],
): Promise<CategoriesView> {
  return withImages(
    images,
    pictures,
    (ids) =>
      immediate(db, () => {
        checkName(db, name)
        const all = categoryRows(db).categories
        if (all.length >= LISTED.categories)
          throw conflict(`There is room for ${LISTED.categories} categories.`)
        const [imageId = null] = imageIdsIn(db, placed(db, { image }, ids, 'image').image ?? '')
        const last = db.select({ position: sql<number>`coalesce(max(position), 0)` }).from(categories).get()!
        const { id } = db
          .insert(categories)
          .values({ name, imageId, position: last.position + 1 })
          .returning({ id: categories.id })
          .get()
        audit(db, admin, 'add', about(id), `Added the category ${name}`)
        return categoryRows(db)
      }),
    'image',
  )
}

/**
 * Renames a category and gives it a picture, or takes it off.
 *
 * @throws AppError 404, 422 a name that is taken, and what `withImages` throws.
 */
export async function changeCategory(
  { db, images }: Site,
  admin: ViewerView,
  id: number,
  { name, image }: CategoryForm,
  pictures: readonly ImageSource[] = [],
): Promise<CategoriesView> {
  const before = getCategory(db, id)
  const result = await withImages(
    images,
    pictures,
    (ids) =>
      immediate(db, () => {
        getCategory(db, id)
        checkName(db, name, id)
        const [imageId = null] = imageIdsIn(db, placed(db, { image }, ids, 'image').image ?? '')
        db.update(categories).set({ name, imageId }).where(eq(categories.id, id)).run()
        const what =
          before.name === name ? `Changed the category ${name}` : `Renamed ${before.name} to ${name}`
        audit(db, admin, 'save', about(id), what)
        return categoryRows(db)
      }),
    'image',
  )
  if (before.imageId !== null) dropUnusedImages(images, [before.imageId])
  return result
}

/**
 * Puts the categories in this order; the first is the one that /browse opens with.
 *
 * @throws AppError 409 where these are not all the categories there are.
 */
export function orderCategories(db: Db, admin: ViewerView, ids: readonly number[]): CategoriesView {
  return immediate(db, () => {
    if (!isOrderOf(ids, categoryRows(db).categories)) {
      throw conflict('The categories have changed meanwhile. Please load this page again.')
    }
    for (const [position, id] of ids.entries()) {
      db.update(categories).set({ position }).where(eq(categories.id, id)).run()
    }
    audit(db, admin, 'order', { noun: 'category', id: 'all' }, 'Changed the order of the categories')
    return categoryRows(db)
  })
}

/**
 * @throws AppError 404, 409 while an item or a request is in it, and for the last one.
 */
export function deleteCategory({ db, images }: Site, admin: ViewerView, id: number): CategoriesView {
  const { imageId } = getCategory(db, id)
  const result = immediate(db, () => {
    const { name, itemCount } = getCategory(db, id)
    const item = db.select({ id: items.id }).from(items).where(eq(items.categoryId, id)).limit(1).get()
    const request = db
      .select({ id: exchangeRequests.id })
      .from(exchangeRequests)
      .where(eq(exchangeRequests.categoryId, id))
      .limit(1)
      .get()
    if (item || request) {
      const what =
        itemCount === 1
          ? '1 item is in it'
          : itemCount > 1
            ? `${itemCount} items are in it`
            : 'past swaps are in it'
      throw conflict(`${name} cannot be deleted: ${what}. You can rename it, or move it to the end.`)
    }
    if (categoryRows(db).categories.length === 1) {
      throw conflict('The last category stays: without one nothing can be posted. You can rename it.')
    }
    db.delete(categories).where(eq(categories.id, id)).run()
    audit(db, admin, 'delete', about(id), `Deleted the category ${name}`)
    return categoryRows(db)
  })
  if (imageId !== null) dropUnusedImages(images, [imageId])
  return result
}
