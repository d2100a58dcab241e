export const CATEGORY_SETS = ['household', 'books', 'plants', 'tools', 'baby', 'empty'] as const
export type CategorySet = (typeof CATEGORY_SETS)[number]
