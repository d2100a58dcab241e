import * as m from '../../platform/catalogues/messages.ts'

/** Errors of required fields; without zod for pages that do not load it. */
export const MISSING = {
  name: m.items_name_is_required,
  description: m.items_description_is_required,
  product_category_id: m.items_choose_a_category,
  condition: m.items_choose_a_condition,
  message: m.items_message_is_required,
  images: m.items_picture_required,
} as const
