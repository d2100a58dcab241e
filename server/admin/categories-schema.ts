import { z } from 'zod'
import { LONGEST } from '../limits.ts'
import { requiredLine } from '../text-schema.ts'

/** What the form of a category holds. */
export const CategoryForm = z.object({
  name: requiredLine(LONGEST.categoryName, 'A name', 'A category needs a name.'),
  /** Address of a stored picture; null is our own drawing. */
  image: z.string().max(LONGEST.link).nullable(),
})
export type CategoryForm = z.output<typeof CategoryForm>

/** A change, with the category as the admin saw it before. */
export const CategoryChange = CategoryForm.extend({
  seen: z.object({ name: z.string(), image: z.string().nullable() }),
})
export type CategoryChange = z.output<typeof CategoryChange>

/** All categories by id, in their new order. */
export const CategoryOrder = z.object({ ids: z.array(z.int().positive()) })

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
