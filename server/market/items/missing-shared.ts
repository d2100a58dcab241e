import * as m from '../../platform/catalogues/messages.ts'

/** What is said where a required field of a thing or an offer is empty. Apart from zod for pages that are sent none. */
export const MISSING = {
  name: m.items_name_is_required,
  description: m.items_description_is_required,
  product_category_id: m.items_choose_a_category,
  condition: m.items_choose_a_condition,
  message: m.items_message_is_required,
  images: m.items_add_at_least_one_picture,
} as const
