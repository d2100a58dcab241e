import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { categories, items, swapLegs } from '../../../db/schema/index.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import {
  dropUnusedImages,
  type ImageSource,
  sentBy,
  withImages,
} from '../../platform/images/images-service.ts'
import { LISTED } from '../../platform/limits.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import { imageIdsIn, placed } from '../../site/content/admin-site-pictures.ts'
import type { Order } from '../../site/content/admin-site-shared.ts'
import { isNameTaken, isOrderOf, NOT_DELETED, savedMeanwhile } from '../../site/content/saving.ts'
import type {
  CategoriesView,
  CategoryChange,
  CategoryForm,
  CategoryRowView,
  CategorySeen,
} from './admin-categories-shared.ts'
import { writtenCategories, writtenCategory } from './categories-queries.ts'
import type { CategoryCountView } from './items-shared.ts'

type Site = Pick<FastifyInstance, 'config' | 'db' | 'images'>

const about = (id: number) => ({ noun: 'category', id })

const rowView = ({ id, name, image, item_count }: CategoryCountView): CategoryRowView => ({
  id,
  name,
  shown: image ?? '',
  image: image?.startsWith('/uploads/') ? image : null,
  item_count,
})

export const categoryRows = (db: Db): CategoriesView => ({ categories: writtenCategories(db).map(rowView) })

/** @throws AppError 404 no such category; 409 changed since `seen`, with the text ending `end` */
function getSeen(db: Db, id: number, seen: CategorySeen['seen'], end?: string): CategoryRowView {
  const category = writtenCategory(db, id)
  if (!category) throw notFound(m.admin_category_missing())
  const now = rowView(category)
  if (now.name !== seen.name || now.image !== seen.image) throw savedMeanwhile(db, about(id), end)
  return now
}

function checkName(db: Db, name: string, id = 0): void {
  const rows = db.select({ id: categories.id, name: categories.name }).from(categories).all()
  if (isNameTaken(rows, name, id)) throw invalid({ name: [m.admin_category_name_taken()] })
}

/** @throws AppError 422 no such image */
const imageIdOf = (db: Db, image: string | null, newIds: readonly number[]): number | null =>
  imageIdsIn(db, placed(db, { image }, newIds, 'image').image ?? '')[0] ?? null

/** Appends a category. @throws AppError 409 too many; 422 name taken; what `withImages` throws */
export async function addCategory(
  site: Site,
  admin: ViewerView,
  { name, image }: CategoryForm,
  pictures: readonly ImageSource[] = [],
): Promise<CategoriesView> {
  const { db } = site
  const check = () => {
    checkName(db, name)
    if (writtenCategories(db).length >= LISTED.categories)
      throw conflict(m.admin_categories_limit({ categories: LISTED.categories }))
  }
  check()
  return withImages(
    sentBy(site.images, admin.id),
    pictures,
    (ids) =>
      actAsAdmin(site, admin, () => {
        check()
        const last = db.select({ position: sql<number>`coalesce(max(position), 0)` }).from(categories).get()!
        const { id } = db
          .insert(categories)
          .values({ name, imageId: imageIdOf(db, image, ids), position: last.position + 1 })
          .returning({ id: categories.id })
          .get()
        audit(db, admin, 'add', about(id), m.admin_added_the_category({ name }))
        return categoryRows(db)
      }),
    'image',
  )
}

/** @throws AppError 404 no such category; 409 changed since `seen`; 422 name taken; what `withImages` throws */
export async function changeCategory(
  site: Site,
  admin: ViewerView,
  id: number,
  { name, image, seen }: CategoryChange,
  pictures: readonly ImageSource[] = [],
): Promise<CategoriesView> {
  const { db, images } = site
  const check = () => {
    const now = getSeen(db, id, seen)
    checkName(db, name, id)
    return now
  }
  check()
  return withImages(
    sentBy(images, admin.id),
    pictures,
    (ids) =>
      actAsAdmin(site, admin, () => {
        const now = check()
        db.update(categories)
          .set({ name, imageId: imageIdOf(db, image, ids) })
          .where(eq(categories.id, id))
          .run()
        const what =
          now.name === name
            ? m.admin_changed_the_category({ name })
            : m.admin_renamed_to({ name: now.name, name2: name })
        audit(db, admin, 'save', about(id), what)
        dropUnusedImages(images, imageIdsIn(db, seen.image ?? ''))
        return categoryRows(db)
      }),
    'image',
  )
}

/** Stores the order of the categories. /browse opens with the first one. @throws AppError 409 the ids or their previous order are stale */
export function orderCategories(site: Site, admin: ViewerView, order: Order): CategoriesView {
  const { db } = site
  return actAsAdmin(site, admin, () => {
    if (!isOrderOf(order, categoryRows(db).categories)) {
      throw conflict(m.admin_categories_changed_meanwhile())
    }
    for (const [position, id] of order.ids.entries()) {
      db.update(categories).set({ position }).where(eq(categories.id, id)).run()
    }
    audit(db, admin, 'order', { noun: 'category', id: 'all' }, m.admin_reordered_categories())
    return categoryRows(db)
  })
}

/** @throws AppError 404 no such category; 409 changed since `seen`, in use, or the last one */
export function deleteCategory(
  site: Site,
  admin: ViewerView,
  id: number,
  { seen }: CategorySeen,
): CategoriesView {
  const { db, images } = site
  return actAsAdmin(site, admin, () => {
    const { name, item_count: count } = getSeen(db, id, seen, NOT_DELETED())
    const item = db.select({ id: items.id }).from(items).where(eq(items.categoryId, id)).limit(1).get()
    const leg = db
      .select({ id: swapLegs.id })
      .from(swapLegs)
      .where(eq(swapLegs.categoryId, id))
      .limit(1)
      .get()
    if (item || leg) {
      const what = count > 0 ? m.admin_items_are_in_it({ count }) : m.admin_has_past_swaps()
      throw conflict(m.admin_category_not_deletable({ name, what }))
    }
    if (categoryRows(db).categories.length === 1) {
      throw conflict(m.admin_last_category_stays())
    }
    db.delete(categories).where(eq(categories.id, id)).run()
    audit(db, admin, 'delete', about(id), m.admin_deleted_the_category({ name }))
    dropUnusedImages(images, imageIdsIn(db, seen.image ?? ''))
    return categoryRows(db)
  })
}
