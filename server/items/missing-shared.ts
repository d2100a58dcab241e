/** What is said where a required field of a thing or an offer is empty. Apart from zod for pages that are sent none. */
export const MISSING = {
  name: 'Name is required',
  description: 'Description is required',
  product_category_id: 'Choose a category',
  condition: 'Choose a condition',
  message: 'Message is required',
  images: 'Add at least one picture',
} as const
