import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { requiredLine } from '../../platform/schemas/text-shared.ts'

/** What the form of a category holds. */
export const CategoryForm = z.object({
  name: requiredLine(LONGEST.categoryName, m.admin_a_name, m.admin_a_category_needs_a_name),
  /** Address of a stored picture; null is our own drawing. */
  image: z.string().max(LONGEST.link).nullable(),
})
export type CategoryForm = z.output<typeof CategoryForm>

/** A category as the admin saw it before changing or deleting it. */
export const CategorySeen = z.object({
  seen: z.object({ name: z.string(), image: z.string().nullable() }),
})
export type CategorySeen = z.output<typeof CategorySeen>

export const CategoryChange = CategoryForm.extend(CategorySeen.shape)
export type CategoryChange = z.output<typeof CategoryChange>

/** A category as admins see it. */
export const CategoryRowView = z.object({
  id: z.int(),
  name: z.string(),
  /** What is shown: a picture or a drawing. */
  shown: z.string(),
  /** The picture; null where a drawing is shown. */
  image: z.string().nullable(),
  /** Available items in it. */
  item_count: z.int(),
})
export type CategoryRowView = z.output<typeof CategoryRowView>

/** /admin/categories, in order. */
export const CategoriesView = z.object({ categories: z.array(CategoryRowView) })
export type CategoriesView = z.output<typeof CategoriesView>
