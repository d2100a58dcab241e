import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { requiredLine } from '../../platform/schemas/text-shared.ts'

export const CategoryForm = z.object({
  name: requiredLine(LONGEST.categoryName, m.admin_a_name, m.admin_category_name_required),
  /** URL of an image; null for the default drawing. */
  image: z.string().max(LONGEST.link).nullable(),
})
export type CategoryForm = z.output<typeof CategoryForm>

/** State before the edit, to detect conflicts. */
export const CategorySeen = z.object({
  seen: z.object({ name: z.string(), image: z.string().nullable() }),
})
export type CategorySeen = z.output<typeof CategorySeen>

export const CategoryChange = CategoryForm.extend(CategorySeen.shape)
export type CategoryChange = z.output<typeof CategoryChange>

export const CategoryRowView = z.object({
  id: z.int(),
  name: z.string(),
  /** URL of the image or drawing. */
  shown: z.string(),
  image: z.string().nullable(),
  item_count: z.int(),
})
export type CategoryRowView = z.output<typeof CategoryRowView>

export const CategoriesView = z.object({ categories: z.array(CategoryRowView) })
export type CategoriesView = z.output<typeof CategoriesView>
